/** Labels in small rounded boxes, filled and outlined. */
families.chips = (s) => {
  const t = s.theme;
  const chip = () => {
    const style = s.random.int(0, 3);
    const tint = s.random.pick(t.tints);
    const size = s.random.pick([11, 12, 13, 15]);
    const content = s.random.chance(0.8) ? s.word() : s.figure(s.random.int(10, 99));
    if (style === 0) return text(
      size,
      600,
      s.random.chance(0.7) ? "#ffffff" : "#000000",
      content,
      `background:${tint};border-radius:20px;padding:4px 11px`,
    );
    if (style === 1) return text(
      size,
      500,
      tint,
      content,
      `border:1px solid ${tint};border-radius:${s.random.pick([6, 20])}px;padding:3px 10px`,
    );
    if (style === 2) return text(
      size,
      600,
      tint,
      content,
      `background:${Colors.mix(t.bg, tint, 0.16)};border-radius:7px;padding:3px 9px`,
    );
    return row(
      `background:${t.fill};border-radius:20px;padding:4px 7px 4px 10px;gap:4px`,
      text(size, 500, t.fg, content),
      icon("close", size, t.secondary),
    );
  };
  const section = () => [
    text(17, 600, t.fg, s.label(2), "padding:16px 18px 9px"),
    box("display:flex;flex-wrap:wrap;gap:8px;padding:0 18px", times(11, chip)),
  ];
  return [s.statusBar(), s.title(), section(), section(), section(), section()].flat(3).join("");
};
