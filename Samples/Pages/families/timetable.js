/** Departures with line badges and delays. */
families.timetable = (s) => {
  const t = s.theme;
  const trip = () => {
    const line = s.random.pick(t.tints);
    const late = s.random.chance(0.4);
    return row(
      "padding:10px 14px;gap:12px;direction:ltr",
      text(
        14,
        700,
        "#ffffff",
        `${s.random.pick([..."SURBM"])}${s.random.int(1, 98)}`,
        `background:${line};border-radius:5px;padding:2px 0;width:44px;text-align:center;flex:none;font-family:'Liberation Sans'`,
      ),
      column(
        "flex:1",
        text(16, 500, t.fg, s.label()),
        row(
          "gap:6px",
          text(13, 400, t.secondary, s.word()),
          text(13, 400, t.tertiary, s.figure(s.random.int(10, 24))),
        ),
      ),
      column(
        "align-items:flex-end",
        row(
          "gap:6px",
          late ? text(14, 400, t.tertiary, s.time(), "text-decoration:line-through") : "",
          text(17, 600, late ? "#e5484d" : t.fg, s.time(), "font-variant-numeric:tabular-nums"),
        ),
        late
          ? text(12, 500, "#e5484d", s.figure(`+${s.random.int(2, 9)} min`))
          : text(12, 500, s.random.pick(["#30a46c", "#1a7f37"]), s.word()),
      ),
    );
  };
  return [
    s.statusBar(),
    s.title(),
    row(
      "padding:0 16px 10px;gap:8px",
      text(15, 600, t.tint, s.word()),
      icon("chevron", 14, t.secondary),
      text(15, 600, t.tint, s.word()),
    ),
    s.panel(times(9, trip), "margin:0 10px"),
  ].flat().join("");
};
