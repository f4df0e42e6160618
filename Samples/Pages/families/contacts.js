/** People with initials, letters to jump by, and counts. */
families.contacts = (s) => {
  const t = s.theme;
  const person = () => {
    const [first, last] = [s.word(), s.word()];
    const color = s.random.pick(t.tints);
    return row(
      "padding:8px 34px 8px 18px;gap:12px",
      avatar(40, color, text(15, 600, "#ffffff", `${[...first][0]}${s.rtl ? "" : [...last][0]}`)),
      column(
        "flex:1",
        text(17, 400, t.fg, `${first} <b style="font-weight:700">${last}</b>`),
        s.random.chance(0.5) ? text(13, 400, s.random.chance(0.4) ? color : t.tertiary, s.label(2)) : "",
      ),
      s.random.chance(0.3)
        ? text(
          12,
          600,
          Colors.opposite(t.tint),
          s.random.int(10, 99),
          `background:${t.tint};border-radius:10px;padding:2px 7px`,
        )
        : "",
    );
  };
  const index = column(
    `position:absolute;right:3px;top:190px;align-items:center`,
    [..."ABCDEFGHIKLMNOPRSTUVXZ"].map((ch) => text(10, 600, t.tint, ch, "line-height:14px;font-family:Inter")),
  );
  return [
    s.statusBar(),
    s.title(),
    times(
      3,
      () => [text(15, 600, t.secondary, s.word(), `padding:5px 18px;background:${t.fill}`), times(4, person)],
    ),
    index,
  ].flat(3).join("");
};
