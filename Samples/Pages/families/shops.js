/** Prices, cards, tickets: short tokens in several colours. */

families.shop = (s) => {
  const t = s.theme;
  const cell = (s.width - 44) / 2;
  const struck = s.random.pick([t.secondary, t.tertiary]);
  const product = () => column(`width:${cell}px;background:${t.card};border-radius:12px;overflow:hidden`,
    box("position:relative", photo(s.random, `width:${cell}px;height:${cell * 0.72}px`, s.random.pick(["food", "bokeh", "foliage"])),
      text(12, 700, "#ffffff", s.figure(`−${s.random.int(10, 70)}%`), `position:absolute;top:8px;left:8px;background:${s.random.pick(["#d70015", "#ff3b30", "#ff9500"])};padding:2px 7px;border-radius:6px`),
      row("position:absolute;right:8px;top:8px;width:30px;height:30px;border-radius:15px;background:rgba(255,255,255,.85);justify-content:center", icon("heart", 18, "#333333"))),
    column("padding:9px 11px 12px;gap:4px", text(15, 500, t.fg, s.label()),
      row("gap:7px;align-items:baseline;direction:ltr", text(17, 700, s.random.chance(0.4) ? "#d70015" : t.fg, s.price(3, 60)), text(13, 400, struck, s.price(60, 99), "text-decoration:line-through")),
      row("gap:5px;direction:ltr", icon("star", 13, "#ffb400"), text(12, 500, t.fg, s.figure((s.random.int(30, 50) / 10).toFixed(1))), text(12, 400, t.tertiary, s.figure(`(${s.random.int(12, 940)})`)))));
  return [s.statusBar(), s.title(), box("display:flex;flex-wrap:wrap;gap:12px;padding:0 16px", times(6, product))].flat().join("");
};

families.tokens = (s) => {
  const t = s.theme;
  const colors = t.tints.slice(0, 5).map((c) => (s.random.chance(0.5) ? c : s.ink(t.card, s.anyRatio(), c)));
  const token = (color) => span(`color:${color};font-weight:${s.random.pick([400, 400, 600, 700])}`,
    s.random.pick([() => s.word(), () => s.figure(`+${s.random.int(2, 99)}`), () => s.figure(`−${s.random.int(2, 99)}`), () => s.figure(`${s.random.int(1, 99)}%`), () => s.word()])());
  const line = (size) => box(`font-size:${size}px;padding:9px 16px`, times(s.random.int(3, 5), (i) => token(s.random.chance(0.3) ? t.fg : colors[(i + s.random.int(0, 1)) % 5])).join(" "));
  return [s.statusBar(), s.title(), s.panel(times(13, () => line(s.random.pick([13, 15, 17]))), "margin:0 14px")].flat().join("");
};

families.banking = (s) => {
  const t = s.theme;
  const card = (a, b) => {
    const white = "#ffffff";
    return box(`margin:0 18px 14px;padding:16px 18px;border-radius:18px;height:170px;box-sizing:border-box;position:relative;background:linear-gradient(${s.random.int(90, 160)}deg,${a},${b})`,
      row("", text(17, 700, white, s.label()), grow, icon("wifi", 24, white)), box("margin-top:22px;width:40px;height:28px;border-radius:6px;background:linear-gradient(135deg,#e6c66e,#b88d2a)"),
      row("font-family:'Liberation Mono';direction:ltr;margin-top:10px;gap:14px", classed("character", "", text(20, 500, white, "•••• •••• ••••")), text(20, 500, white, s.random.int(1000, 9999))),
      row("margin-top:8px", text(12, 500, Colors.alpha(white, 0.7), s.label(2)), grow, text(12, 500, Colors.alpha(white, 0.7), s.figure("08/29"))));
  };
  const entry = () => {
    const gain = s.random.chance(0.3);
    return row("padding:10px 16px;gap:12px", avatar(38, Colors.mix(t.card, s.random.pick(t.tints), 0.25), s.icon(20, t.tint)),
      column("flex:1", text(16, 500, t.fg, s.label()), text(13, 400, t.secondary, `${s.word()} · ${s.time()}`)),
      text(16, 600, gain ? s.random.pick(["#34c759", "#1f7a3a", "#30d158"]) : t.fg, s.figure(`${gain ? "+" : "−"}${s.random.int(2, 900)}.${s.random.int(10, 99)}`), "direction:ltr"));
  };
  return [s.statusBar(), s.title(), card(t.tints[0], t.tints[1]), card(s.random.pick(["#1d1f2b", "#0f3d3e", "#f6d365", "#e0c3fc"]), s.random.pick(["#3a3d5c", "#2a9d8f", "#fda085", "#8ec5fc"])),
    text(20, 700, t.fg, s.label(), "padding:6px 18px"), s.panel(times(6, entry), "margin:0 16px")].flat().join("");
};

families.chips = (s) => {
  const t = s.theme;
  const chip = () => {
    const style = s.random.int(0, 3);
    const tint = s.random.pick(t.tints);
    const size = s.random.pick([11, 12, 13, 15]);
    const content = s.random.chance(0.8) ? s.word() : s.figure(s.random.int(10, 99));
    if (style === 0) return text(size, 600, s.random.chance(0.7) ? "#ffffff" : "#000000", content, `background:${tint};border-radius:20px;padding:4px 11px`);
    if (style === 1) return text(size, 500, tint, content, `border:1px solid ${tint};border-radius:${s.random.pick([6, 20])}px;padding:3px 10px`);
    if (style === 2) return text(size, 600, tint, content, `background:${Colors.mix(t.bg, tint, 0.16)};border-radius:7px;padding:3px 9px`);
    return row(`background:${t.fill};border-radius:20px;padding:4px 7px 4px 10px;gap:4px`, text(size, 500, t.fg, content), icon("close", size, t.secondary));
  };
  const section = () => [text(17, 600, t.fg, s.label(2), "padding:16px 18px 9px"), box("display:flex;flex-wrap:wrap;gap:8px;padding:0 18px", times(11, chip))];
  return [s.statusBar(), s.title(), section(), section(), section(), section()].flat(3).join("");
};

families.receipt = (s) => {
  const paper = s.random.pick(["#fffdf5", "#ffffff", "#f7f3e8"]);
  const ink = s.random.pick(["#1f2430", "#222222"]);
  const pale = s.ink(paper, s.anyRatio(0.5));
  const mono = s.words.fonts === Words.latin.fonts ? "font-family:'Liberation Mono'" : "";
  return [s.statusBar(), box(`margin:10px 26px;padding:24px 20px;background:${paper};box-shadow:0 2px 14px rgba(0,0,0,.15);${mono}`,
    text(22, 700, ink, s.label(2), "text-align:center"), text(12, 400, pale, s.label(3), "text-align:center;padding-bottom:14px"),
    times(9, () => row("padding:4px 0;font-size:14px", text(14, 400, ink, s.label()), box(`flex:1;border-bottom:1px dotted ${pale};margin:0 6px;height:10px`), text(14, 400, ink, s.price(1, 30)))),
    box(`border-top:1px dashed ${pale};margin:10px 0`), row("", text(17, 700, ink, s.word()), grow, text(17, 700, ink, s.price(60, 200))),
    row("padding-top:6px", text(12, 400, pale, s.word()), grow, text(12, 400, pale, s.figure("20%"))),
    row("justify-content:center;padding-top:18px;height:54px;direction:ltr", times(44, () => box(`width:${s.random.pick([1, 2, 3, 4])}px;height:54px;background:${ink};margin-right:${s.random.pick([1, 2, 3])}px`)))),
  ].flat().join("");
};
