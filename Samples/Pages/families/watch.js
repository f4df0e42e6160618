/** A watch: a workout, a face with complications, or a list of pills, each on black with the time at the top right. */
families.watch = (s) => {
  const r = s.random;
  s.dark = true;
  const wide = s.width > 190;
  const bright = r.shuffled(["#a4ff00", "#fa114f", "#00f5ea", "#ffe620", "#ff9500", "#5ac8fa", "#30d158", "#bf5af2"]);
  const grey = () => s.ink("#000000", s.anyRatio(0.5));
  const native = s.words.digits && s.nativeDigits;
  const rounded = native ? "" : "font-family:'Inter Display';font-variant-numeric:tabular-nums;";
  const one = "white-space:nowrap";
  const tight = `${one};line-height:1.12`;

  const header = (title, color) => row(
    "height:30px;padding:6px 14px 0;box-sizing:border-box;flex:none;direction:ltr;gap:4px",
    title ? text(15, 600, color, title, one) : "",
    grow,
    text(15, 500, "#ffffff", s.figure(`${r.int(1, 12)}:${r.int(10, 59)}`), `line-height:1;${rounded}`),
  );

  /** One metric a row, its unit small beside it; a colour of its own each. */
  const workout = () => {
    const metric = (value, unit, color, size = wide ? 30 : 27) => row(
      "gap:4px;align-items:baseline;direction:ltr",
      text(size, 500, color, s.figure(value), `${rounded}${one};line-height:1.16`),
      unit ? text(12, 600, color, unit, `font-family:Inter;line-height:1.1;${one}`) : "",
    );
    const seconds = `${r.int(1, 59)}:${r.int(10, 59)}`;
    return [
      row(
        "padding:4px 10px 0;height:32px;box-sizing:border-box;direction:ltr;gap:6px;flex:none",
        avatar(24, Colors.mix("#000000", bright[0], 0.3), icon("flame", 16, bright[0])),
        grow,
        text(15, 500, "#ffffff", s.figure(`10:${r.int(10, 59)}`), `line-height:1;${rounded}`),
      ),
      column(
        "padding:2px 10px;gap:1px;flex:1;justify-content:center",
        metric(`${seconds}.${r.int(10, 99)}`, "", "#ffe620", wide ? 36 : 32),
        metric(r.int(62, 188), "BPM", r.pick(["#ffffff", grey()])),
        metric(r.int(12, 890), r.pick(["KCAL", "CAL"]), r.pick(["#fa114f", bright[1], "#7a0a28"])),
        metric(`${r.int(3, 9)}'${r.int(10, 59)}"`, "/KM", bright[2]),
        s.height > 220 ? metric(`${r.int(1, 21)}.${r.int(10, 99)}`, "KM", grey()) : "",
      ),
    ];
  };

  /** Time large, complications around it: some hold one digit or two and nothing else. */
  const face = () => {
    const side = wide ? 46 : 40;
    const round = (color) => r.pick([
      () => ring(side, 5, r.real(0.2, 0.95), color, Colors.mix("#000000", color, 0.3),
        text(17, 600, "#ffffff", s.figure(r.int(3, 99)), `line-height:1;${rounded}`)),
      () => column(
        `width:${side}px;height:${side}px;border-radius:50%;background:#1c1c1e;align-items:center;`
          + `justify-content:center`,
        text(9, 600, color, [...s.word()].slice(0, s.words.wide ? 1 : 3).join(""), tight),
        text(17, 500, "#ffffff", s.figure(r.int(1, 31)), `line-height:1.1;${rounded}`),
      ),
      () => avatar(side, "#1c1c1e", s.icon(22, color)),
      () => avatar(side, color, text(20, 600, "#000000", s.figure(r.int(1, 9)), `line-height:1;${rounded}`)),
    ])();
    return [
      column(
        "flex:1;padding:10px 8px 8px;box-sizing:border-box",
        row(
          "direction:ltr;align-items:flex-start",
          round(bright[0]),
          grow,
          column(
            "align-items:flex-end",
            text(wide ? 13 : 12, 600, r.pick([bright[3], grey()]), s.word(), tight),
            text(wide ? 46 : 40, 300, "#ffffff", s.figure(`${r.int(1, 12)}:${r.int(10, 59)}`), `line-height:1;`
              + `${rounded}`),
          ),
        ),
        grow,
        column(
          "gap:0",
          text(13, 600, bright[1], s.word(), tight),
          text(15, 500, "#ffffff", s.label(), tight),
          text(13, 400, grey(), `${s.time()} – ${s.time()}`, tight),
        ),
        grow,
        row("direction:ltr;justify-content:space-between", times(3, (i) => round(bright[i + 3]))),
      ),
    ];
  };

  /** Pills in the grey of the platform or in a tint, some with a second line. */
  const list = () => {
    const tall = wide ? 46 : 42;
    const count = Math.floor((s.height - 30 - 6) / (tall + 5));
    const pill = () => {
      // Tall scripts have room for one line only.
      const [tinted, two] = [r.chance(0.2), r.chance(0.55) && !s.words.tall];
      const ground = tinted ? r.pick(["#0a84ff", "#30d158", "#ff9f0a", "#5e5ce6"]) : "#222223";
      const ink = tinted ? s.ink(ground, r.pick([2.5, 6, 8])) : "#ffffff";
      return row(
        `height:${tall}px;border-radius:${r.pick([11, tall / 2])}px;background:${ground};padding:0 12px;gap:8px;`
          + `box-sizing:border-box`,
        r.chance(0.5) ? s.icon(20, tinted ? ink : bright[0]) : "",
        column(
          "flex:1;min-width:0",
          text(16, 500, ink, s.word(), tight),
          two ? text(12, 400, tinted ? ink : s.ink(ground, s.anyRatio(0.5)), s.word(), tight) : "",
        ),
        r.chance(0.35) ? text(16, 400, tinted ? ink : s.ink(ground, s.anyRatio()), s.figure(r.int(1, 24)), rounded)
          : "",
      );
    };
    return [header(s.word(), bright[0]), column("padding:2px 4px;gap:5px", times(count, pill))];
  };
  return column("position:absolute;inset:0;background:#000000", r.pick([workout, face, list])());
};
families.watch.frames = [
  { platform: "watchos", width: 198, height: 242, scale: 2 },
  { platform: "watchos", width: 205, height: 251, scale: 2 },
  { platform: "watchos", width: 176, height: 215, scale: 2 },
];
