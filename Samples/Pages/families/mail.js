/** An inbox with unread dots. */
families.mail = (s) => {
  const t = s.theme;
  const message = (i) => row(
    "padding:10px 16px 10px 10px;align-items:flex-start;gap:8px",
    box(`flex:none;width:10px;height:10px;margin-top:7px;border-radius:5px;background:${i % 3 ? "transparent" : t.tint}`),
    column(
      "flex:1;gap:2px;min-width:0",
      row(
        "gap:6px",
        text(17, 600, t.fg, s.label(2)),
        grow,
        text(15, 400, t.secondary, s.time()),
        icon(s.rtl ? "back" : "chevron", 13, t.tertiary),
      ),
      text(15, 400, t.fg, s.label(2)),
      text(15, 400, t.secondary, s.sentence(s.words.wide ? 7 : 8)),
    ),
  );
  return [
    s.statusBar(),
    row(
      "padding:0 16px;gap:4px",
      icon(s.rtl ? "chevron" : "back", 22, t.tint),
      text(17, 400, t.tint, s.word()),
      grow,
      text(17, 400, t.tint, s.word()),
    ),
    s.title(),
    row(
      `margin:0 16px 8px;height:36px;border-radius:10px;background:${t.fill};padding:0 8px;gap:6px`,
      icon("search", 18, t.secondary),
      classed("placeholder", "", text(17, 400, t.tertiary, s.word())),
    ),
    times(6, (i) => box(`border-top:0.5px solid ${t.separator}`, message(i))),
  ].flat().join("");
};
