/** A message being written, with a keyboard. */
families.compose = (s) => {
  const t = s.theme;
  return [
    s.statusBar(),
    row(
      "padding:4px 16px 10px",
      text(17, 400, t.tint, s.word()),
      grow,
      text(17, 600, t.fg, s.word()),
      grow,
      classed("disabled", "opacity:.35", text(17, 600, t.tint, s.word())),
    ),
    times(
      3,
      () => row(
        `padding:11px 16px;gap:8px;border-bottom:0.5px solid ${t.separator}`,
        text(17, 400, t.secondary, `${s.word()}:`),
        text(17, 400, t.fg, s.label()),
      ),
    ),
    text(17, 400, t.fg, s.sentence(12), "padding:14px 16px"),
    keyboard(s),
  ].flat(3).join("");
};
