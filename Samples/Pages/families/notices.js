/** Notices on blurred panes over a wallpaper. */
families.notices = (s) => {
  const { width, height } = s;
  const glass = s.dark ? ["rgba(30,30,34,.72)", "#ffffff"] : ["rgba(255,255,255,.68)", "#000000"];
  const notice = (i) => pane(
    `margin:${i ? 8 : 0}px 10px 0;padding:12px 14px;border-radius:22px;background:${glass[0]};backdrop-filter:blur(30px) saturate(1.5)`,
    row(
      "gap:11px;align-items:flex-start",
      row(
        `flex:none;width:38px;height:38px;border-radius:9px;justify-content:center;background:${s.random.pick(s.theme.tints)}`,
        s.icon(24, "#ffffff"),
      ),
      column(
        "flex:1;gap:1px",
        row(
          "",
          text(15, 600, glass[1], s.label()),
          grow,
          text(13, 400, Colors.alpha(glass[1], s.random.pick([0.35, 0.5, 0.6])), s.time()),
        ),
        text(15, 400, glass[1], s.label(2)),
        text(15, 400, Colors.alpha(glass[1], 0.85), s.sentence(s.words.wide ? 5 : 6)),
      ),
    ),
  );
  return box(
    "position:absolute;inset:0;overflow:hidden",
    box(
      "position:absolute;inset:-40px;filter:blur(16px)",
      photo(s.random, `width:${width + 80}px;height:${height + 80}px`, undefined, { sharpness: 0.5 }),
    ),
    box(
      "position:absolute;inset:0",
      s.statusBar("#ffffff"),
      row(
        "padding:6px 24px 10px",
        text(22, 700, "#ffffff", s.label()),
        grow,
        row(
          "width:28px;height:28px;border-radius:14px;background:rgba(0,0,0,.4);justify-content:center",
          icon("close", 16, "#ffffff"),
        ),
      ),
      times(6, notice),
    ),
  );
};
