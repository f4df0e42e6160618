/** A month of days and its events. */
families.month = (s) => {
  const t = s.theme;
  const first = s.random.int(0, 6);
  const today = s.random.int(3, 27);
  const side = (s.width - 24) / 7;
  const day = (n) => {
    const valid = n >= 1 && n <= 30;
    const marked = s.random.chance(0.25);
    return column(
      `width:${side}px;height:46px;align-items:center;gap:2px`,
      row(
        `width:34px;height:34px;border-radius:17px;justify-content:center;${n === today ? `background:${t.tint}` : ""}`,
        text(
          20,
          n === today ? 700 : 400,
          n === today ? "#ffffff" : valid ? (n % 7 < 2 ? t.secondary : t.fg) : t.tertiary,
          s.figure(valid ? n : ((n + 29) % 30) + 1),
        ),
      ),
      marked ? box(`width:5px;height:5px;border-radius:3px;background:${s.random.pick(t.tints)}`) : "",
    );
  };
  const event = () => {
    const tint = s.random.pick(t.tints);
    return row(
      `margin:0 12px 6px;padding:8px 10px;gap:9px;border-radius:8px;background:${Colors.mix(t.bg, tint, 0.18)}`,
      box(`width:4px;height:34px;border-radius:2px;background:${tint}`),
      column(
        "flex:1",
        text(15, 600, Colors.mix(tint, t.fg, s.random.pick([0, 0.4])), s.label()),
        text(12, 400, t.secondary, `${s.time()} – ${s.time()}`),
      ),
    );
  };
  return [
    s.statusBar(),
    row(
      "padding:0 16px",
      icon("back", 20, t.tint),
      text(17, 400, t.tint, s.figure(2031)),
      grow,
      icon("search", 22, t.tint),
    ),
    s.title(s.word(), 30),
    row(
      "padding:0 12px 4px",
      times(
        7,
        () => text(
          11,
          600,
          t.tertiary,
          [...s.word()].slice(0, s.words.wide ? 1 : 3).join(""),
          `width:${side}px;text-align:center;white-space:nowrap;overflow:visible`,
        ),
      ),
    ),
    box("display:flex;flex-wrap:wrap;padding:0 12px", times(35, (i) => day(i - first + 1))),
    box(`border-top:0.5px solid ${t.separator};margin:6px 0 10px`),
    times(5, event),
  ].flat().join("");
};
