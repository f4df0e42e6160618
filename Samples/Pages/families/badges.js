/** Counts of one digit or two in discs, dots, tags, initials, raised currencies, and the marks before items. */
families.badges = (s) => {
  const r = s.random;
  const t = s.theme;
  const one = "white-space:nowrap";
  const web = s.platform === "web";
  const grey = (ground = t.card) => s.ink(ground, s.anyRatio(0.35), t.fg);
  const line = `0.5px solid ${t.separator}`;
  const face = s.words.digits && s.nativeDigits ? "" : "font-family:Inter;";

  /** A disc that grows to a pill with the number in it. */
  const badge = (value, ground = r.pick(["#ff3b30", "#ff3b30", "#e5484d", t.tint, "#8e8e93"]),
    size = r.pick([11, 12, 13])) => {
    const side = Math.round(size * 1.5);
    return text(
      size,
      r.pick([500, 700]),
      s.ink(ground, r.pick([3.2, 3.9, 5.2])),
      s.figure(value),
      `${face}box-sizing:border-box;min-width:${side}px;padding:0 ${value > 9 ? 5 : 0}px;border-radius:${side}px;`
        + `text-align:center;`
        + `line-height:${side}px;background:${ground};flex:none`,
    );
  };
  const count = () => (r.chance(0.6) ? r.int(1, 9) : r.int(10, 99));
  const dot = (color, side = 9) => box(`width:${side}px;height:${side}px;border-radius:50%;background:${color};`
    + `flex:none`);
  const cornered = (thing, mark) => box("position:relative;flex:none", thing,
    box("position:absolute;top:-5px;inset-inline-end:-7px", mark));

  const tag = (size = 12) => {
    const tint = r.pick(t.tints);
    const soft = Colors.mix(t.card, tint, 0.18);
    const shape = `border-radius:${r.pick([4, 12])}px;padding:2px 8px;${one};flex:none`;
    return r.pick([
      () => text(size, 600, s.ink(tint, r.pick([2.4, 3.6, 6, 8])), s.word(), `background:${tint};${shape}`),
      () => text(size, 500, s.ink(soft, s.anyRatio(0.3), Colors.mix(tint, t.fg, 0.5)), s.word(), `background:${soft};`
        + `${shape}`),
      () => text(size, 500, t.fg, s.word(), `border:1px solid ${t.tertiary};${shape}`),
      () => row("gap:5px;flex:none", dot(tint, 8), text(size, 500, t.fg, s.word(), one)),
    ])();
  };
  const initials = (side, most = 2) => {
    const color = r.pick(t.tints);
    const alone = s.rtl || s.words.wide || s.words.tall;
    const letters = times(alone ? 1 : r.int(1, most), () => [...s.word()][0]);
    return avatar(side, color,
      text(Math.round(side * 0.38), 600, s.ink(color, r.pick([2.2, 3.6, 6, 8])), letters.join(""), "line-height:1"));
  };
  const crowd = (side, n) => row("padding-inline-end:10px", times(n, (i) => box(
    `border-radius:50%;border:2px solid ${t.card};margin-inline-start:${i ? -9 : 0}px`,
    i === n - 1
      ? avatar(side, t.fill, text(Math.round(side * 0.36), 600, t.fg, s.figure(`+${r.int(2, 9)}`), `line-height:1;`
        + `${face}`))
      : initials(side, 1))));

  /** A price whose currency and cents are raised, as in shops. */
  const price = (size) => row(
    "direction:ltr;align-items:flex-start;gap:1px;flex:none",
    text(size * 0.5, 600, t.fg, r.pick(["$", "€", "£", "₹"]), `font-family:'Noto Sans';line-height:1.1;`
      + `padding-top:${size * 0.09}px`),
    text(size, 700, t.fg, s.figure(r.int(1, 99)), `line-height:1;${face}`),
    text(size * 0.5, 600, t.fg, s.figure(r.pick(["99", "50", "95"])), `line-height:1.1;padding-top:${size * 0.09}px;`
      + `${face}`),
  );

  const marks = [
    (i) => s.figure(`${i + 1}.`),
    (i) => `${"abc"[i]})`,
    () => "•",
    () => "–",
    (i) => s.figure(`${i + 1}`),
  ];
  const list = (n) => {
    const [mark, color] = [r.pick(marks), s.ink(t.card, s.anyRatio(), r.pick([t.fg, Colors.mix(t.tint, t.fg, 0.3)]))];
    return column("gap:5px", times(n, (i) => row("gap:0;align-items:baseline",
      text(15, 400, color, mark(i), "width:26px;flex:none"), text(15, 400, t.fg, s.label(), one))));
  };
  const quoted = (size) => {
    const [opening, closing] = r.pick(s.rtl ? ["«»"] : ["«»", "“”", "„“", "‹›"]);
    return text(size, 400, grey(), opening + s.label() + closing, one);
  };

  const card = (style, ...kids) => box(`background:${t.card};border-radius:14px;padding:12px 14px;`
    + `box-sizing:border-box;${style}`, kids);
  const person = (side) => row(`gap:12px;padding:7px 0`,
    cornered(initials(side), r.chance(0.4) ? dot(r.pick(["#34c759", "#ff3b30", "#ff9500"]), 12) : ""),
    column("flex:1;min-width:0", text(web ? 14 : 17, 400, t.fg, s.word(), one), text(13, 400, grey(), s.word(), one)),
    r.chance(0.5) ? tag() : "",
    r.chance(0.6) ? badge(count()) : "");
  const tile = (side, i) => column(
    "align-items:center;gap:6px",
    cornered(row(`width:${side}px;height:${side}px;border-radius:${side * 0.23}px;justify-content:center;`
      + `background:${t.tints[i]}`,
      s.icon(side * 0.55, "#ffffff")), i === 2 ? dot("#ff3b30", 12) : badge(count(), "#ff3b30", 13)),
    text(12, 400, grey(t.bg), s.word(), one),
  );

  const phone = () => [
    s.statusBar(),
    row("padding-inline-end:18px;align-items:center", s.title(s.word()), badge(count(), t.tint, 15), grow,
      cornered(icon("bell", 26, t.fg), badge(r.int(1, 9), "#ff3b30", 11)), box("width:18px"), initials(32)),
    column("padding:4px 16px;gap:12px",
      row("justify-content:space-between;padding:0 8px", times(4, (i) => tile(58, i))),
      row("gap:8px;overflow:hidden;height:28px", times(3, () => tag(r.pick([12, 13])))),
      card("padding-top:5px;padding-bottom:5px", times(4, (i) => box(i ? `border-top:${line}` : "", person(40)))),
      card("", row("gap:18px", price(34),
        column("gap:3px;flex:1;min-width:0", text(15, 600, t.fg, s.word(), one), quoted(13)),
        crowd(30, 3))),
      card("", list(3)),
      card("", row("gap:10px", text(17, 400, t.fg, s.word(), one), badge(r.int(1, 9)), grow, tag(11),
        badge(r.int(10, 99))))),
    row(`position:absolute;left:0;right:0;bottom:0;height:78px;align-items:flex-start;padding-top:8px;`
      + `box-sizing:border-box;`
      + `background:${t.bg};border-top:${line}`,
      times(4, (i) => column("flex:1;align-items:center;gap:3px",
        cornered(s.icon(25, i ? t.secondary : t.tint), i === 1 || i === 3 ? badge(count(), "#ff3b30", 12) : ""),
        text(10, 500, i ? grey(t.bg) : s.ink(t.bg, 5.5, Colors.mix(t.tint, t.fg, 0.3)), s.word(), one)))),
  ];

  const desk = () => {
    const place = (i) => row(
      `height:34px;border-radius:7px;padding:0 10px;gap:10px;${i === 1 ? `background:${t.fill}` : ""}`,
      s.icon(18, i === 1 ? t.tint : t.secondary),
      text(14, i === 1 ? 600 : 400, t.fg, s.word(), one),
      grow,
      r.chance(0.6) ? badge(count(), r.pick(["#e5484d", t.tint, t.tertiary]), 11) : r.chance(0.3) ? dot(t.tint, 8) : "",
    );
    const cell = (width, ...kids) => row(`width:${width}px;flex:none;gap:8px`, kids);
    const entry = (i) => row(
      `height:44px;padding:0 16px;border-top:${i ? line : "none"}`,
      cell(44, text(13, 400, grey(), s.figure(`${i + 1}.`), face)),
      cell(216, initials(28), text(14, 500, t.fg, s.word(), one)),
      cell(140, tag(11)),
      cell(100, badge(r.int(1, 30), undefined, 11)),
      grow,
      price(17),
    );
    const tab = (i) => row(`gap:7px;padding:0 2px 9px;border-bottom:2px solid ${i ? "transparent" : t.tint}`,
      text(14, i ? 400 : 600, i ? grey(t.bg) : t.fg, s.word(), one), badge(count(), i ? t.tertiary : t.tint, 11));
    return row(
      "position:absolute;inset:0;align-items:stretch",
      column(`width:212px;flex:none;box-sizing:border-box;padding:16px 12px;gap:2px;border-inline-end:${line};`
        + `background:${t.card}`,
        row("padding:0 10px 14px;gap:9px", avatar(26, t.tint, icon("boat", 18, Colors.opposite(t.tint))),
          text(16, 700, t.fg, s.word(), one)),
        times(8, place),
        text(12, 600, grey(), s.word(), `padding:16px 10px 6px;${one}`),
        times(5, () => row("padding:6px 10px;gap:9px", dot(r.pick(t.tints)), text(13, 400, t.fg, s.word(), one), grow,
          text(12, 400, grey(), s.figure(r.int(1, 40)), face))),
        grow,
        row("padding:8px 10px;gap:10px", initials(30),
          column("", text(13, 600, t.fg, s.word(), one), text(12, 400, grey(), s.word(), one)))),
      column("flex:1;min-width:0;padding:16px 24px;gap:14px;box-sizing:border-box",
        row("gap:16px", text(24, 700, t.fg, s.word(), one), grow,
          cornered(icon("bell", 22, t.fg), badge(r.int(1, 9), "#e5484d", 10)), box("width:4px"),
          cornered(icon("mail", 22, t.fg), badge(count(), "#e5484d", 10)), box("width:6px"), crowd(30, 5)),
        row(`gap:26px;border-bottom:${line}`, times(4, tab)),
        card("padding:0", times(11, entry)),
        row("gap:14px;align-items:stretch", card("flex:1", list(3)), card("flex:1", list(3)),
          card("flex:1", column("gap:8px", quoted(14), row("gap:8px", tag(11)),
            row("gap:8px", badge(count()), badge(count()), dot(t.tint)))))),
    );
  };
  return box(`position:absolute;inset:0;overflow:hidden;background:${t.bg}`, web ? desk() : phone());
};
families.badges.frames = [
  { platform: "ios", width: 390, height: 844, scale: 2 },
  { platform: "web", width: 1024, height: 768, scale: 1 },
];
