/** Products with prices, some struck through. */
families.shop = (s) => {
  const t = s.theme;
  const cell = (s.width - 44) / 2;
  const struck = s.random.pick([t.secondary, t.tertiary]);
  const product = () => column(
    `width:${cell}px;background:${t.card};border-radius:12px;overflow:hidden`,
    box(
      "position:relative",
      photo(s.random, `width:${cell}px;height:${cell * 0.72}px`, s.random.pick(["food", "bokeh", "foliage"])),
      text(
        12,
        700,
        "#ffffff",
        s.figure(`−${s.random.int(10, 70)}%`),
        `position:absolute;top:8px;left:8px;background:${s.random.pick(["#d70015", "#ff3b30", "#ff9500"])};padding:2px 7px;border-radius:6px`,
      ),
      row(
        "position:absolute;right:8px;top:8px;width:30px;height:30px;border-radius:15px;background:rgba(255,255,255,.85);justify-content:center",
        icon("heart", 18, "#333333"),
      ),
    ),
    column(
      "padding:9px 11px 12px;gap:4px",
      text(15, 500, t.fg, s.label()),
      row(
        "gap:7px;align-items:baseline;direction:ltr",
        text(17, 700, s.random.chance(0.4) ? "#d70015" : t.fg, s.price(3, 60)),
        text(13, 400, struck, s.price(60, 99), "text-decoration:line-through"),
      ),
      row(
        "gap:5px;direction:ltr",
        icon("star", 13, "#ffb400"),
        text(12, 500, t.fg, s.figure((s.random.int(30, 50) / 10).toFixed(1))),
        text(12, 400, t.tertiary, s.figure(`(${s.random.int(12, 940)})`)),
      ),
    ),
  );
  return [
    s.statusBar(),
    s.title(),
    box("display:flex;flex-wrap:wrap;gap:12px;padding:0 16px", times(6, product)),
  ].flat().join("");
};
