/** A player over its own blurred cover. */
families.music = (s) => {
  // White on a picture, whatever the app is set to: to the eye that is dark.
  s.dark = true;
  const { width, height } = s;
  const dim = s.random.real(0.35, 0.9);
  const white = (a) => `rgba(255,255,255,${a})`;
  const side = width - 96;
  return box(
    "position:absolute;inset:0;overflow:hidden;background:#222",
    box(
      "position:absolute;inset:-60px;filter:blur(40px) saturate(1.4)",
      photo(s.random, `width:${width + 120}px;height:${height + 120}px`, "bokeh", { dim, sharpness: 0.2 }),
    ),
    box(
      "position:absolute;inset:0",
      s.statusBar("#ffffff"),
      column(
        "align-items:center;gap:2px;padding:4px 0 14px",
        text(12, 600, white(0.6), s.label(2), "text-transform:uppercase"),
        text(15, 600, "#ffffff", s.label(2)),
      ),
      box(
        `margin:0 48px;width:${side}px;height:${side}px;border-radius:12px;overflow:hidden;box-shadow:0 12px 40px rgba(0,0,0,.4)`,
        photo(s.random, `width:${side}px;height:${side}px`),
      ),
      row(
        "padding:26px 30px 12px",
        column(
          "flex:1",
          text(22, 700, "#ffffff", s.label(2)),
          text(20, 400, white(s.random.pick([0.45, 0.6, 0.75])), s.label(1)),
        ),
        icon("star", 26, white(0.8)),
      ),
      box(
        "padding:0 30px;direction:ltr",
        bar(s.random.real(0.2, 0.8), "#ffffff", white(0.25), 5),
        row(
          "padding-top:6px",
          text(12, 500, white(s.random.pick([0.4, 0.55, 0.8])), s.figure("1:47")),
          grow,
          text(12, 500, white(0.55), s.figure("−2:13")),
        ),
      ),
      row(
        "justify-content:space-evenly;padding:14px 40px;direction:ltr",
        icon("previous", 38, "#ffffff"),
        icon("pause", 46, "#ffffff"),
        icon("next", 38, "#ffffff"),
      ),
      row(
        "justify-content:space-around;padding:6px 40px",
        times(
          3,
          () => column(
            "align-items:center;gap:4px",
            s.icon(22, white(0.7)),
            text(11, 500, white(0.7), s.word()),
          ),
        ),
      ),
    ),
  );
};
