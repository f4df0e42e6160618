/** Alarms, some switched off. */
families.alarm = (s) => {
  const t = s.theme;
  const alarm = () => {
    const on = s.random.chance(0.5);
    const color = on ? t.fg : t.tertiary;
    return row(
      "padding:8px 18px",
      column(
        "",
        row(
          "align-items:baseline;gap:5px;direction:ltr",
          text(52, 200, color, s.time(), `line-height:1.15;font-family:'Inter Display','${s.font}'`),
          s.random.chance(0.5) ? text(28, 300, color, "AM", "font-family:'Inter Display'") : "",
        ),
        text(15, 400, color, s.label(2)),
      ),
      grow,
      toggle(on, "#34c759", t.fill),
    );
  };
  return [
    s.statusBar(),
    row("padding:0 18px", text(17, 400, t.tint, s.word()), grow, icon("plus", 26, t.tint)),
    s.title(),
    times(6, () => box(`border-top:0.5px solid ${t.separator};margin-inline-start:0`, alarm())),
    box("position:absolute;bottom:0;left:0;right:0", s.tabBar(`background:${t.bg}`)),
  ].flat().join("");
};
