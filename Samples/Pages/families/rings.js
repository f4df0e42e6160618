/** Rings of progress with figures inside. */
families.rings = (s) => {
  const t = s.theme;
  const nested = ring(
    160,
    18,
    0.8,
    t.tints[0],
    Colors.alpha(t.tints[0], 0.2),
    ring(
      118,
      18,
      0.55,
      t.tints[1],
      Colors.alpha(t.tints[1], 0.2),
      ring(76, 18, 0.3, t.tints[2], Colors.alpha(t.tints[2], 0.2)),
    ),
  );
  const value = (i) => column(
    "gap:0",
    text(15, 500, t.fg, s.word()),
    row(
      "gap:3px;align-items:baseline;direction:ltr",
      text(22, 600, t.tints[i], s.figure(`${s.random.int(100, 600)}/${s.random.int(600, 900)}`)),
      text(14, 600, t.tints[i], s.random.pick(["KCAL", "MIN", "KM"])),
    ),
  );
  const small = (i) => column(
    `flex:1;padding:12px;gap:8px;background:${t.card};border-radius:14px;align-items:center`,
    ring(
      72,
      8,
      s.random.real(0.2, 0.95),
      t.tints[i + 3],
      t.fill,
      text(17, 700, t.fg, s.figure(`${s.random.int(11, 96)}%`)),
    ),
    text(13, 500, t.secondary, s.word(), "white-space:nowrap"),
  );
  return [
    s.statusBar(),
    s.title(),
    row(
      `margin:0 16px 12px;padding:16px;gap:18px;background:${t.card};border-radius:16px`,
      nested,
      column("gap:8px", value(0), value(1), value(2)),
    ),
    row("gap:10px;padding:0 16px 12px", small(0), small(1), small(2)),
    s.panel(
      times(
        4,
        () => row(
          "padding:11px 16px;gap:10px",
          s.icon(22, t.tint),
          text(16, 500, t.fg, s.label()),
          grow,
          sparkline(s.random, 60, 22, t.tint),
          text(16, 600, t.fg, s.figure(s.random.int(20, 2000))),
          text(12, 500, t.tertiary, "bpm"),
        ),
      ),
      "margin:0 16px",
    ),
  ].flat().join("");
};
