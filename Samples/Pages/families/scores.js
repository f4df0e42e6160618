/** Lone digits: results, the steps of a form, ratings, numbers of pages, badges, prices with raised cents. */
families.scores = (s) => {
  const r = s.random;
  const web = s.platform === "web";
  const c = siteColors(s);
  const card = (...kids) => box(`background:${c.panel};border:1px solid ${c.line};border-radius:12px;`
    + `padding:14px 16px`, kids);
  const heading = (content) => text(15, 600, c.fg, content, "margin-bottom:10px");

  const match = () => {
    const [home, away] = [r.int(0, 9), r.int(0, 9)];
    const team = (name, goals, wins) => row("gap:10px;height:34px;white-space:nowrap",
      avatar(24, r.pick(c.hues), s.icon(14, "#ffffff")), text(15, wins ? 600 : 400, wins ? c.fg : c.soft, name), grow,
      text(22, 700, wins ? c.fg : c.soft, s.figure(goals)));
    return card(
      row("gap:8px;padding-bottom:4px;white-space:nowrap", text(12, 500, c.faint, s.word()), grow,
        badge(s, c, r.chance(0.5) ? s.time() : s.word(), 11)),
      team(s.word(), home, home >= away), team(s.word(), away, away >= home),
      row(`gap:14px;padding-top:8px;margin-top:4px;border-top:1px solid ${c.line}`,
        times(4, (i) => column("flex:1;align-items:center;gap:2px", text(11, 400, c.faint, s.figure(i + 1)),
          text(13, 500, c.fg, s.figure(r.int(0, 9))), text(13, 500, c.soft, s.figure(r.int(0, 9)))))));
  };
  const steps = () => {
    const count = web ? 4 : 3;
    const at = r.int(0, count - 1);
    return card(row("align-items:flex-start", times(count, (i) => [
      i ? box(`flex:1;height:2px;margin-top:14px;background:${i <= at ? c.accent : c.line}`) : "",
      column("align-items:center;gap:5px;padding:0 4px",
        row(`width:30px;height:30px;box-sizing:border-box;border-radius:15px;justify-content:center;`
          + (i <= at ? `background:${c.accent}` : `border:2px solid ${c.line}`),
          i < at && r.chance(0.4)
            ? icon("check", 17, "#ffffff")
            : text(14, 600, i <= at ? "#ffffff" : c.soft, s.figure(i + 1))),
        text(12, i === at ? 600 : 400, i === at ? c.fg : c.soft, s.word(), "white-space:nowrap")),
    ])));
  };
  const rating = () => {
    const stars = r.int(1, 5);
    return card(row("gap:18px",
      column("align-items:center", text(40, 700, c.fg, s.figure(stars), "line-height:1.1"),
        row("gap:1px", times(5, (i) => icon("star", 13, i < stars ? "#f5a623" : c.line)))),
      column("flex:1;gap:4px", times(5, (i) => row("gap:8px", text(12, 400, c.soft, s.figure(5 - i), "width:9px"),
        box("flex:1", bar(r.real(0.05, 0.95), "#f5a623", c.fill, 5)),
        text(11, 400, c.faint, s.figure(r.int(0, 9)), "width:12px;text-align:end"))))));
  };
  const price = () => {
    const old = r.chance(0.4);
    return row(`gap:12px;padding:9px 0;border-top:1px solid ${c.line};white-space:nowrap`,
      photo(r, "width:44px;height:44px;border-radius:7px"),
      column("gap:2px", text(14, 500, c.fg, s.label()), row("gap:4px", icon("star", 12, "#f5a623"),
        text(12, 400, c.soft, s.figure(r.int(3, 5))),
        text(12, 400, c.faint, `(${s.figure(r.int(10, 940))})`))), grow,
      old ? text(12, 400, c.faint, s.price(10, 90), "text-decoration:line-through") : "",
      row("direction:ltr;align-items:flex-start;gap:1px", text(12, 600, c.fg, "$", "padding-top:2px"),
        text(22, 700, c.fg, s.figure(r.pick([r.int(2, 9), r.int(10, 89)])), "line-height:1.15"),
        text(11, 600, c.fg, s.figure(r.pick(["99", "50", "95"])), "padding-top:2px")));
  };
  const pages = () => {
    const on = r.int(0, 4);
    return row("gap:6px;justify-content:center",
      icon(s.rtl ? "chevron" : "back", 16, c.soft),
      times(web ? 7 : 5, (i) => row(
        `width:32px;height:32px;border-radius:8px;justify-content:center;${i === on ? `background:${c.accent}` : ""}`,
        text(14, i === on ? 700 : 400, i === on ? "#ffffff" : c.fg, s.figure(i + 1)))),
      icon(s.rtl ? "back" : "chevron", 16, c.soft));
  };
  const tables = () => card(heading(s.label()),
    row("height:22px;gap:8px", grow,
      ["W", "D", "L", "P"].map((name) => text(11, 600, c.faint, name, "width:26px;text-align:center"))),
    times(5, (i) => row(`height:30px;gap:8px;border-top:1px solid ${c.line};white-space:nowrap`,
      text(13, 600, c.soft, s.figure(i + 1), "width:16px"), text(14, 500, c.fg, s.word()), grow,
      times(4, (k) => (k < 3
        ? text(13, 400, c.soft, s.figure(r.int(0, 9)), "width:26px;text-align:center")
        : text(13, 700, c.fg, s.figure(r.int(4, 28)), "width:26px;text-align:center"))))));
  const place = web
    ? "height:56px;padding:0 24px;gap:28px;border-bottom"
    : "height:62px;justify-content:space-around;border-top";
  const tabs = row(`${place}:1px solid ${c.line};flex:none`,
    web ? text(18, 700, c.fg, s.label()) : "", web ? grow : "",
    times(4, (i) => column("align-items:center;gap:3px",
      box("position:relative", s.icon(22, i ? c.soft : c.link),
        i % 2 ? row(`position:absolute;top:-5px;inset-inline-start:13px;width:17px;height:17px;border-radius:9px;`
          + `justify-content:center;background:${r.pick(["#d92020", "#be185d", c.accent])}`,
          text(11, 700, "#ffffff", s.figure(r.int(1, 9)), "line-height:17px")) : ""),
      web ? "" : text(10, 500, i ? c.soft : c.link, s.word(), "white-space:nowrap"))));

  if (web) return column(`position:absolute;inset:0;background:${c.bg}`, tabs,
    row("flex:1;min-height:0;gap:18px;padding:18px 24px;align-items:stretch",
      fitted("flex:1;display:flex;flex-direction:column;gap:14px", steps(),
        row("gap:14px;align-items:stretch", times(2, () => box("flex:1", match()))),
        row("gap:14px;align-items:stretch", times(2, () => box("flex:1", match()))), pages(),
        row("gap:14px;align-items:stretch", times(2, () => box("flex:1", rating())))),
      fitted("flex:none;width:330px;display:flex;flex-direction:column;gap:14px", tables(), rating(),
        box("", heading(s.label()), times(4, price)), price())));
  return column(`position:absolute;inset:0;background:${c.bg}`, s.statusBar(c.fg),
    row("padding:2px 16px 10px", text(30, 700, c.fg, s.word())),
    fitted("flex:1;min-height:0;padding:0 16px;display:flex;flex-direction:column;gap:12px",
      r.shuffled([steps, match, rating, tables, () => box("", times(2, price)), match]).map((make) => make()),
      pages(), price()),
    tabs);
};
families.scores.frames = [
  { platform: "web", width: 1024, height: 768, scale: 1 },
  { platform: "ios", width: 390, height: 844, scale: 3 },
];
families.scores.scripts = ["latin", "accented", "cyrillic", "greek", "chinese", "japanese", "korean", "arabic",
  "hebrew", "thai"];
