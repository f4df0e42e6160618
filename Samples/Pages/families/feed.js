/** Posts with mentions, pictures and counts. */
families.feed = (s) => {
  const t = s.theme;
  const post = () => box(
    `padding:12px 16px;border-bottom:0.5px solid ${t.separator}`,
    row(
      "gap:10px;align-items:flex-start",
      avatar(40, s.random.pick(t.tints), icon("person", 24, "#ffffff")),
      column(
        "flex:1;gap:4px",
        row(
          "gap:5px;align-items:baseline",
          text(15, 700, t.fg, s.word()),
          text(
            14,
            400,
            t.secondary,
            `@${s.random.pick(["quill", "north", "pebble", "tidal"])}`,
            "font-family:Inter",
          ),
          text(14, 400, t.tertiary, s.figure(`${s.random.int(2, 58)}m`)),
        ),
        box(
          `font-size:15px;color:${t.fg}`,
          s.sentence(s.words.wide ? 8 : 9),
          " ",
          span(`color:${t.tint}`, `#${s.word()}`),
        ),
        s.random.chance(0.4)
          ? box(
            "border-radius:12px;overflow:hidden;margin-top:4px",
            photo(s.random, `width:${s.width - 84}px;height:130px`),
          )
          : "",
        row(
          "gap:8px;padding-top:4px",
          times(
            3,
            () => [
              s.icon(17, t.secondary),
              text(13, 400, t.secondary, s.figure(s.random.int(10, 900)), "margin-inline-end:26px"),
            ],
          ),
        ),
      ),
    ),
  );
  return [
    s.statusBar(),
    row(
      "padding:0 16px 8px",
      avatar(30, t.tint, icon("person", 18, "#ffffff")),
      grow,
      text(17, 700, t.fg, s.word()),
      grow,
      icon("gear", 24, t.fg),
    ),
    row(
      "",
      times(
        2,
        (i) => text(
          15,
          600,
          i ? t.secondary : t.fg,
          s.word(),
          `flex:1;text-align:center;padding:10px 0;border-bottom:${i ? `0.5px solid ${t.separator}` : `3px solid ${t.tint}`}`,
        ),
      ),
    ),
    times(5, post),
    box("position:absolute;bottom:0;left:0;right:0", s.tabBar(`background:${t.bg}`)),
  ].flat().join("");
};
