/** Thin large digits on a sky or a photograph, forecasts on blurred panes. */
families.weather = (s) => {
  // White on a picture, whatever the app is set to: to the eye that is dark.
  s.dark = true;
  const { width, height } = s;
  const sky = s.random.pick([
    ["#2b6cb0", "#90cdf4"],
    ["#1a2142", "#5b5f97"],
    ["#4a5568", "#a0aec0"],
    ["#f6ad55", "#fbd38d"],
    ["#0f2027", "#2c5364"],
  ]);
  const backdrop = s.random.chance(0.5)
    ? photo(
      s.random,
      `width:${width}px;height:${height}px`,
      s.random.pick(["landscape", "sea", "city"]),
      { dim: s.random.real(0.55, 1) },
    )
    : "";
  const white = (a) => `rgba(255,255,255,${a})`;
  const card = (...kids) => pane(
    `margin:0 16px 12px;padding:12px 14px;border-radius:16px;background:rgba(${s.random.pick(["20,40,80", "255,255,255", "0,0,0"])},${s.random.pick([0.16, 0.28])});backdrop-filter:blur(20px)`,
    ...kids,
  );
  const thin = s.words.fonts === Words.latin.fonts ? "'Inter Display'" : "inherit";
  return box(
    `position:absolute;inset:0;background:linear-gradient(${sky.join(",")})`,
    box("position:absolute;inset:0", backdrop),
    box(
      "position:absolute;inset:0",
      s.statusBar("#ffffff"),
      column(
        "align-items:center;padding:14px 0 26px",
        text(34, 400, "#ffffff", s.word()),
        text(
          96,
          s.random.pick([100, 200, 300]),
          "#ffffff",
          s.figure(`${s.random.int(10, 34)}°`),
          `font-family:${thin};line-height:1.1`,
        ),
        text(20, 500, white(s.random.pick([0.55, 0.8, 1])), s.label(2)),
        text(20, 500, "#ffffff", `${s.figure(21)}° ${s.figure(12)}°`),
      ),
      card(
        text(12, 600, white(0.6), s.label(2), "text-transform:uppercase;padding-bottom:8px"),
        row(
          "justify-content:space-between",
          times(
            6,
            (i) => column(
              "align-items:center;gap:7px",
              text(15, 600, "#ffffff", s.figure(`${String(10 + i)}`)),
              icon(s.random.pick(["sun", "cloud", "moon"]), 22, s.random.pick(["#ffd60a", "#ffffff"])),
              text(20, 500, "#ffffff", s.figure(`${s.random.int(11, 29)}°`)),
            ),
          ),
        ),
      ),
      card(times(
        5,
        (i) => row(
          `gap:10px;padding:8px 0;border-top:${i ? 0.5 : 0}px solid ${white(0.25)}`,
          text(20, 500, "#ffffff", s.word(), "width:110px;white-space:nowrap"),
          icon("cloud", 20, "#ffffff"),
          text(20, 500, white(0.5), s.figure(`${s.random.int(10, 15)}°`)),
          box("flex:1", bar(s.random.real(0.3, 1), "#ffd166", white(0.2), 4)),
          text(20, 500, "#ffffff", s.figure(`${s.random.int(19, 29)}°`)),
        ),
      )),
    ),
  );
};
