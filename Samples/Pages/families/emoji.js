/** Rows that begin with emoji. */
families.emoji = (s) => {
  const t = s.theme;
  const faces = ["🍋", "🚲", "🎧", "🏔️", "🧁", "🎟️", "🪴", "📚", "☕️", "🛶", "🎈", "🧭"];
  return [
    s.statusBar(),
    s.title(),
    s.panel(
      times(
        9,
        () => row(
          "padding:10px 16px;gap:14px",
          box(`font-size:${s.random.pick([22, 28, 34])}px;line-height:1.1`, s.random.pick(faces)),
          column(
            "flex:1;gap:1px",
            text(17, 500, t.fg, `${s.label()} ${s.random.chance(0.3) ? s.random.pick(faces) : ""}`),
            text(13, 400, t.secondary, s.label(2)),
          ),
          text(15, 500, s.random.pick([t.tint, t.tertiary]), s.price()),
        ),
      ),
      "margin:0 14px",
    ),
  ].flat().join("");
};
