/** Bubbles of a conversation. */
families.messages = (s) => {
  const t = s.theme;
  const [from, to] = s.random.pick([
    ["#0a84ff", "#5e5ce6"],
    ["#34c759", "#0fa34a"],
    ["#ff5f6d", "#ffc371"],
    ["#7f53ac", "#647dee"],
    ["#11998e", "#38ef7d"],
  ]);
  const bubble = (mine) => row(
    `padding:3px 14px;justify-content:${mine ? "flex-end" : "flex-start"}`,
    text(
      17,
      400,
      mine ? "#ffffff" : t.fg,
      s.sentence(s.random.int(2, s.words.wide ? 8 : 9)),
      `max-width:250px;padding:8px 13px;border-radius:18px;background:${mine ? `linear-gradient(${from},${to})` : Colors.mix(t.bg, t.fg, s.dark ? 0.2 : 0.1)}`,
    ),
  );
  return [
    s.statusBar(),
    column(
      `align-items:center;gap:3px;padding-bottom:8px;border-bottom:0.5px solid ${t.separator}`,
      avatar(46, s.random.pick(t.tints), icon("person", 28, "#ffffff")),
      text(12, 500, t.fg, s.label()),
    ),
    text(11, 500, t.secondary, `${s.word()} ${s.time()}`, "text-align:center;padding:10px"),
    times(7, () => bubble(s.random.chance(0.5))),
    text(11, 500, t.tertiary, s.word(), "text-align:end;padding:2px 22px"),
    s.random.chance(0.5)
      ? [keyboard(s)]
      : row(
        `position:absolute;left:14px;right:14px;bottom:30px;height:36px;border:1px solid ${t.separator};border-radius:18px;padding:0 14px;background:${t.bg}`,
        classed("placeholder", "", text(17, 400, t.tertiary, s.word())),
        grow,
        icon("plus", 20, t.tint),
      ),
  ].flat(3).join("");
};
