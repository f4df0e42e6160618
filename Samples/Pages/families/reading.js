/** Text to read: articles, quotes, code, calendars, workouts, a split view, a bar of glass. */

families.article = (s) => {
  const t = s.theme;
  const link = () => span(`color:${t.tint};text-decoration:underline;${s.random.chance(0.5) ? "text-underline-offset:2px" : ""}`, s.label(2));
  const paragraph = (n) => box(`font-size:17px;line-height:1.5;color:${t.fg};padding:0 20px 14px`, s.sentence(n), " ", link(), " ", s.sentence(4), s.random.chance(0.5) ? [" ", span("font-weight:700", s.word()), " ", s.sentence(3)] : "");
  return [s.statusBar(), text(12, 700, t.tint, s.label(), "padding:6px 20px;letter-spacing:1.500px;text-transform:uppercase"), text(28, 700, t.fg, s.label(3), "padding:0 20px 8px;line-height:1.2"),
    row("padding:0 20px 14px;gap:8px", text(13, 400, t.secondary, s.label()), text(13, 400, t.tertiary, `· ${s.time()}`)), paragraph(9), paragraph(7),
    box(`margin:0 20px 14px;padding-inline-start:14px;border-inline-start:3px solid ${t.tint};font-size:17px;font-style:italic;color:${t.secondary}`, s.sentence(8)), paragraph(6),
    row(`margin:0 20px;padding:10px 0;border-top:1px solid ${t.separator}`, link(), grow, link())].flat().join("");
};

families.quotes = (s) => {
  const t = s.theme;
  const serif = ["latin", "cyrillic", "greek"].includes(s.script) ? s.random.pick(["Noto Serif", "Liberation Serif", "DejaVu Serif", "Noto Serif Display"]) : s.font;
  const quote = () => {
    const [a, b] = [s.random.pick(t.tints), s.random.pick(["#1b1b2f", "#fff5e1", "#0d3b66", "#fde2e4", "#22577a"])];
    const mid = Colors.mix(a, b, 0.5);
    const ink = s.random.chance(0.75) ? Colors.opposite(mid) : s.ink(mid, 2.2);
    return box(`margin:0 18px 14px;padding:20px;border-radius:18px;background:linear-gradient(${s.random.int(0, 180)}deg,${a},${b})`,
      text(s.random.pick([20, 24, 28]), s.random.pick([400, 700]), ink, `“${s.sentence(s.words.wide ? 6 : 5)}”`, `font-family:'${serif}';line-height:1.3;${s.random.chance(0.6) ? "font-style:italic" : ""}`),
      row("padding-top:12px;gap:8px", box(`width:22px;height:2px;background:${ink}`), text(13, 500, ink, s.label(2), `font-family:'${serif}'`)));
  };
  return [s.statusBar(), s.title(), times(4, quote)].flat().join("");
};

families.code = (s) => {
  const dark = s.dark;
  const bg = dark ? s.random.pick(["#1e1e1e", "#282c34", "#002b36"]) : s.random.pick(["#ffffff", "#fdf6e3", "#f6f8fa"]);
  const palette = ["#c678dd", "#61afef", "#98c379", "#d19a66", "#e06c75", "#5c6370"].map((c) => (s.random.chance(0.7) ? s.ink(bg, s.random.pick([3.5, 5.2, 6, 8]), dark ? Colors.mix(c, "#ffffff", 0.4) : Colors.mix(c, "#000000", 0.55)) : c));
  const [keyword, name, string, number, type, comment] = palette;
  const c = (color, k) => span(`color:${color}`, k);
  const ink = dark ? "#dcdfe4" : "#24292e";
  const id = () => s.random.pick(["total", "harbour", "offset", "lines", "queue", "tide", "parse", "result"]);
  const line = () => s.random.pick([
    () => `${c(keyword, "let")} ${id()} = ${c(name, id())}(${c(number, s.random.int(10, 900))})`, () => `${c(keyword, "if")} ${id()}.${c(name, "isEmpty")} { ${c(keyword, "return")} ${c(string, `"${id()}"`)} }`,
    () => `  ${id()}.${c(name, "append")}(${c(string, `"${id()} ${id()}"`)})`, () => c(comment, `// ${id()} ${id()} ${id()}`), () => `${c(keyword, "func")} ${c(name, id())}(${id()}: ${c(type, "Int")}) {`, () => "", () => `  ${c(keyword, "for")} ${id()} ${c(keyword, "in")} ${c(number, "0..<64")} {`,
  ])();
  const size = s.random.pick([12, 13, 14]);
  return box(`position:absolute;inset:0;background:${bg};direction:ltr;font-family:Inter`, s.statusBar(dark ? "#ffffff" : "#000000"),
    row(`background:${Colors.mix(bg, ink, 0.08)}`, times(3, (i) => text(13, 500, i ? comment : ink, `${id()}.swift`, `padding:9px 14px;border-right:1px solid ${Colors.mix(bg, ink, 0.2)};${i ? "" : `background:${bg}`}`))),
    box(`font-family:'${s.random.pick(["Liberation Mono", "DejaVu Sans Mono", "Noto Sans Mono"])}';font-size:${size}px;line-height:1.6;color:${ink};padding-top:8px;white-space:pre`,
      times(26, (i) => row("", box(`width:34px;text-align:right;padding-right:14px;color:${Colors.mix(bg, ink, 0.35)}`, i + 10), box("", line())))),
    row(`position:absolute;left:0;right:0;bottom:0;height:30px;padding:0 12px;gap:14px;background:${s.theme.tint}`, text(12, 500, "#ffffff", "main"), text(12, 500, "#ffffff", "UTF-8"), grow, text(12, 500, "#ffffff", "Ln 24, Col 8")));
};

families.month = (s) => {
  const t = s.theme;
  const first = s.random.int(0, 6);
  const today = s.random.int(3, 27);
  const side = (s.width - 24) / 7;
  const day = (n) => {
    const valid = n >= 1 && n <= 30;
    const marked = s.random.chance(0.25);
    return column(`width:${side}px;height:46px;align-items:center;gap:2px`, row(`width:34px;height:34px;border-radius:17px;justify-content:center;${n === today ? `background:${t.tint}` : ""}`,
      text(20, n === today ? 700 : 400, n === today ? "#ffffff" : valid ? (n % 7 < 2 ? t.secondary : t.fg) : t.tertiary, s.figure(valid ? n : ((n + 29) % 30) + 1))), marked ? box(`width:5px;height:5px;border-radius:3px;background:${s.random.pick(t.tints)}`) : "");
  };
  const event = () => {
    const tint = s.random.pick(t.tints);
    return row(`margin:0 12px 6px;padding:8px 10px;gap:9px;border-radius:8px;background:${Colors.mix(t.bg, tint, 0.18)}`, box(`width:4px;height:34px;border-radius:2px;background:${tint}`), column("flex:1", text(15, 600, Colors.mix(tint, t.fg, s.random.pick([0, 0.4])), s.label()), text(12, 400, t.secondary, `${s.time()} – ${s.time()}`)));
  };
  return [s.statusBar(), row("padding:0 16px", icon("back", 20, t.tint), text(17, 400, t.tint, s.figure(2031)), grow, icon("search", 22, t.tint)), s.title(s.word(), 30),
    row("padding:0 12px 4px", times(7, () => text(11, 600, t.tertiary, [...s.word()].slice(0, s.words.wide ? 1 : 3).join(""), `width:${side}px;text-align:center;white-space:nowrap;overflow:visible`))),
    box("display:flex;flex-wrap:wrap;padding:0 12px", times(35, (i) => day(i - first + 1))), box(`border-top:0.5px solid ${t.separator};margin:6px 0 10px`), times(5, event)].flat().join("");
};

families.workout = (s) => {
  const t = s.theme;
  const bright = ["#d7ff3e", "#ff3b5c", "#3ee6ff", "#ffb340"];
  const mono = s.random.pick(["'Liberation Mono'", "'DejaVu Sans Mono'", "Inter"]);
  const value = (v, unit, color) => row("align-items:baseline;gap:6px;padding:4px 22px;direction:ltr", text(s.random.pick([38, 44, 52]), s.random.pick([400, 700]), color, s.figure(v), `font-family:${mono},'${s.font}';font-variant-numeric:tabular-nums;line-height:1.15`), text(17, 600, color, unit));
  const ground = s.dark ? "#000000" : "#101316";
  return box(`position:absolute;inset:0;background:${ground}`, s.statusBar("#ffffff"), row("padding:2px 22px;gap:10px", avatar(32, Colors.mix(ground, bright[0], 0.3), icon("flame", 20, bright[0])), text(17, 600, "#ffffff", s.label()), grow, text(15, 500, s.ink(ground, s.anyRatio()), s.time())),
    value("24:07.36", "", bright[0]), value("142", "BPM", bright[1]), value("5'38\"", "/KM", bright[2]), value("318", "KCAL", bright[3]),
    row("padding:12px 22px;gap:5px;align-items:flex-end;height:56px;direction:ltr", times(22, () => box(`flex:1;height:${s.random.int(8, 52)}px;border-radius:3px;background:${s.random.pick(bright)}`))),
    box(`margin:8px 16px;border-radius:14px;background:#1c1f24`, times(4, (i) => row("padding:9px 14px;direction:ltr", text(15, 500, "#8e8e93", s.figure(i + 11)), grow, text(15, 500, "#ffffff", s.figure(`5:${s.random.int(10, 59)}`), `font-family:${mono},'${s.font}'`), grow, text(15, 500, s.random.pick(["#30d158", "#ff453a", "#636366"]), s.figure(`−0:${s.random.int(10, 40)}`)))),),
    row("position:absolute;left:22px;right:22px;bottom:30px;gap:14px", text(17, 600, "#000000", s.word(), `flex:1;text-align:center;padding:14px;border-radius:26px;background:${bright[0]}`), text(17, 600, "#ffffff", s.word(), "flex:1;text-align:center;padding:14px;border-radius:26px;background:#c9283e")));
};

families.split = (s) => {
  const t = s.theme;
  const side = Math.round(s.width * 0.4);
  const entry = (i) => row(`padding:8px 10px;margin:0 8px;gap:9px;border-radius:8px;${i === 1 ? `background:${t.tint}` : ""}`, s.icon(19, i === 1 ? "#ffffff" : t.tint), text(14, 500, i === 1 ? "#ffffff" : t.fg, s.word(), "white-space:nowrap"), grow, text(12, 400, i === 1 ? "#ffffff" : t.tertiary, s.figure(s.random.int(10, 90))));
  return [s.statusBar(), row(`align-items:stretch;height:${s.height - 50}px`,
    box(`width:${side}px;background:${Colors.mix(t.bg, t.fg, 0.05)};border-inline-end:1px solid ${t.separator};overflow:hidden`, text(22, 700, t.fg, s.word(), "padding:4px 16px 8px"), times(6, entry), text(12, 600, t.secondary, s.word(), "padding:14px 18px 4px"), times(4, (i) => entry(i + 3))),
    box("flex:1;overflow:hidden", text(12, 400, t.secondary, `${s.word()} ${s.time()}`, "text-align:center;padding:6px"), text(22, 700, t.fg, s.label(), "padding:2px 14px 8px"),
      box(`padding:0 14px;font-size:15px;line-height:1.45;color:${t.fg}`, s.sentence(12)), box("padding:12px 14px", photo(s.random, `width:${s.width - side - 30}px;height:110px`)), text(11, 400, t.tertiary, s.label(2), "padding:0 14px"), times(4, () => row("padding:7px 14px;gap:8px", row(`flex:none;width:18px;height:18px;border-radius:9px;border:1.500px solid ${t.secondary};box-sizing:border-box`), text(15, 400, t.fg, s.label())))))].flat().join("");
};

families.touching = (s) => {
  const t = s.theme;
  const line = (i) => box(`margin:0 18px;border-bottom:1px solid ${i % 2 ? t.fg : t.separator};font-size:${s.random.pick([15, 17, 20])}px;line-height:${s.random.pick([0.98, 1.05, 1.15])};padding-top:${s.random.int(6, 14)}px;color:${i % 3 ? t.fg : t.secondary}`, s.label(2));
  const boxed = () => text(s.random.pick([13, 15]), 500, t.fg, s.label(), `display:inline-block;margin:10px 0 0 18px;border:1px solid ${t.secondary};line-height:1.15;padding:0 2px`);
  const badge = () => row("margin:12px 18px 0;gap:10px", text(12, 700, Colors.opposite(t.tint), s.word(), `background:${t.tint};line-height:1.2;padding:0 3px`), text(15, 400, t.fg, s.label(), `border-inline-start:2px solid ${t.tint};padding-inline-start:3px`));
  return [s.statusBar(), s.title(), times(12, line), times(3, () => [boxed(), badge()])].flat(3).join("");
};

families.glass = (s) => {
  const t = s.theme;
  const glass = s.dark ? "rgba(30,30,32,.7)" : "rgba(255,255,255,.72)";
  const rows = times(16, () => row(`padding:9px 16px;gap:12px;border-bottom:0.5px solid ${t.separator}`, box("border-radius:8px;overflow:hidden;flex:none", photo(s.random, "width:44px;height:44px")), column("flex:1", text(17, 400, t.fg, s.label()), text(13, 400, t.secondary, s.label(2)))));
  const front = (style, ...kids) => pane(`position:absolute;left:0;right:0;background:${glass};backdrop-filter:blur(18px) saturate(1.6);${style}`, ...kids);
  return [box("position:absolute;left:0;right:0;top:30px", rows),
    front(`top:0;border-bottom:0.5px solid ${t.separator}`, s.statusBar(), row("padding:0 16px 12px", text(17, 400, t.tint, s.word()), grow, text(17, 600, t.fg, s.word()), grow, text(17, 400, t.tint, s.word()))),
    front(`bottom:0`, s.tabBar())].flat().join("");
};
