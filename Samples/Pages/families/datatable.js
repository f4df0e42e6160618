/** A dense table of figures: columns to sort by, ticked rows, lone digits, and the pages of the whole. */
families.datatable = (s) => {
  const r = s.random;
  const c = siteColors(s);
  const size = r.pick([12, 13, 13, 14]);
  const height = size + r.pick([14, 17, 20]);
  const stripe = r.chance(0.4) ? c.panel : c.bg;
  const picked = Colors.mix(c.bg, c.hues[0], s.dark ? 0.22 : 0.1);
  const figures = r.chance(0.3) ? "font-family:'Liberation Mono'" : "font-variant-numeric:tabular-nums";
  const linked = r.pick([3.3, 5.4, 6.5]);
  const [up, down] = r.pick([["▲", "▼"], ["↑", "↓"]]);

  const tick = (on) => row(
    `flex:none;width:15px;height:15px;box-sizing:border-box;border-radius:3px;justify-content:center;`
      + (on ? `background:${c.accent}` : `border:1px solid ${Colors.shade(c.bg, 3.5, c.fg)};background:${c.bg}`),
    on ? icon("check", 13, "#ffffff") : "");

  // What a column holds: its share of the width, its heading and a cell on a ground.
  const number = (low, high, more = () => "") => ({
    share: 1, end: true, cell: () => text(size, 400, c.fg, s.figure(`${r.int(low, high)}${more()}`), figures),
  });
  const columns = [
    {
      share: 0.8, heading: "ID",
      cell: (ground) =>
        text(size, 500, hued(ground, linked, c.hues[0]), `${r.pick(["A", "K", "R"])}-${r.int(1000, 9999)}`),
    },
    { share: 1.9, cell: () => text(size, 500, c.fg, s.label()) },
    { share: 1.2, cell: () => badge(s, c, s.word(), size - 1) },
    { share: 0.5, end: true, cell: () => text(size, 400, c.fg, s.figure(r.int(0, 9)), figures) },
    ...r.shuffled([
      number(100, 9999), number(10, 99, () => "%"), number(1, 40, () => `.${r.int(10, 99)}`),
      {
        share: 1, end: true,
        cell: () => text(size, 400, c.soft, s.figure(`${r.int(10, 28)}.${r.int(10, 12)}.31`), figures),
      },
      { share: 0.9, end: true, cell: (ground) => {
        const rises = r.chance(0.5);
        return text(size, 500, hued(ground, s.anyRatio(0.3), rises ? "#15803d" : "#be123c"),
          s.figure(`${rises ? "+" : "−"}${r.int(0, 19)}.${r.int(0, 9)}`), figures);
      } },
      {
        share: 0.5, end: true,
        cell: () => text(size, 400, c.faint, r.chance(0.3) ? "–" : s.figure(r.int(0, 9)), figures),
      },
      { share: 1, end: true, cell: () => text(size, 600, c.fg, s.price(), figures) },
    ]),
  ];
  const at = (column, content) => row(
    `flex:${column.share};min-width:0;white-space:nowrap;${column.end ? "justify-content:flex-end" : ""}`, content);
  const sorted = r.int(3, columns.length - 1);
  const head = row(`height:${height + 4}px;gap:14px;padding:0 14px;background:${c.fill};`
    + `border-bottom:1px solid ${c.line}`,
    tick(false),
    columns.map((column, i) => at(column, [
      text(size - 1, 600, Colors.shade(c.fill, 5.5, c.fg),
        column.heading ?? (column.share < 0.7 ? r.pick(["Nr", "±", "Σ"]) : s.word())),
      i === sorted ? text(size - 1, 600, c.link, r.pick([up, down]), "padding-inline-start:4px")
        : i > 3 && column.share >= 1 && r.chance(0.5) ? icon("sort", 12, c.faint) : "",
    ])));
  const line = (i) => {
    const on = r.chance(0.18);
    const ground = on ? picked : i % 2 ? stripe : c.bg;
    return row(`height:${height}px;gap:14px;padding:0 14px;background:${ground};border-bottom:1px solid ${c.line}`,
      tick(on), columns.map((column) => at(column, column.cell(ground))));
  };

  const chip = (on) => row(
    `gap:6px;padding:5px 11px;border-radius:20px;white-space:nowrap;border:1px solid ${on ? c.accent : c.line};`
      + (on ? `background:${c.accent}` : ""),
    text(13, 500, on ? "#ffffff" : c.fg, s.word()), on ? icon("close", 13, "#ffffff") : "");
  const tools = row("flex:none;gap:10px;padding:14px 20px 12px",
    searchField(s, c, 240, 13), chip(true), chip(false), chip(false), grow,
    text(13, 500, c.soft, `${s.figure(r.int(2, 9))} / ${s.figure(r.int(120, 980))}`),
    siteButton(c, s.word(), false, 13), siteButton(c, s.word(), true, 13));
  const framed = r.chance(0.5) ? `border:1px solid ${c.line}` : "";
  const page = (content, on = false) => row(
    `min-width:30px;height:30px;box-sizing:border-box;justify-content:center;border-radius:6px;`
      + (on ? `background:${c.accent}` : framed),
    text(13, on ? 700 : 400, on ? "#ffffff" : c.fg, content, "padding:0 6px"));
  const current = r.int(1, 4);
  const pages = row("flex:none;height:52px;padding:0 20px;gap:6px",
    text(13, 400, c.soft, `${s.figure("1–25")} / ${s.figure(r.int(200, 900))}`), grow,
    page("«"), page("‹"), times(5, (i) => page(s.figure(i + 1), i === current)), text(13, 400, c.faint, "…"),
    page(s.figure(r.int(12, 36))), page("›"), page("»"), grow,
    text(13, 400, c.soft, s.word()), row(`gap:4px;border:1px solid ${c.line};border-radius:6px;padding:4px 8px`,
      text(13, 400, c.fg, s.figure(25)), icon("chevron", 12, c.soft, "transform:rotate(90deg)")));
  const bar = row(`flex:none;height:48px;padding:0 20px;gap:20px;background:${c.accent};white-space:nowrap`,
    icon("menu", 20, "#ffffff"), text(16, 700, "#ffffff", s.label()), grow,
    times(3, () => text(13, 500, "#ffffff", s.word())), avatar(28, c.hues[3], text(12, 600, "#ffffff", "T")));
  return column(`position:absolute;inset:0;background:${c.bg}`,
    bar, tools,
    column(`flex:1;min-height:0;margin:0 20px;border:1px solid ${c.line};border-radius:6px;overflow:hidden`,
      head, fitted("flex:1;min-height:0", times(30, line))),
    pages);
};
families.datatable.frames = [
  { platform: "web", width: 1280, height: 800, scale: 1 },
  { platform: "web", width: 1280, height: 800, scale: 1.5 },
];
families.datatable.scripts = ["latin", "accented", "cyrillic", "chinese", "japanese", "korean", "arabic", "hebrew",
  "thai"];
