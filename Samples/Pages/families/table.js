/** A table with striped rows. */
families.table = (s) => {
  const t = s.theme;
  const zebra = Colors.mix(t.card, s.random.pick([t.fg, t.tint]), 0.06);
  const cols = s.random.pick([3, 4]);
  const numbers = s.random.chance(0.5)
    ? "font-family:'Liberation Mono';"
    : "font-variant-numeric:tabular-nums;";
  const cell = (k, more = "") => box(`flex:1;padding:8px 6px;text-align:end;white-space:nowrap;${more}`, k);
  return [
    s.statusBar(),
    s.title(),
    box(
      `margin:0 10px;background:${t.card};border:1px solid ${t.separator}`,
      row(
        `background:${t.fill}`,
        cell(text(12, 700, t.secondary, s.word()), "text-align:start;flex:1.6"),
        times(cols - 1, () => cell(text(12, 700, t.secondary, s.random.pick(["Q1", "Q2", "Σ2", "km", "Ø3"])))),
      ),
      times(
        15,
        (i) => row(
          `background:${i % 2 ? zebra : t.card}`,
          cell(
            text(14, 500, t.fg, s.word()),
            `text-align:start;flex:1.6;border-right:1px solid ${t.separator}`,
          ),
          times(
            cols - 1,
            (j) => cell(text(
              14,
              400,
              j === 1 ? s.random.pick([t.tint, t.fg, t.tertiary]) : t.fg,
              s.figure(s.random.int(10, 9999)),
              numbers,
            )),
          ),
        ),
      ),
    ),
    text(12, 400, t.tertiary, s.sentence(6), "padding:8px 16px"),
  ].flat().join("");
};
