/** A page of documentation: contents at the side, code, notes, and the pages before and after. */
families.docs = (s) => {
  const c = siteColors(s);
  const r = s.random;
  const wide = s.width >= 800;
  const mono = r.pick(Source.mono);
  const ground = Colors.mix(c.bg, c.fg, s.dark ? 0.08 : 0.05);
  const palette = Source.palette(s, ground);

  const inline = (size) => span(
    `font:${size - 2}px '${mono}',monospace;direction:ltr;background:${ground};border-radius:4px;padding:1px 5px;color:`
      + hued(ground, r.pick([3.4, 5.4, 6.5]), c.hues[1]),
    `${r.pick(Source.names)}${r.pick(["()", "", ".json", " --all"])}`);
  const paragraph = (n, size = 16) => box(
    `font-size:${size}px;line-height:1.6;color:${c.fg};margin-bottom:14px`,
    s.sentence(n), " ", inline(size), " ", s.sentence(r.int(4, 8)),
    r.chance(0.6) ? [" ", span(`color:${c.link};text-decoration:underline`, s.label(2)), " ", s.sentence(3)] : "");
  const code = () => {
    const language = r.pick(Source.languages);
    return box(`margin-bottom:16px;border-radius:8px;background:${ground};border:1px solid ${c.line};direction:ltr`,
      row(`padding:6px 14px;border-bottom:1px solid ${c.line}`,
        text(12, 500, c.soft, Source.file(s, language)), grow, icon("share", 14, c.faint)),
      box(`font:13px/1.6 '${mono}',monospace;padding:10px 14px;white-space:pre-wrap;color:${palette.ink}`,
        Source.code(s, language, 3).slice(0, 8).map((line) => box("min-height:20px", Source.colored(line, palette)))));
  };
  const note = () => {
    const hue = r.pick(c.hues);
    const tinted = Colors.mix(c.bg, hue, s.dark ? 0.16 : 0.08);
    const ink = hued(tinted, s.anyRatio(), hue);
    return box(`margin-bottom:16px;padding:10px 14px;border-radius:6px;background:${tinted};`
      + `border-inline-start:4px solid ${hue}`,
      row("gap:7px;margin-bottom:3px", icon(r.pick(["bell", "flame", "star"]), 16, ink), text(14, 700, ink, s.word())),
      text(14, 400, hued(tinted, s.anyRatio(0.2), c.fg), s.sentence(11), "line-height:1.5"));
  };
  const heading = (size) => text(size, 700, c.fg, s.label(2), "line-height:1.25;margin:8px 0 10px");
  const list = () => el("div", "margin-bottom:14px",
    times(3, () => row("gap:10px;align-items:flex-start;margin-bottom:5px",
    box(`flex:none;width:5px;height:5px;border-radius:3px;background:${c.fg};margin-top:10px`),
    box(`font-size:16px;line-height:1.55;color:${c.fg}`, inline(16), " ", s.sentence(4)))));
  const section = () => [heading(22), paragraph(7)].join("");
  const blocks = [...r.shuffled([code, note, list, () => paragraph(9), section, code]), section, list,
    () => paragraph(5)];

  const slash = r.chance(0.5) ? text(13, 400, c.faint, "/") : icon(s.rtl ? "back" : "chevron", 12, c.faint);
  const crumbs = row("gap:6px;padding:4px 0 10px;white-space:nowrap",
    [s.word(), s.word(), s.word()].map((name, i) => [
      i ? slash : "",
      text(13, i === 2 ? 600 : 400, i === 2 ? c.fg : c.soft, name)]));
  const page = (forward) => box(`flex:1;border:1px solid ${c.line};border-radius:8px;padding:9px 14px;`
    + (forward ? "text-align:end" : ""),
    text(12, 400, c.soft, s.word()),
    text(15, 600, c.link, `${forward ? "" : "« "}${s.word()}${forward ? " »" : ""}`));
  const content = (style) => column(`min-width:0;${style}`,
    fitted("flex:1;min-height:0", wide ? crumbs : "", heading(wide ? 32 : 28), paragraph(12),
      blocks.map((make) => box("", make()))),
    row("flex:none;gap:14px;padding:14px 0", page(false), page(true)));

  const entry = (chosen, indent = 0) => row(
    `padding:5px 10px;margin-inline-start:${indent}px;border-radius:6px;`
      + (chosen ? `background:${Colors.mix(c.panel, c.hues[0], 0.14)}` : ""),
    text(14, chosen ? 600 : 400, chosen ? hued(Colors.mix(c.panel, c.hues[0], 0.14), 5.5, c.hues[0]) : c.soft,
      s.label()),
    grow, !chosen && r.chance(0.15) ? icon(s.rtl ? "back" : "chevron", 12, c.faint) : "");
  const contents = fitted(
    `flex:none;width:236px;box-sizing:border-box;padding:16px 12px;background:${c.panel};`
      + `border-inline-end:1px solid ${c.line}`,
    times(4, (g) => [
      text(12, 700, g % 2 ? c.soft : c.fg, s.label(),
        "padding:10px 10px 5px;text-transform:uppercase;letter-spacing:.5px"),
      times(r.int(3, 6), (i) => entry(g === 1 && i === 1, r.chance(0.2) ? 12 : 0))]));
  const here = fitted("flex:none;width:176px;padding:22px 0",
    text(13, 600, c.fg, s.label(2), "margin-bottom:8px"),
    times(6, (i) => text(13, 400, i === 1 ? c.link : c.soft, s.label(),
      `padding:4px 12px;border-inline-start:${i === 1 ? 2 : 1}px solid ${i === 1 ? c.link : c.line}`)));
  const bar = row(
    `flex:none;height:56px;padding:0 ${wide ? 20 : 16}px;gap:${wide ? 22 : 12}px;border-bottom:1px solid ${c.line};`
      + `white-space:nowrap`,
    wide ? "" : icon("menu", 22, c.fg),
    row("gap:8px", icon("boat", 24, c.accent), text(17, 700, c.fg, s.word())),
    wide ? badge(s, c, `v${r.int(1, 9)}.${r.int(0, 9)}`) : "",
    wide ? times(3, (i) => text(14, 500, i ? c.soft : c.fg, s.word())) : "",
    grow,
    wide ? searchField(s, c, 220, 14, "Ctrl K") : icon("search", 20, c.fg),
    icon(s.dark ? "moon" : "sun", 18, c.soft));
  return column(`position:absolute;inset:0;background:${c.bg}`,
    bar,
    row("flex:1;min-height:0;align-items:stretch",
      wide ? contents : "",
      content(wide ? `flex:1;padding:16px 36px 0` : "flex:1;padding:16px 16px 0"),
      s.width >= 1200 ? here : ""));
};
families.docs.frames = [
  { platform: "web", width: 1280, height: 800, scale: 1 },
  { platform: "web", width: 1280, height: 800, scale: 1.5 },
  { platform: "web", width: 1280, height: 800, scale: 2 },
  { platform: "web", width: 390, height: 844, scale: 3 },
];
