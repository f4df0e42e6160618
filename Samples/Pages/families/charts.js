/** Charts, rings, tables, maps: text among drawings. */

families.chart = (s) => {
  const t = s.theme;
  const w = s.width - 32 - 60;
  const axis = s.ink(t.card, s.anyRatio());
  const plot = (kind) => {
    const h = 150;
    const lines = times(5, (i) => `<path d="M0 ${(h * i) / 4}H${w}" stroke="${t.separator}" stroke-width="1"/>`).join("");
    const color = s.random.pick(t.tints);
    const marks = kind === "bars"
      ? times(7, (i) => { const v = s.random.real(0.15, 0.95) * h; return `<rect x="${(i + 0.2) * (w / 7)}" y="${h - v}" width="${(w / 7) * 0.6}" height="${v}" rx="3" fill="${color}"/>`; }).join("")
      : `<polyline fill="none" stroke="${color}" stroke-width="2.500" points="${times(15, (i) => `${(i * w) / 14},${h * s.random.real(0.1, 0.9)}`).join(" ")}"/>`;
    const step = s.random.pick([10, 25, 50, 200]);
    return box("direction:ltr", row("align-items:stretch;gap:6px", `<svg width="${w}" height="${h}" style="overflow:visible;flex:none">${lines}${marks}</svg>`,
      box(`position:relative;width:44px;height:${h}px`, times(5, (i) => text(11, 400, axis, s.figure((4 - i) * step + (i === 4 ? 10 : 0)), `position:absolute;left:2px;top:${(h * i) / 4 - 8}px;line-height:16px`)))),
      row(`width:${w}px;padding-top:6px`, times(4, (i) => text(11, 400, axis, s.figure(`${10 + i}.${11 + 2 * i}`), "flex:1;text-align:center;white-space:nowrap"))));
  };
  const card = (kind) => box(`margin:0 16px 14px;padding:14px 16px;background:${t.card};border-radius:14px`, text(15, 600, s.random.pick(t.tints), s.label()),
    row("gap:6px;align-items:baseline;padding-bottom:10px", text(28, 700, t.fg, s.figure(s.random.int(120, 9800))), text(15, 500, t.secondary, s.word())), plot(kind));
  return [s.statusBar(), s.title(), card("bars"), card("line"), row("padding:0 20px;gap:16px", times(3, (i) => row("gap:5px", box(`width:9px;height:9px;border-radius:5px;background:${t.tints[i]}`), text(12, 500, t.secondary, s.word()))))].flat().join("");
};

families.rings = (s) => {
  const t = s.theme;
  const nested = ring(160, 18, 0.8, t.tints[0], Colors.alpha(t.tints[0], 0.2), ring(118, 18, 0.55, t.tints[1], Colors.alpha(t.tints[1], 0.2), ring(76, 18, 0.3, t.tints[2], Colors.alpha(t.tints[2], 0.2))));
  const value = (i) => column("gap:0", text(15, 500, t.fg, s.word()), row("gap:3px;align-items:baseline;direction:ltr", text(22, 600, t.tints[i], s.figure(`${s.random.int(100, 600)}/${s.random.int(600, 900)}`)), text(14, 600, t.tints[i], s.random.pick(["KCAL", "MIN", "KM"]))));
  const small = (i) => column(`flex:1;padding:12px;gap:8px;background:${t.card};border-radius:14px;align-items:center`,
    ring(72, 8, s.random.real(0.2, 0.95), t.tints[i + 3], t.fill, text(17, 700, t.fg, s.figure(`${s.random.int(11, 96)}%`))), text(13, 500, t.secondary, s.word(), "white-space:nowrap"));
  return [s.statusBar(), s.title(), row(`margin:0 16px 12px;padding:16px;gap:18px;background:${t.card};border-radius:16px`, nested, column("gap:8px", value(0), value(1), value(2))),
    row("gap:10px;padding:0 16px 12px", small(0), small(1), small(2)),
    s.panel(times(4, () => row("padding:11px 16px;gap:10px", s.icon(22, t.tint), text(16, 500, t.fg, s.label()), grow, sparkline(s.random, 60, 22, t.tint), text(16, 600, t.fg, s.figure(s.random.int(20, 2000))), text(12, 500, t.tertiary, "bpm"))), "margin:0 16px")].flat().join("");
};

families.table = (s) => {
  const t = s.theme;
  const zebra = Colors.mix(t.card, s.random.pick([t.fg, t.tint]), 0.06);
  const cols = s.random.pick([3, 4]);
  const numbers = s.random.chance(0.5) ? "font-family:'Liberation Mono';" : "font-variant-numeric:tabular-nums;";
  const cell = (k, more = "") => box(`flex:1;padding:8px 6px;text-align:end;white-space:nowrap;${more}`, k);
  return [s.statusBar(), s.title(), box(`margin:0 10px;background:${t.card};border:1px solid ${t.separator}`,
    row(`background:${t.fill}`, cell(text(12, 700, t.secondary, s.word()), "text-align:start;flex:1.6"), times(cols - 1, () => cell(text(12, 700, t.secondary, s.random.pick(["Q1", "Q2", "Σ2", "km", "Ø3"]))))),
    times(15, (i) => row(`background:${i % 2 ? zebra : t.card}`, cell(text(14, 500, t.fg, s.word()), `text-align:start;flex:1.6;border-right:1px solid ${t.separator}`),
      times(cols - 1, (j) => cell(text(14, 400, j === 1 ? s.random.pick([t.tint, t.fg, t.tertiary]) : t.fg, s.figure(s.random.int(10, 9999)), numbers)))))),
  text(12, 400, t.tertiary, s.sentence(6), "padding:8px 16px")].flat().join("");
};

families.timetable = (s) => {
  const t = s.theme;
  const trip = () => {
    const line = s.random.pick(t.tints);
    const late = s.random.chance(0.4);
    return row("padding:10px 14px;gap:12px;direction:ltr", text(14, 700, "#ffffff", `${s.random.pick([..."SURBM"])}${s.random.int(1, 98)}`, `background:${line};border-radius:5px;padding:2px 0;width:44px;text-align:center;flex:none;font-family:'Liberation Sans'`),
      column("flex:1", text(16, 500, t.fg, s.label()), row("gap:6px", text(13, 400, t.secondary, s.word()), text(13, 400, t.tertiary, s.figure(s.random.int(10, 24))))),
      column("align-items:flex-end", row("gap:6px", late ? text(14, 400, t.tertiary, s.time(), "text-decoration:line-through") : "", text(17, 600, late ? "#e5484d" : t.fg, s.time(), "font-variant-numeric:tabular-nums")), late ? text(12, 500, "#e5484d", s.figure(`+${s.random.int(2, 9)} min`)) : text(12, 500, s.random.pick(["#30a46c", "#1a7f37"]), s.word())));
  };
  return [s.statusBar(), s.title(), row("padding:0 16px 10px;gap:8px", text(15, 600, t.tint, s.word()), icon("chevron", 14, t.secondary), text(15, 600, t.tint, s.word())), s.panel(times(9, trip), "margin:0 10px")].flat().join("");
};

families.map = (s) => {
  const { width: w, height: h, dark } = s;
  const r = s.random;
  const land = dark ? "#1f2530" : "#f3efe6";
  const road = dark ? "#39414f" : "#ffffff";
  const casing = dark ? "#141922" : "#d9d2c3";
  const water = dark ? "#0f2a3d" : "#a9d3ea";
  const park = dark ? "#1c3328" : "#cfe6c0";
  const halo = dark ? "#141922" : "#ffffff";
  const path = () => `M${r.int(-40, w)} ${r.int(-40, h)} Q${r.int(0, w)} ${r.int(0, h)} ${r.int(0, w)} ${r.int(0, h)} T${r.int(0, w + 60)} ${r.int(0, h + 60)}`;
  const streets = times(16, () => ({ d: path(), width: r.pick([3, 4, 6, 10]) }));
  const blocks = times(60, () => `<rect x="${r.int(0, w)}" y="${r.int(0, h)}" width="${r.int(8, 40)}" height="${r.int(8, 36)}" fill="${dark ? "#262d39" : "#e8e1d3"}" transform="rotate(${r.int(-20, 20)} ${w / 2} ${h / 2})"/>`).join("");
  const drawing = `<svg width="${w}" height="${h}" style="position:absolute;left:0;top:0"><rect width="${w}" height="${h}" fill="${land}"/>${blocks}<path d="M-20 ${h * 0.55} C${w * 0.3} ${h * 0.4} ${w * 0.5} ${h * 0.75} ${w + 20} ${h * 0.5} V${h * 0.62} C${w * 0.6} ${h * 0.85} ${w * 0.3} ${h * 0.55} -20 ${h * 0.68}Z" fill="${water}"/><ellipse cx="${w * 0.7}" cy="${h * 0.25}" rx="80" ry="54" fill="${park}"/>${streets.map((x) => `<path d="${x.d}" fill="none" stroke="${casing}" stroke-width="${x.width + 2}"/>`).join("")}${streets.map((x) => `<path d="${x.d}" fill="none" stroke="${x.width > 8 ? (dark ? "#6b5b2e" : "#fbd77a") : road}" stroke-width="${x.width}"/>`).join("")}</svg>`;
  const label = (i) => {
    const size = r.pick([10, 11, 12, 13, 15, 17]);
    const color = r.pick(dark ? ["#d7dbe4", "#8b93a3", "#7fb2d6", "#86b894"] : ["#4a4438", "#7b7466", "#2f6f9f", "#3c7a3a", "#a8a294"]);
    return text(size, r.pick([400, 500, 600]), color, s.label(), `position:absolute;left:${20 + (i % 2) * (w / 2 - 20) + r.int(0, 50)}px;top:${90 + i * ((h - 330) / 13) + r.int(0, 8)}px;white-space:nowrap;-webkit-text-stroke:${r.pick([2, 3])}px ${halo};paint-order:stroke fill`);
  };
  const pins = times(5, () => icon("pin", 30, r.pick(s.theme.tints), `position:absolute;left:${r.int(20, w - 50)}px;top:${r.int(80, h - 280)}px`));
  const shields = times(3, () => text(10, 700, "#ffffff", `${r.pick(["A", "E", "B"])}${r.int(2, 98)}`, `position:absolute;left:${r.int(20, w - 60)}px;top:${r.int(100, h - 280)}px;background:#2f6fb3;border-radius:4px;padding:1px 5px;font-family:Inter`));
  const t = s.theme;
  const sheet = box(`position:absolute;left:0;right:0;bottom:0;height:190px;border-radius:16px 16px 0 0;background:${t.card};box-shadow:0 -2px 14px rgba(0,0,0,.2);padding:8px 16px`,
    box(`width:36px;height:5px;border-radius:3px;background:${t.tertiary};margin:0 auto 10px`), row(`height:38px;border-radius:10px;background:${t.fill};padding:0 10px;gap:6px`, icon("search", 18, t.secondary), classed("placeholder", "", text(17, 400, t.secondary, s.label()))),
    row("padding:14px 0 0;gap:12px", avatar(42, t.tint, icon("house", 22, "#ffffff")), column("", text(17, 600, t.fg, s.label()), text(13, 400, t.secondary, s.figure(`${r.int(2, 40)} min · ${r.int(2, 30)} km`)))));
  return box("position:absolute;inset:0;overflow:hidden", drawing, pins, shields, times(13, label), s.statusBar(dark ? "#ffffff" : "#000000"), sheet);
};
