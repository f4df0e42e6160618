/** Text that touches rules and frames. */
families.touching = (s) => {
  const t = s.theme;
  const line = (i) => box(
    `margin:0 18px;border-bottom:1px solid ${i % 2 ? t.fg : t.separator};font-size:${s.random.pick([15, 17, 20])}px;line-height:${s.random.pick([0.98, 1.05, 1.15])};padding-top:${s.random.int(6, 14)}px;color:${i % 3 ? t.fg : t.secondary}`,
    s.label(2),
  );
  const boxed = () => text(
    s.random.pick([13, 15]),
    500,
    t.fg,
    s.label(),
    `display:inline-block;margin:10px 0 0 18px;border:1px solid ${t.secondary};line-height:1.15;padding:0 2px`,
  );
  const badge = () => row(
    "margin:12px 18px 0;gap:10px",
    text(12, 700, Colors.opposite(t.tint), s.word(), `background:${t.tint};line-height:1.2;padding:0 3px`),
    text(15, 400, t.fg, s.label(), `border-inline-start:2px solid ${t.tint};padding-inline-start:3px`),
  );
  return [s.statusBar(), s.title(), times(12, line), times(3, () => [boxed(), badge()])].flat(3).join("");
};
