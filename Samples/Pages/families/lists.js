/** Lists of rows: settings, mail, stocks, podcasts, contacts, emoji. */

families.settings = (s) => {
  const t = s.theme;
  const setting = (i) => row("padding:0 16px;min-height:46px;gap:14px",
    row(`width:29px;height:29px;border-radius:7px;background:${t.tints[i % 9]};justify-content:center`, s.icon(19, "#ffffff")),
    text(17, 400, t.fg, s.label()), grow,
    s.random.chance(0.3) ? toggle(s.random.chance(0.6), "#34c759", t.fill)
      : [text(17, 400, t.secondary, s.random.chance(0.5) ? s.word() : s.figure(s.random.int(10, 480))),
        icon(s.rtl ? "back" : "chevron", 15, t.tertiary)]);
  const group = (n) => [
    text(13, 400, t.secondary, s.label(2), "padding:18px 32px 7px;text-transform:uppercase"),
    s.panel(times(n, setting), "margin:0 16px"),
    text(13, 400, t.tertiary, s.sentence(s.words.wide ? 6 : 9), "padding:7px 32px 0"),
  ];
  return [s.statusBar(), s.title(), group(4), group(3), group(4)].flat().join("");
};

families.mail = (s) => {
  const t = s.theme;
  const message = (i) => row("padding:10px 16px 10px 10px;align-items:flex-start;gap:8px",
    box(`flex:none;width:10px;height:10px;margin-top:7px;border-radius:5px;background:${i % 3 ? "transparent" : t.tint}`),
    column("flex:1;gap:2px;min-width:0",
      row("gap:6px", text(17, 600, t.fg, s.label(2)), grow, text(15, 400, t.secondary, s.time()), icon(s.rtl ? "back" : "chevron", 13, t.tertiary)),
      text(15, 400, t.fg, s.label(2)),
      text(15, 400, t.secondary, s.sentence(s.words.wide ? 7 : 8))));
  return [s.statusBar(),
    row("padding:0 16px;gap:4px", icon(s.rtl ? "chevron" : "back", 22, t.tint), text(17, 400, t.tint, s.word()), grow, text(17, 400, t.tint, s.word())),
    s.title(),
    row(`margin:0 16px 8px;height:36px;border-radius:10px;background:${t.fill};padding:0 8px;gap:6px`,
      icon("search", 18, t.secondary), classed("placeholder", "", text(17, 400, t.tertiary, s.word()))),
    times(6, (i) => box(`border-top:0.5px solid ${t.separator}`, message(i)))].flat().join("");
};

families.stocks = (s) => {
  const t = s.theme;
  const [up, down] = s.random.pick([["#34c759", "#ff3b30"], ["#30a46c", "#e5484d"], ["#1f9d55", "#cc1f1a"], ["#7ed957", "#ff7a70"]]);
  const pill = s.random.chance(0.5);
  const stock = () => {
    const rising = s.random.chance(0.5);
    const color = rising ? up : down;
    const delta = s.figure(`${rising ? "+" : "−"}${s.random.real(0.1, 9).toFixed(2)}%`);
    return row("padding:9px 16px;gap:12px;direction:ltr",
      column("flex:1;gap:1px", text(17, 700, t.fg, times(s.random.int(3, 4), () => s.random.pick([..."ABCDEHKLMNOPRSTUXZ"])).join("")),
        text(13, 400, t.secondary, s.label(1))),
      sparkline(s.random, 66, 30, color, s.random.chance(0.5)),
      column("width:86px;align-items:flex-end;gap:3px",
        text(17, 500, t.fg, s.figure(s.random.real(4, 990).toFixed(2)), "font-variant-numeric:tabular-nums"),
        pill ? text(13, 600, "#ffffff", delta, `background:${color};border-radius:5px;padding:1px 6px`) : text(13, 500, color, delta)));
  };
  return [s.statusBar(), s.title(), row("padding:0 16px 8px;gap:8px", text(20, 700, t.secondary, s.label(2))),
    times(10, () => box(`border-top:0.5px solid ${t.separator}`, stock())), box("position:absolute;bottom:0;left:0;right:0", s.tabBar(`background:${t.bg}`))].flat().join("");
};

families.podcasts = (s) => {
  const t = s.theme;
  const cover = (size) => box(`flex:none;width:${size}px;height:${size}px;border-radius:8px;overflow:hidden;background:linear-gradient(${s.random.int(0, 360)}deg,${s.random.pick(t.tints)},${s.random.pick(t.tints)})`,
    s.random.chance(0.6) ? photo(s.random, `width:${size}px;height:${size}px`) : "");
  const episode = () => row("padding:12px 18px;gap:12px;align-items:flex-start", cover(66),
    column("flex:1;gap:3px",
      text(11, 600, t.secondary, `${s.word()} · ${s.figure(s.random.int(2, 28))}`, "text-transform:uppercase;letter-spacing:.4px"),
      text(15, 600, t.fg, s.label(2)),
      text(13, 400, t.secondary, s.sentence(s.words.wide ? 5 : 7)),
      row("gap:8px;margin-top:3px", row(`width:24px;height:24px;border-radius:12px;background:${t.fill};justify-content:center`, icon("play", 12, t.tint)),
        box("width:46px", bar(s.random.real(0.1, 0.9), t.tint, t.fill, 4)), text(13, 500, t.tint, s.figure(`${s.random.int(4, 58)} min`)), grow, icon("dots", 18, t.tertiary))));
  return [s.statusBar(), s.title(),
    row("padding:0 18px 12px;gap:12px;overflow:hidden", times(3, () => column("gap:5px;flex:none", cover(128), text(13, 600, t.fg, s.word()), text(12, 400, t.secondary, s.word())))),
    times(5, () => box(`border-top:0.5px solid ${t.separator};margin:0`, episode()))].flat().join("");
};

families.contacts = (s) => {
  const t = s.theme;
  const person = () => {
    const [first, last] = [s.word(), s.word()];
    const color = s.random.pick(t.tints);
    return row("padding:8px 34px 8px 18px;gap:12px", avatar(40, color, text(15, 600, "#ffffff", `${[...first][0]}${s.rtl ? "" : [...last][0]}`)),
      column("flex:1", text(17, 400, t.fg, `${first} <b style="font-weight:700">${last}</b>`),
        s.random.chance(0.5) ? text(13, 400, s.random.chance(0.4) ? color : t.tertiary, s.label(2)) : ""),
      s.random.chance(0.3) ? text(12, 600, Colors.opposite(t.tint), s.random.int(10, 99), `background:${t.tint};border-radius:10px;padding:2px 7px`) : "");
  };
  const index = column(`position:absolute;right:3px;top:190px;align-items:center`, [..."ABCDEFGHIKLMNOPRSTUVXZ"].map((ch) => text(10, 600, t.tint, ch, "line-height:14px;font-family:Inter")));
  return [s.statusBar(), s.title(),
    times(3, () => [text(15, 600, t.secondary, s.word(), `padding:5px 18px;background:${t.fill}`), times(4, person)]), index].flat(3).join("");
};

families.emoji = (s) => {
  const t = s.theme;
  const faces = ["🍋", "🚲", "🎧", "🏔️", "🧁", "🎟️", "🪴", "📚", "☕️", "🛶", "🎈", "🧭"];
  return [s.statusBar(), s.title(),
    s.panel(times(9, () => row("padding:10px 16px;gap:14px", box(`font-size:${s.random.pick([22, 28, 34])}px;line-height:1.1`, s.random.pick(faces)),
      column("flex:1;gap:1px", text(17, 500, t.fg, `${s.label()} ${s.random.chance(0.3) ? s.random.pick(faces) : ""}`), text(13, 400, t.secondary, s.label(2))),
      text(15, 500, s.random.pick([t.tint, t.tertiary]), s.price()))), "margin:0 14px")].flat().join("");
};
