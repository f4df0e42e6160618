/** Large even-width digits in bright colours. */
families.workout = (s) => {
  const t = s.theme;
  const bright = ["#d7ff3e", "#ff3b5c", "#3ee6ff", "#ffb340"];
  const mono = s.random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'", "Inter"]);
  const value = (v, unit, color) => row(
    "align-items:baseline;gap:6px;padding:4px 22px;direction:ltr",
    text(
      s.random.pick([38, 44, 52]),
      s.random.pick([400, 700]),
      color,
      s.figure(v),
      `font-family:${mono},'${s.font}';font-variant-numeric:tabular-nums;line-height:1.15`,
    ),
    text(17, 600, color, unit),
  );
  const ground = s.dark ? "#000000" : "#101316";
  return box(
    `position:absolute;inset:0;background:${ground}`,
    s.statusBar("#ffffff"),
    row(
      "padding:2px 22px;gap:10px",
      avatar(32, Colors.mix(ground, bright[0], 0.3), icon("flame", 20, bright[0])),
      text(17, 600, "#ffffff", s.label()),
      grow,
      text(15, 500, s.ink(ground, s.anyRatio()), s.time()),
    ),
    value("24:07.36", "", bright[0]),
    value("142", "BPM", bright[1]),
    value("5'38\"", "/KM", bright[2]),
    value("318", "KCAL", bright[3]),
    row(
      "padding:12px 22px;gap:5px;align-items:flex-end;height:56px;direction:ltr",
      times(
        22,
        () => box(`flex:1;height:${s.random.int(8, 52)}px;border-radius:3px;background:${s.random.pick(bright)}`),
      ),
    ),
    box(
      `margin:8px 16px;border-radius:14px;background:#1c1f24`,
      times(
        4,
        (i) => row(
          "padding:9px 14px;direction:ltr",
          text(15, 500, "#8e8e93", s.figure(i + 11)),
          grow,
          text(15, 500, "#ffffff", s.figure(`5:${s.random.int(10, 59)}`), `font-family:${mono},'${s.font}'`),
          grow,
          text(
            15,
            500,
            s.random.pick(["#30d158", "#ff453a", "#636366"]),
            s.figure(`−0:${s.random.int(10, 40)}`),
          ),
        ),
      ),
    ),
    row(
      "position:absolute;left:22px;right:22px;bottom:30px;gap:14px",
      text(
        17,
        600,
        "#000000",
        s.word(),
        `flex:1;text-align:center;padding:14px;border-radius:26px;background:${bright[0]}`,
      ),
      text(
        17,
        600,
        "#ffffff",
        s.word(),
        "flex:1;text-align:center;padding:14px;border-radius:26px;background:#c9283e",
      ),
    ),
  );
};
