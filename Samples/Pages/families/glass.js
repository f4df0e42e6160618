/** A list that scrolls under bars of glass. */
families.glass = (s) => {
  const t = s.theme;
  const glass = s.dark ? "rgba(30,30,32,.7)" : "rgba(255,255,255,.72)";
  const rows = times(
    16,
    () => row(
      `padding:9px 16px;gap:12px;border-bottom:0.5px solid ${t.separator}`,
      box("border-radius:8px;overflow:hidden;flex:none", photo(s.random, "width:44px;height:44px")),
      column("flex:1", text(17, 400, t.fg, s.label()), text(13, 400, t.secondary, s.label(2))),
    ),
  );
  const front = (style, ...kids) => pane(
    `position:absolute;left:0;right:0;background:${glass};backdrop-filter:blur(18px) saturate(1.6);${style}`,
    ...kids,
  );
  return [
    box("position:absolute;left:0;right:0;top:30px", rows),
    front(
      `top:0;border-bottom:0.5px solid ${t.separator}`,
      s.statusBar(),
      row(
        "padding:0 16px 12px",
        text(17, 400, t.tint, s.word()),
        grow,
        text(17, 600, t.fg, s.word()),
        grow,
        text(17, 400, t.tint, s.word()),
      ),
    ),
    front(`bottom:0`, s.tabBar()),
  ].flat().join("");
};
