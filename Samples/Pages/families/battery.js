/** The status bar in its states, over plain, coloured and photographed grounds; below it codes, stars and dots. */
families.battery = (s) => {
  const r = s.random;
  const t = s.theme;
  const one = "white-space:nowrap";
  const island = s.height > 700;
  const ground = r.pick(["plain", "plain", "coloured", "photo"]);
  const depth = r.pick([0, 0.4, 0.55]);
  const [first, second] = times(2, () => Colors.mix(r.pick(t.tints), "#000000", depth));
  const dim = r.real(0.4, 0.8);
  // What stands on a photograph or a gradient is white, as apps write it whether it can be read or not.
  const ink = ground === "plain" ? t.fg : "#ffffff";
  if (ground !== "plain") s.dark = true;
  const quiet = ground === "plain" ? s.ink(t.bg, s.anyRatio(0.4), t.fg)
    : r.pick(["#ffffff", "rgba(255,255,255,.75)", "rgba(255,255,255,.55)"]);

  const bolt = (size, color) => `<svg width="${size * 0.6}" height="${size}" viewBox="0 0 6 10" style="flex:none;`
    + `display:block">`
    + `<path d="M4 0L0 6H2.600L2 10L6 4H3.400Z" fill="${color}"/></svg>`;

  /** The battery: charged through a cable, saving, nearly empty or as usual; its charge inside it, or not written. */
  const state = r.pick(["usual", "usual", "charging", "saving", "low"]);
  const charge = state === "low" ? r.int(1, 19) : r.int(20, 100);
  const battery = (color, inside) => {
    const level = { usual: color, charging: "#34c759", saving: "#ffcc00", low: "#ff3b30" }[state];
    const [width, height] = island ? [27, 13.5] : [24, 11.5];
    const cap = box(`width:1.500px;height:4px;border-radius:0 2px 2px 0;background:${Colors.alpha(color, 0.45)};`
      + `margin-inline-start:1px`);
    if (inside) {
      // The digits lie partly on what is charged and partly on what is not.
      const figures = state === "saving" ? "#000000" : state === "usual" ? Colors.opposite(color) : "#ffffff";
      const rest = Colors.alpha(color, 0.4);
      return row("flex:none", row(
        `justify-content:center;width:${width}px;height:${height}px;border-radius:${height * 0.32}px;gap:0.5px;`
          + `background:linear-gradient(90deg,${level} ${charge}%,${rest} ${charge}%)`,
        text(island ? 11 : 10, 700, figures, charge, `line-height:${height}px`),
        state === "charging" ? bolt(8, figures) : "",
      ), cap);
    }
    return row("flex:none",
      box(`position:relative;width:${width}px;height:${height}px;border-radius:${height * 0.32}px;padding:2px;`
        + `box-sizing:border-box;`
        + `border:1px solid ${Colors.alpha(color, 0.4)}`,
        box(`width:${charge}%;height:100%;border-radius:2px;background:${level}`),
        state === "charging" ? box("position:absolute;left:8px;top:0", bolt(height - 2, color)) : ""),
      cap);
  };
  const signal = (color, bars = r.int(1, 4)) => row("align-items:flex-end;gap:2px;flex:none", times(4, (i) => box(
    `width:3px;height:${4 + 2.5 * i}px;border-radius:1px;background:${i < bars ? color : Colors.alpha(color, 0.35)}`)));
  const network = (color) => r.pick([
    () => icon("wifi", island ? 17 : 14, color),
    () => text(island ? 13 : 12, 600, color, r.pick(["5G", "LTE", "4G", "3G"]), "line-height:1"),
  ])();
  const clock = `${r.int(1, island ? 23 : 12)}:${r.int(10, 59)}`;

  /** Beside the island: the time, alone or in a pill of what is going on; in the island an activity of its own. */
  const islandBar = (color) => {
    const pill = r.pick([null, null, "#34c759", "#0a84ff", "#ff3b30", "#5e5ce6"]);
    const active = r.chance(0.5);
    const width = active ? 196 : 126;
    const side = (s.width - width) / 2;
    const live = () => r.pick([
      () => [icon("clock", 20, "#ff9f0a"), grow, text(14, 600, "#ff9f0a", `${r.int(1, 19)}:${r.int(10, 59)}`, one)],
      () => [box("border-radius:5px;overflow:hidden", photo(r, "width:24px;height:24px")), grow,
        row("gap:2px", times(5, () => box(`width:2.500px;border-radius:2px;height:${r.int(5, 18)}px;`
          + `background:${first}`)))],
      () => [icon("boat", 20, "#64d2ff"), grow,
        text(14, 600, r.pick(["#ffffff", "#8e8e93", "#5a5a5e"]), `${r.int(2, 40)} min`, one)],
      () => [icon("bell", 20, "#30d158"), grow, text(14, 600, "#30d158", `0:${r.int(10, 59)}`, one)],
    ])();
    return row(
      "height:59px;padding-top:8px;box-sizing:border-box;direction:ltr;font-family:Inter;flex:none",
      row(`width:${side}px;justify-content:center`, pill && !active
        ? text(16, 600, "#ffffff", clock, `background:${pill};border-radius:12px;padding:1px 9px;${one}`)
        : text(16, 600, color, clock, one)),
      row(`width:${width}px;height:37px;border-radius:19px;background:#000000;padding:0 12px;box-sizing:border-box`,
        active ? live() : ""),
      row(`width:${side}px;justify-content:center;gap:${active ? 3 : 6}px`,
        active ? "" : signal(color), network(color), battery(color, r.chance(0.7))),
    );
  };
  /** Along the top of a phone with a button: carrier, time, charge in per cent; or a call to go back to. */
  const flatBar = (color) => {
    const call = r.pick([null, null, "#34c759", "#0a84ff", "#ff3b30"]);
    const shade = call ? "#ffffff" : color;
    const third = (align, ...kids) => row(`flex:1;gap:4px;justify-content:${align}`, kids);
    return column(
      `direction:ltr;font-family:Inter;flex:none;${call ? `background:${call}` : ""}`,
      row("height:20px;padding:0 7px",
        third("flex-start", signal(shade),
          text(12, 400, shade, r.pick(["Velvet", "Orchard", "Tide"]), "line-height:1"), network(shade)),
        text(12, 600, shade, `${clock} ${r.pick(["AM", "PM"])}`, "line-height:1"),
        third("flex-end", text(12, 400, shade, `${charge}%`, "line-height:1"), battery(shade, false))),
      call ? text(13, 400, "#ffffff",
        `${r.pick(["Return to call", "Recording", "Sharing"])} ${r.int(0, 9)}:${r.int(10, 59)}`,
        "height:20px;line-height:17px;text-align:center") : "",
    );
  };

  const stars = (n, size) => row("gap:3px;direction:ltr",
    times(5, (i) => icon("star", size, i < n ? "#ffb300" : "#b8b8bd")));
  const dots = (n, chosen) => row("gap:8px;justify-content:center", times(n, (i) => box(
    `width:${i === chosen && n < 5 ? 20 : 7}px;height:7px;border-radius:4px;`
      + `background:${i === chosen ? ink : Colors.alpha(ink, 0.3)}`)));

  const sheet = s.dark ? "#1c1c1e" : "#ffffff";
  const paper = ground === "photo" ? (s.dark ? "rgba(28,28,30,.9)" : "rgba(255,255,255,.92)") : ground === "coloured"
    ? "rgba(0,0,0,.22)" : t.card;
  const card = (...kids) => box(`margin:0 18px;border-radius:18px;padding:16px 18px;background:${paper}`, kids);
  const cardInk = ground === "plain" ? t.fg : ground === "photo" ? Colors.opposite(sheet) : "#ffffff";
  const cardQuiet = () => (ground === "coloured" ? r.pick(["#ffffff", "rgba(255,255,255,.6)"])
    : s.ink(ground === "plain" ? t.card : sheet, s.anyRatio(0.4), cardInk));

  const pass = () => card(
    row("gap:10px", icon("boat", 26, cardInk), text(17, 600, cardInk, s.word(), one), grow,
      text(13, 400, cardQuiet(), s.word(), one)),
    row("justify-content:center;padding:14px 0", matrixCode(r, island ? 190 : 150)),
    row("justify-content:space-between", times(3, () => column("gap:3px",
      text(11, 600, cardQuiet(), s.word(), `${one};text-transform:uppercase`),
      text(17, 600, cardInk, r.chance(0.5) ? s.time() : s.figure(r.int(1, 48)), one)))),
  );
  const rating = () => card(
    row("gap:14px;align-items:center",
      text(44, 700, cardInk, s.figure(`${r.int(2, 4)}.${r.int(1, 9)}`), "line-height:1.1;direction:ltr"),
      column("gap:4px;flex:1", stars(r.int(2, 5), 18), text(13, 400, cardQuiet(), s.figure(r.int(12, 980)), one)),
      spinner(26, cardInk)),
    column("gap:6px;padding-top:8px", times(3, (i) => row("gap:10px",
      text(13, 600, cardInk, s.figure(5 - i), "width:10px;line-height:1.1"),
        box("flex:1", bar(r.real(0.1, 0.9), "#ffb300", Colors.alpha(cardInk, 0.18), 5)),
      text(12, 400, cardQuiet(), s.figure(`${r.int(2, 60)}%`), "width:34px;text-align:end;line-height:1.1")))),
  );
  const devices = () => card(row("justify-content:space-between", times(4, () => {
    const charge = r.int(4, 100);
    return column("align-items:center;gap:6px",
      ring(58, 6, charge / 100, charge < 20 ? "#ff3b30" : "#34c759", Colors.alpha(cardInk, 0.16), s.icon(24, cardInk)),
      text(15, 500, charge < 20 ? cardQuiet() : cardInk, s.figure(`${charge}%`), "line-height:1.2;direction:ltr"));
  })));

  const back = { plain: `background:${t.bg}`,
    coloured: `background:linear-gradient(${r.int(120, 200)}deg,${first},${second})`, photo: "" }[ground];
  const blocks = island ? r.pick([[pass, rating], [rating, devices, devices], [pass, devices], [devices, pass]])
    : [r.pick([pass, rating, devices])];
  return box(
    `position:absolute;inset:0;overflow:hidden;${back}`,
    ground === "photo" ? box("position:absolute;inset:0",
      photo(r, `width:${s.width}px;height:${s.height}px`, undefined, { dim })) : "",
    column(
      "position:absolute;inset:0",
      island ? islandBar(ink) : flatBar(ink),
      row("padding:8px 18px 12px;gap:10px",
        column("flex:1;min-width:0", text(28, 700, ink, s.word(), one), text(15, 400, quiet, s.label(), one)),
        r.chance(0.5) ? spinner(24, ink) : icon("share", 24, ink)),
      column("gap:14px", blocks.map((make) => make())),
      grow,
      column("padding:0 18px 34px;gap:14px;align-items:stretch",
        island || blocks[0] !== pass ? text(15, 400, quiet, s.label(2), `text-align:center;${one}`) : "",
        dots(r.int(3, 6), r.int(0, 2)),
        text(17, 600, s.ink(t.tint, r.pick([2.6, 3.6, 6, 8])), s.label(), `background:${t.tint};border-radius:14px;`
          + `padding:13px;text-align:center;${one}`)),
    ),
  );
};
families.battery.frames = [
  { platform: "ios", width: 393, height: 852, scale: 3 },
  { platform: "ios", width: 375, height: 667, scale: 2 },
];
