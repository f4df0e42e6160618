/** A newspaper or an essay in serif types: headlines, a drop cap, captions, a pull quote, notes at the foot. */
families.serif = (s) => {
  const r = s.random;
  const c = siteColors(s);
  const types = {
    latin: ["Liberation Serif", "DejaVu Serif", "DejaVu Serif Condensed", "Noto Serif"], chinese: ["Noto Serif CJK SC"],
    japanese: ["Noto Serif CJK JP"], korean: ["Noto Serif CJK KR"], hebrew: ["Noto Serif Hebrew"],
    arabic: ["Noto Naskh Arabic"], persian: ["Noto Naskh Arabic"], thai: ["Noto Serif Thai"],
    devanagari: ["Noto Serif Devanagari"],
  };
  s.font = r.pick(types[s.script] ?? types.latin);
  const bg = s.dark ? r.pick(["#16161a", "#1c1917", "#000000"]) : r.pick(["#ffffff", "#faf6ef", "#fff9ee", "#fff1e5"]);
  const fg = s.dark ? "#e7e5e4" : r.pick(["#121212", "#1a1a1a", "#33302e"]);
  const soft = Colors.shade(bg, r.pick([2.8, 3.6, 5.4, 6.5]), fg);
  const faint = Colors.shade(bg, r.pick([2.1, 3.3, 5.4]), fg);
  const accent = hued(bg, r.pick([3.4, 5.4, 6.5]), c.hues[0]);
  const rule = (weight = 1) => box(`border-top:${weight}px solid ${weight > 1 ? fg : Colors.mix(bg, fg, 0.25)};`
    + `margin:8px 0`);
  const phone = s.width < 600;
  const cased = types[s.script] ? s.script === "latin" : true;
  const size = r.pick([15, 16, 17]);

  const raised = (n) => el("sup", `font-size:${Math.round(size * 0.65)}px;line-height:0;color:${accent}`, s.figure(n));
  const paragraph = (words, more = "", before = "") => box(
    `font-size:${size}px;line-height:${r.pick([1.4, 1.5])};color:${fg};margin-bottom:11px;${more}`,
    before, s.sentence(words), r.chance(0.3) ? raised(r.int(1, 4)) : "", " ", s.sentence(r.int(5, 9)),
    r.chance(0.35) ? [" ", span("font-style:italic", s.label(2)), " ", s.sentence(4)] : "",
    r.chance(0.25) ? [" ", span(`color:${accent};text-decoration:underline`, s.label(2)), " ", s.sentence(3)] : "");
  const dropCap = () => {
    const [first, ...rest] = s.word();
    const letter = span(
      `float:${s.rtl ? "right" : "left"};font-size:${size * 3.1}px;line-height:.85;padding:4px 8px 0 0;`
        + `color:${r.pick([fg, accent])}`,
      first.toUpperCase());
    return paragraph(8, "", [letter, rest, " "]);
  };
  const byline = () => box("margin-bottom:9px",
    box(`font-size:13px;color:${soft}`,
      span("font-style:italic", s.word()), " ", span(`font-weight:700;color:${fg}`, s.label(2))),
    text(12, 400, faint, `${s.figure(r.int(10, 28))}.${s.figure(r.int(10, 12))} · ${s.time()}`));
  const kicker = () => text(12, 700, accent, s.label(),
    "letter-spacing:1.2px;text-transform:uppercase;margin-bottom:3px");
  const headline = (big, words) => text(big, 700, fg, s.label(words), "line-height:1.15;margin-bottom:7px");
  const picture = (height) => box("margin-bottom:12px",
    photo(r, `width:100%;height:${height}px`),
    box(`font-size:12px;line-height:1.35;color:${soft};padding-top:5px`, s.sentence(7), " ",
      span(`font-style:italic;color:${faint}`, s.label(2))));
  const quote = () => box(
    `border-top:2px solid ${accent};border-bottom:1px solid ${Colors.mix(bg, fg, 0.25)};padding:10px 0;`
      + `margin:4px 0 14px`,
    text(22, 400, hued(bg, r.pick([2.5, 3.5, 5.5]), c.hues[0]), `“${s.sentence(6)}”`,
      "font-style:italic;line-height:1.3"),
    text(13, 400, soft, `— ${s.label(2)}`, "padding-top:5px"));
  const short = () => box(`border-bottom:1px solid ${Colors.mix(bg, fg, 0.25)};padding-bottom:8px;margin-bottom:9px`,
    r.chance(0.5) ? kicker() : "", headline(18, 3), text(14, 400, soft, s.sentence(8), "line-height:1.4"));
  const notes = box(`flex:none;border-top:1px solid ${Colors.mix(bg, fg, 0.4)};padding:7px 0 14px;margin-top:6px`,
    times(phone ? 2 : 3, (i) => box(`font-size:12px;line-height:1.45;color:${soft}`,
      el("sup", `font-size:9px;line-height:0;color:${accent}`, s.figure(i + 1)), " ", s.sentence(7), " ",
      span("font-style:italic", s.label(2)))));

  const bar = row(`gap:16px;height:30px;white-space:nowrap`,
    text(12, 400, soft, `${s.word()}, ${s.figure(`${r.int(10, 28)}.10.2031`)}`), grow,
    phone ? "" : times(4, () => text(12, 700, fg, s.word())), grow, text(12, 400, faint, s.price(2, 4)));
  const masthead = text(phone ? 34 : 50, 700, fg, s.label(2), "text-align:center;line-height:1.2;padding:2px 0 4px");
  const column_ = (style, ...blocks) => fitted(`min-width:0;padding-top:4px;box-sizing:border-box;${style}`, blocks);
  const line = `border-inline-start:1px solid ${Colors.mix(bg, fg, 0.2)};padding-inline-start:18px`;
  const lead = (big, pictured) => [kicker(), headline(big, 5),
    text(17, 400, soft, s.sentence(10), "line-height:1.4;font-style:italic;margin-bottom:7px"), byline(),
    pictured ? picture(phone ? 170 : 190) : "", cased ? dropCap() : paragraph(10), times(7, () => paragraph(10)),
    times(2, () => paragraph(2))];

  const paper = () => row("flex:1;min-height:0;gap:18px;align-items:stretch",
    column_(`flex:${phone ? 1 : 2}`, lead(phone ? 27 : 38, true)),
    phone ? "" : column_(`flex:1.1;${line}`, headline(23, 4), byline(), paragraph(8), quote(),
      times(6, () => paragraph(7)), paragraph(2)),
    s.width > 800 ? column_(`flex:1;${line}`, times(4, short), times(3, () => paragraph(5))) : "");
  const essay = () => column(`flex:1;min-height:0;width:100%;max-width:660px;margin:0 auto`,
    column_("flex:1;min-height:0", headline(phone ? 30 : 40, 4), byline(), cased ? dropCap() : paragraph(10),
      paragraph(12),
      r.chance(0.5) ? quote() : picture(150), times(3, () => paragraph(14)), times(3, () => paragraph(5))),
    notes);
  return column(
    `position:absolute;inset:0;padding:${phone ? "6px 16px 12px" : "8px 36px 16px"};background:${bg};`
      + `box-sizing:border-box`,
    ...(r.chance(0.55) ? [bar, masthead, rule(3), rule(), paper()] : [bar, rule(), essay()]));
};
families.serif.frames = [
  { platform: "web", width: 1024, height: 768, scale: 1 },
  { platform: "web", width: 1280, height: 800, scale: 2 },
  { platform: "web", width: 390, height: 844, scale: 2 },
];
