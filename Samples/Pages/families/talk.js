/** Messages, notices, keyboards. */

const keyboard = (s, dark = s.dark) => {
  const key = dark ? "#6b6b6e" : "#ffffff";
  const dim = dark ? "#464649" : "#acb1ba";
  const ink = dark ? "#ffffff" : "#000000";
  const layouts = { cyrillic: ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"], arabic: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], hebrew: ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"], greek: ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"] };
  const rows = layouts[s.script] ?? ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
  const cap = (content, more = `background:${key}`) => row(`flex:1;height:42px;border-radius:5px;justify-content:center;box-shadow:0 1px 0 rgba(0,0,0,.35);${more}`, content);
  const letters = (r, i) => row(`gap:6px;padding:0 ${i === 1 && rows[0].length > r.length ? 20 : 3}px`, i === 2 ? cap(icon("share", 18, ink), `background:${dim};flex:1.4`) : "", [...r].map((ch) => cap(text(22, 400, ink, ch))), i === 2 ? cap(icon("backspace", 20, ink), `background:${dim};flex:1.4`) : "");
  return column(`position:absolute;left:0;right:0;bottom:0;gap:11px;padding:10px 0 30px;background:${dark ? "#2b2b2d" : "#d1d4da"}`,
    row("padding:0 3px", times(3, (i) => [i ? box(`width:1px;height:22px;background:${dim}`) : "", text(16, 400, ink, s.word(), "flex:1;text-align:center;white-space:nowrap")])),
    rows.map(letters),
    row("gap:6px;padding:0 3px", cap(text(16, 400, ink, "123"), `background:${dim};flex:1.2`), cap(icon("globe", 20, ink), `background:${dim};flex:1`), cap(text(16, 400, ink, s.word()), `background:${key};flex:5`), cap(text(16, s.random.pick([400, 600]), s.random.chance(0.5) ? "#ffffff" : ink, s.word()), `background:${s.random.chance(0.5) ? "#007aff" : dim};flex:2.4`)));
};

families.messages = (s) => {
  const t = s.theme;
  const [from, to] = s.random.pick([["#0a84ff", "#5e5ce6"], ["#34c759", "#0fa34a"], ["#ff5f6d", "#ffc371"], ["#7f53ac", "#647dee"], ["#11998e", "#38ef7d"]]);
  const bubble = (mine) => row(`padding:3px 14px;justify-content:${mine ? "flex-end" : "flex-start"}`,
    text(17, 400, mine ? "#ffffff" : t.fg, s.sentence(s.random.int(2, s.words.wide ? 8 : 9)), `max-width:250px;padding:8px 13px;border-radius:18px;background:${mine ? `linear-gradient(${from},${to})` : Colors.mix(t.bg, t.fg, s.dark ? 0.2 : 0.1)}`));
  return [s.statusBar(),
    column(`align-items:center;gap:3px;padding-bottom:8px;border-bottom:0.5px solid ${t.separator}`, avatar(46, s.random.pick(t.tints), icon("person", 28, "#ffffff")), text(12, 500, t.fg, s.label())),
    text(11, 500, t.secondary, `${s.word()} ${s.time()}`, "text-align:center;padding:10px"),
    times(7, () => bubble(s.random.chance(0.5))), text(11, 500, t.tertiary, s.word(), "text-align:end;padding:2px 22px"),
    s.random.chance(0.5) ? [keyboard(s)] : row(`position:absolute;left:14px;right:14px;bottom:30px;height:36px;border:1px solid ${t.separator};border-radius:18px;padding:0 14px;background:${t.bg}`, classed("placeholder", "", text(17, 400, t.tertiary, s.word())), grow, icon("plus", 20, t.tint))].flat(3).join("");
};

families.compose = (s) => {
  const t = s.theme;
  return [s.statusBar(), row("padding:4px 16px 10px", text(17, 400, t.tint, s.word()), grow, text(17, 600, t.fg, s.word()), grow, classed("disabled", "opacity:.35", text(17, 600, t.tint, s.word()))),
    times(3, () => row(`padding:11px 16px;gap:8px;border-bottom:0.5px solid ${t.separator}`, text(17, 400, t.secondary, `${s.word()}:`), text(17, 400, t.fg, s.label()))),
    text(17, 400, t.fg, s.sentence(12), "padding:14px 16px"), keyboard(s)].flat(3).join("");
};

families.notices = (s) => {
  const { width, height } = s;
  const glass = s.dark ? ["rgba(30,30,34,.72)", "#ffffff"] : ["rgba(255,255,255,.68)", "#000000"];
  const notice = (i) => pane(`margin:${i ? 8 : 0}px 10px 0;padding:12px 14px;border-radius:22px;background:${glass[0]};backdrop-filter:blur(30px) saturate(1.5)`,
    row("gap:11px;align-items:flex-start", row(`flex:none;width:38px;height:38px;border-radius:9px;justify-content:center;background:${s.random.pick(s.theme.tints)}`, s.icon(24, "#ffffff")),
      column("flex:1;gap:1px", row("", text(15, 600, glass[1], s.label()), grow, text(13, 400, Colors.alpha(glass[1], s.random.pick([0.35, 0.5, 0.6])), s.time())), text(15, 400, glass[1], s.label(2)), text(15, 400, Colors.alpha(glass[1], 0.85), s.sentence(s.words.wide ? 5 : 6)))));
  return box("position:absolute;inset:0;overflow:hidden", box("position:absolute;inset:-40px;filter:blur(16px)", photo(s.random, `width:${width + 80}px;height:${height + 80}px`, undefined, { sharpness: 0.5 })),
    box("position:absolute;inset:0", s.statusBar("#ffffff"), row("padding:6px 24px 10px", text(22, 700, "#ffffff", s.label()), grow, row("width:28px;height:28px;border-radius:14px;background:rgba(0,0,0,.4);justify-content:center", icon("close", 16, "#ffffff"))), times(6, notice)));
};

families.feed = (s) => {
  const t = s.theme;
  const post = () => box(`padding:12px 16px;border-bottom:0.5px solid ${t.separator}`,
    row("gap:10px;align-items:flex-start", avatar(40, s.random.pick(t.tints), icon("person", 24, "#ffffff")),
      column("flex:1;gap:4px", row("gap:5px;align-items:baseline", text(15, 700, t.fg, s.word()), text(14, 400, t.secondary, `@${s.random.pick(["quill", "north", "pebble", "tidal"])}`, "font-family:Inter"), text(14, 400, t.tertiary, s.figure(`${s.random.int(2, 58)}m`))),
        box(`font-size:15px;color:${t.fg}`, s.sentence(s.words.wide ? 8 : 9), " ", span(`color:${t.tint}`, `#${s.word()}`)),
        s.random.chance(0.4) ? box("border-radius:12px;overflow:hidden;margin-top:4px", photo(s.random, `width:${s.width - 84}px;height:130px`)) : "",
        row("gap:8px;padding-top:4px", times(3, () => [s.icon(17, t.secondary), text(13, 400, t.secondary, s.figure(s.random.int(10, 900)), "margin-inline-end:26px")])))));
  return [s.statusBar(), row("padding:0 16px 8px", avatar(30, t.tint, icon("person", 18, "#ffffff")), grow, text(17, 700, t.fg, s.word()), grow, icon("gear", 24, t.fg)),
    row("", times(2, (i) => text(15, 600, i ? t.secondary : t.fg, s.word(), `flex:1;text-align:center;padding:10px 0;border-bottom:${i ? `0.5px solid ${t.separator}` : `3px solid ${t.tint}`}`))), times(5, post), box("position:absolute;bottom:0;left:0;right:0", s.tabBar(`background:${t.bg}`))].flat().join("");
};
