/** Rows of short words, each in a colour of its own. */
families.tokens = (s) => {
  const t = s.theme;
  const colors = t.tints.slice(0, 5).map((c) => (s.random.chance(0.5) ? c : s.ink(t.card, s.anyRatio(), c)));
  const token = (color) => span(
    `color:${color};font-weight:${s.random.pick([400, 400, 600, 700])}`,
    s.random.pick([
      () => s.word(),
      () => s.figure(`+${s.random.int(2, 99)}`),
      () => s.figure(`−${s.random.int(2, 99)}`),
      () => s.figure(`${s.random.int(1, 99)}%`),
      () => s.word(),
    ])(),
  );
  const line = (size) => box(
    `font-size:${size}px;padding:9px 16px`,
    times(
      s.random.int(3, 5),
      (i) => token(s.random.chance(0.3) ? t.fg : colors[(i + s.random.int(0, 1)) % 5]),
    ).join(" "),
  );
  return [
    s.statusBar(),
    s.title(),
    s.panel(times(13, () => line(s.random.pick([13, 15, 17]))), "margin:0 14px"),
  ].flat().join("");
};
