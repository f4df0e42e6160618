/** An admin's overview: figures on cards, a line chart and a scatter plot with upright titles, progress, a table. */
families.dashboard = (s) => {
  const r = s.random;
  const c = siteColors(s);
  const card = (style, ...kids) =>
    column(`background:${c.panel};border:1px solid ${c.line};border-radius:10px;padding:14px 16px;min-width:0;`
      + `box-sizing:border-box;${style}`, kids);
  const heading = (...more) => row("gap:10px;padding-bottom:10px;white-space:nowrap", text(15, 600, c.fg, s.label()),
    grow, more);
  const axis = hued(c.panel, s.anyRatio(), c.fg);
  const tick = (content, style) => text(11, 400, axis, s.figure(content),
    `position:absolute;white-space:nowrap;line-height:14px;${style}`);

  // Either way of standing text upright.
  const upright = r.chance(0.5) ? "writing-mode:vertical-rl;transform:rotate(180deg)" : "transform:rotate(-90deg)";
  const axisTitle = (height) => row(`flex:none;width:18px;height:${height}px;justify-content:center`,
    text(12, 500, axis, s.label(), `white-space:nowrap;${upright}`));

  /** A plot with figures at both axes and their titles. */
  const plot = (width, height, marks) => {
    const step = r.pick([5, 20, 25, 100, 250]);
    const rules = times(5, (i) => `<path d="M0 ${(height * i) / 4}H${width}" stroke="${c.line}"/>`).join("");
    return box("direction:ltr",
      row("", axisTitle(height),
        box(`position:relative;flex:none;width:38px;height:${height}px`,
          times(5, (i) => tick((4 - i) * step, `right:8px;top:${(height * i) / 4 - 7}px`))),
        `<svg width="${width}" height="${height}" style="flex:none;display:block;overflow:visible">`
          + `${rules}${marks}</svg>`),
      box(`position:relative;height:16px;margin:6px 0 0 56px;width:${width}px`,
        times(6, (i) => tick(`${i + 4}.${r.int(10, 12)}`, `left:${(width * i) / 5 - 12}px`))),
      text(12, 500, axis, s.label(), `margin:3px 0 0 56px;width:${width}px;text-align:center`));
  };
  const curve = (width, height, color) => {
    let level = r.real(0.3, 0.7);
    const points = times(24, (i) => {
      level = Math.min(0.95, Math.max(0.08, level + r.real(-0.16, 0.16)));
      return `${((i * width) / 23).toFixed(1)},${(height * (1 - level)).toFixed(1)}`;
    });
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${color}" stroke-width="2"/>`;
  };
  const points = (width, height, color) => {
    const slope = r.real(-0.7, 0.7);
    return times(46, () => {
      const x = r.real(0.03, 0.97);
      const y = Math.min(0.96, Math.max(0.04, 0.5 + slope * (x - 0.5) + r.real(-0.2, 0.2)));
      const at = `cx="${(x * width).toFixed(1)}" cy="${(y * height).toFixed(1)}"`;
      return `<circle ${at} r="3.500" fill="${color}" fill-opacity=".7"/>`;
    }).join("");
  };
  const corner = r.pick([2, 5]);
  const legend = (count) => times(count, (i) => row("gap:5px",
    box(`width:9px;height:9px;border-radius:${corner}px;background:${c.hues[i + 1]}`),
    text(12, 400, c.soft, s.word())));

  const figure = () => {
    const up = r.chance(0.6);
    const ink = hued(c.panel, s.anyRatio(), up ? "#15803d" : "#be123c");
    return card("flex:1;gap:4px;white-space:nowrap",
      row("gap:6px", text(13, 500, c.soft, s.word()), grow, s.icon(16, c.faint)),
      text(28, 700, c.fg, s.figure(
        r.pick([`${r.int(1, 98)},${r.int(100, 999)}`, `$${r.int(10, 99)}.${r.int(10, 99)}k`, `${r.int(11, 99)}%`]))),
      row("gap:6px", text(12, 600, ink, `${up ? "▲" : "▼"} ${s.figure(`${r.int(1, 29)}.${r.int(0, 9)}%`)}`),
        text(12, 400, c.faint, s.word())));
  };
  const share = () => column("gap:5px",
    row("", text(13, 500, c.fg, s.word()), grow, text(12, 400, c.soft, s.figure(`${r.int(12, 97)}%`))),
    bar(r.real(0.15, 0.95), r.pick(c.hues), c.fill));
  const cell = (style, content) => box(`flex:1;min-width:0;white-space:nowrap;${style}`, content);
  const entry = () => row(`height:34px;gap:10px;border-top:1px solid ${c.line}`,
    cell("flex:1.3", text(13, 500, c.link, `#${r.int(1000, 9999)}`)), cell("flex:1.6", text(13, 400, c.fg, s.word())),
    cell("", badge(s, c, s.word(), 11)), cell("text-align:end", text(13, 400, c.fg, s.price())));

  const item = (chosen) => row(
    `height:36px;padding:0 10px;gap:10px;border-radius:7px;white-space:nowrap;`
      + (chosen ? `background:${c.accent}` : ""),
    s.icon(18, chosen ? "#ffffff" : c.soft),
    text(14, 500, chosen ? "#ffffff" : c.fg, s.word()), grow,
    !chosen && r.chance(0.4)
      ? row(`min-width:18px;height:18px;justify-content:center;border-radius:9px;background:${c.solid(r.pick(c.hues))}`,
        text(11, 700, "#ffffff", s.figure(r.pick([r.int(1, 9), r.int(1, 9), r.int(10, 48)])),
          "padding:0 5px;line-height:18px"))
      : "");
  const side = column(
    `flex:none;width:208px;box-sizing:border-box;padding:14px 10px;gap:3px;background:${c.panel};`
      + `border-inline-end:1px solid ${c.line}`,
    row("gap:9px;padding:2px 8px 14px", icon("house", 22, c.accent), text(17, 700, c.fg, s.word())),
    times(5, (i) => item(i === 0)),
    text(11, 600, c.faint, s.word(), "padding:14px 10px 4px;text-transform:uppercase;letter-spacing:.6px"),
    times(4, () => item(false)), grow,
    row("gap:10px;padding:0 8px", avatar(32, c.hues[2], text(13, 600, "#ffffff", "MB")),
      box("", text(13, 600, c.fg, s.word()), text(11, 400, c.soft, s.word()))));
  const top = row("gap:14px;white-space:nowrap", text(22, 700, c.fg, s.label()), grow, searchField(s, c, 210, 13),
    box("position:relative", icon("bell", 20, c.soft),
      row("position:absolute;inset-inline-start:11px;top:-7px;width:16px;height:16px;border-radius:8px;"
        + "background:#dc2626;justify-content:center",
        text(10, 700, "#ffffff", s.figure(r.int(1, 9)), "line-height:16px"))),
    siteButton(c, s.word(), true, 13));

  const inner = s.width - 208 - 40;
  const [wide, narrow] = [Math.round(inner * 0.56), inner - Math.round(inner * 0.56) - 16];
  const room = (width) => width - 34 - 56 - 12;
  return row(`position:absolute;inset:0;background:${c.bg};align-items:stretch`,
    side,
    column("flex:1;min-width:0;padding:16px 20px;gap:14px;box-sizing:border-box",
      top,
      row("gap:14px;align-items:stretch", times(4, figure)),
      row("gap:16px;align-items:stretch",
        card(`width:${wide}px`, heading(legend(2)),
          plot(room(wide), 170, curve(room(wide), 170, c.hues[1]) + curve(room(wide), 170, c.hues[2]))),
        card(`width:${narrow}px`, heading(), plot(room(narrow), 170, points(room(narrow), 170, c.hues[3])))),
      row("gap:16px;align-items:stretch;flex:1;min-height:0",
        card(`width:${wide}px`, heading(text(13, 500, c.link, s.word())),
          fitted("flex:1;min-height:0", times(6, entry))),
        card(`width:${narrow}px`, heading(),
          fitted("flex:1;min-height:0;display:flex;flex-direction:column;gap:13px;padding-top:3px;margin-top:-3px",
            times(6, share))))));
};
families.dashboard.frames = [
  { platform: "web", width: 1280, height: 800, scale: 1 },
  { platform: "web", width: 1280, height: 800, scale: 2 },
];
families.dashboard.scripts = ["latin", "accented", "cyrillic", "greek", "chinese", "japanese", "korean", "arabic",
  "hebrew", "thai"];
