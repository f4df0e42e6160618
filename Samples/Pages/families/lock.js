/** A lock screen: a large clock on a photograph, and notices. */
families.lock = (s) => {
  const { width, height } = s;
  const light = s.random.chance(0.8) ? "#ffffff" : "#101014";
  const notice = () => pane(
    `margin:0 10px 8px;padding:12px;border-radius:20px;background:${s.dark ? "rgba(40,40,44,.62)" : "rgba(250,250,252,.62)"};backdrop-filter:blur(24px)`,
    row(
      "gap:10px",
      box(
        `flex:none;width:38px;height:38px;border-radius:9px;background:${s.random.pick(s.theme.tints)};display:flex;align-items:center;justify-content:center`,
        s.icon(24, "#ffffff"),
      ),
      column(
        "flex:1",
        row(
          "",
          text(15, 600, s.dark ? "#ffffff" : "#000000", s.label()),
          grow,
          text(13, 400, s.dark ? "rgba(255,255,255,.5)" : "rgba(0,0,0,.45)", s.time()),
        ),
        text(15, 400, s.dark ? "#f4f4f4" : "#111111", s.sentence(s.words.wide ? 4 : 5)),
      ),
    ),
  );
  return box(
    "position:absolute;inset:0",
    photo(s.random, `width:${width}px;height:${height}px`, undefined, { dim: s.random.real(0.5, 1) }),
    box(
      "position:absolute;inset:0",
      s.statusBar(light),
      column(
        "align-items:center;padding:26px 0 40px",
        text(20, 500, light, s.label(2)),
        text(
          92,
          s.random.pick([200, 300, 600]),
          light,
          s.figure("9:41"),
          `line-height:1.1;${s.words.digits ? "" : "font-family:'Inter Display'"}`,
        ),
      ),
      times(s.random.int(2, 4), notice),
      row(
        "position:absolute;bottom:44px;left:46px;right:46px",
        row(
          "width:50px;height:50px;border-radius:25px;background:rgba(0,0,0,.35);justify-content:center",
          icon("flame", 24, "#ffffff"),
        ),
        grow,
        row(
          "width:50px;height:50px;border-radius:25px;background:rgba(0,0,0,.35);justify-content:center",
          icon("moon", 24, "#ffffff"),
        ),
      ),
      text(13, 500, light, s.label(2), "position:absolute;bottom:20px;left:0;right:0;text-align:center"),
    ),
  );
};
