/** Figures in Arabic-Indic, Persian and Devanagari digits, some alone, some beside Latin ones. */
families.arabicnumbers = (s) => {
  const r = s.random;
  const t = s.theme;
  // The script's own digits whatever was asked for: they are what the family is about.
  s.nativeDigits = true;
  const android = s.platform === "android";
  const one = "white-space:nowrap";
  const grey = (ground = t.card) => s.ink(ground, s.anyRatio(0.35), t.fg);
  const accent = s.ink(t.card, r.pick([3.3, 5.6, 7]), Colors.mix(t.tint, t.fg, 0.3));
  const line = `0.5px solid ${t.separator}`;
  const point = s.rtl ? "٫" : ".";
  const two = (n) => String(n).padStart(2, "0");
  const money = (high) => s.figure(`${r.int(1, high)}${point}${two(r.int(5, 99))}`);
  const unit = { arabic: "ر.س", persian: "تومان", devanagari: "₹" }[s.script];
  const card = (style, ...kids) => box(`background:${t.card};border-radius:14px;${style}`, kids);
  const stars = (n) => row("gap:1px;direction:ltr", times(5, (i) => icon("star", 13, i < n ? "#ffb300" : t.separator)));

  const clock = () => card(
    "padding:12px 16px",
    row("align-items:baseline;direction:ltr;gap:6px;justify-content:center",
      text(56, r.pick([400, 700]), t.fg, s.figure(`${r.int(1, 12)}:${two(r.int(0, 59))}`), `line-height:1.25;${one}`),
      text(20, 400, grey(), s.figure(two(r.int(0, 59))), one)),
    row("justify-content:space-between;padding-top:6px", times(3, () => column("align-items:center",
      text(13, 400, grey(), s.word(), one),
      text(17, 700, t.fg, s.time(), "direction:ltr")))),
  );

  /** Each row with its number, a count, and a price; a Latin model number in some. */
  const table = (n) => {
    const color = grey();
    const head = row("padding:8px 14px", text(12, 700, color, "#", "width:26px;font-family:Inter"),
      text(12, 700, color, s.word(), `flex:1;${one}`),
      text(12, 700, color, s.word(), `width:70px;text-align:center;${one}`),
      text(12, 700, color, s.word(), `width:84px;text-align:end;${one}`));
    const entry = (i) => row(
      `padding:7px 14px;border-top:${line}`,
      text(15, 400, color, s.figure(i + 1), "width:26px"),
      column("flex:1;min-width:0",
        text(15, 400, t.fg, s.word(), one),
        r.chance(0.4) ? text(11, 400, color, `${r.pick([..."ABKMX"])}${r.int(10, 99)}-${r.int(2, 9)}`,
          "font-family:Inter;direction:ltr;align-self:flex-start") : ""),
      text(15, 400, t.fg, s.figure(r.chance(0.6) ? r.int(0, 9) : r.int(10, 99)), "width:70px;text-align:center"),
      text(15, 700, r.chance(0.25) ? s.ink(t.card, r.pick([2.3, 5.6]),
        Colors.mix(r.pick(["#ff3b30", "#34c759"]), t.fg, 0.2)) : t.fg,
        money(900), `width:84px;text-align:end;direction:ltr;${one}`),
    );
    return card("overflow:hidden", head, times(n, entry));
  };

  const month = () => {
    const [today, first] = [r.int(2, 28), r.int(0, 6)];
    const [faint, weekend] = [s.ink(t.card, r.pick([2.1, 3.3, 5.2]), t.fg), grey()];
    return card(
      "padding:10px 12px",
      row("padding-bottom:4px", text(17, 700, t.fg, s.word(), one), box("width:8px"),
        text(17, 400, accent, s.figure(2031)), grow,
        icon("back", 18, accent), box("width:14px"), icon("chevron", 18, accent)),
      box("display:grid;grid-template-columns:repeat(7,1fr);justify-items:center;row-gap:1px",
        times(7, () => text(11, 700, weekend, [...s.word()].slice(0, 1).join(""), "line-height:20px")),
        times(35, (i) => {
          const n = i - first + 1;
          const inside = n > 0 && n < 31;
          const now = n === today;
          return row(`width:32px;height:32px;border-radius:16px;justify-content:center;`
            + `${now ? `background:${t.tint}` : ""}`,
            text(16, now ? 700 : 400, now ? Colors.opposite(t.tint) : inside ? (i % 7 > 4 ? weekend : t.fg) : faint,
              s.figure(inside ? n : n < 1 ? n + 30 : n - 30), "line-height:1"));
        })),
    );
  };

  const product = () => row(
    `padding:9px 14px;gap:12px`,
    box("border-radius:10px;overflow:hidden;flex:none", photo(r, "width:56px;height:56px", "food")),
    column("flex:1;min-width:0;gap:1px",
      text(15, 400, t.fg, s.word(), one),
      row("gap:6px", stars(r.int(2, 5)), text(12, 400, grey(), s.figure(`(${r.int(2, 9)})`), "direction:ltr"))),
    column("align-items:flex-end",
      row("gap:4px;align-items:baseline", text(17, 700, accent, money(300), "direction:ltr"),
        text(12, 400, grey(), unit, one)),
      r.chance(0.4) ? text(11, 700, s.ink("#e5484d", r.pick([3.2, 3.9, 5])),
        s.figure(r.int(5, 60)) + (s.rtl ? "٪" : "%"),
        "background:#e5484d;border-radius:4px;padding:0 5px;margin-top:2px") : ""),
  );
  const shop = (n) => card("overflow:hidden", times(n, (i) => box(i ? `border-top:${line}` : "", product())));

  /** Lone digits in discs and between buttons. */
  const steps = () => card(
    "padding:11px 14px",
    row("gap:0", times(4, (i) => [
      i ? box(`flex:1;height:2px;background:${i < 3 ? t.tint : t.separator}`) : "",
      row(`width:30px;height:30px;flex:none;border-radius:15px;justify-content:center;`
        + `background:${i < 3 ? t.tint : t.fill}`,
        text(15, 700, i < 3 ? s.ink(t.tint, r.pick([2.6, 3.6, 6])) : t.fg, s.figure(i + 1), "line-height:1")),
    ])),
    row("padding-top:10px", text(15, 400, t.fg, s.label(), one), grow,
      row(`background:${t.fill};border-radius:9px;height:34px`, times(3, (i) => row("width:36px;justify-content:center",
        i === 1 ? text(17, 700, t.fg, s.figure(r.int(1, 9)), "line-height:1")
          : icon(i ? "plus" : "close", 16, t.fg))))),
  );

  const mixed = () => card("padding:10px 14px",
    times(3, () => row("padding:4px 0", text(15, 400, t.fg, s.word(), one), grow,
    r.pick([
      () => text(15, 400, grey(), `USB ${s.figure(r.int(2, 4))}`, "direction:ltr"),
      () => text(15, 400, grey(), `${s.figure(r.int(10, 90))} km`, "direction:ltr"),
      () => text(15, 400, grey(), s.figure(`${r.int(1, 28)}/${r.int(1, 12)}/2031`), "direction:ltr"),
      () => text(15, 400, grey(), s.figure(`+${r.int(20, 99)} ${r.int(100, 999)} ${r.int(100, 999)}`), "direction:ltr"),
      () => text(15, 400, grey(), `v${r.int(1, 9)}.${r.int(0, 9)} (${s.figure(r.int(10, 99))})`,
        "direction:ltr;font-family:Inter," + s.font),
    ])())));

  // Blocks in any order, as many as surely fit: the faces of these scripts stand tall.
  const heights = [[142, clock], [220, () => table(4)], [244, month], [236, () => shop(3)], [106, steps], [122, mixed]];
  const blocks = [...r.shuffled(heights), ...r.shuffled(heights.slice(3))];
  let room = s.height - (android ? 28 + 48 : 50 + 34) - 64;
  const chosen = blocks.filter(([height]) => {
    const fits = height + 12 <= room;
    if (fits) room -= height + 12;
    return fits;
  });
  const title = row("height:64px;padding:0 18px;box-sizing:border-box;gap:10px;flex:none",
    text(android ? 22 : 28, android ? 400 : 700, t.fg, s.word(), `line-height:1.3;${one}`),
    text(13, 700, Colors.opposite(t.tint), s.figure(r.int(1, 9)),
      `background:${t.tint};border-radius:10px;min-width:20px;line-height:20px;text-align:center`),
    grow, icon("search", 22, t.fg));
  return column(
    `position:absolute;inset:0;overflow:hidden;background:${t.bg}`,
    android ? s.androidStatusBar() : s.statusBar(),
    title,
    column("flex:1;padding:0 14px;gap:12px", chosen.map(([, make]) => make())),
    android ? s.androidNavigation() : row("height:34px;flex:none;justify-content:center",
      box(`width:134px;height:5px;border-radius:3px;background:${t.fg}`)),
  );
};
families.arabicnumbers.frames = [
  { platform: "ios", width: 390, height: 844, scale: 3 },
  { platform: "android", width: 360, height: 800, scale: 3 },
];
families.arabicnumbers.scripts = ["arabic", "persian", "devanagari"];
