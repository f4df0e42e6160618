/** Prices with sparklines and coloured changes. */
families.stocks = (s) => {
  const t = s.theme;
  const [up, down] = s.random.pick([["#34c759", "#ff3b30"], ["#30a46c", "#e5484d"], ["#1f9d55", "#cc1f1a"], ["#7ed957", "#ff7a70"]]);
  const pill = s.random.chance(0.5);
  const stock = () => {
    const rising = s.random.chance(0.5);
    const color = rising ? up : down;
    const delta = s.figure(`${rising ? "+" : "−"}${s.random.real(0.1, 9).toFixed(2)}%`);
    return row(
      "padding:9px 16px;gap:12px;direction:ltr",
      column(
        "flex:1;gap:1px",
        text(17, 700, t.fg, times(s.random.int(3, 4), () => s.random.pick([..."ABCDEHKLMNOPRSTUXZ"])).join("")),
        text(13, 400, t.secondary, s.label(1)),
      ),
      sparkline(s.random, 66, 30, color, s.random.chance(0.5)),
      column(
        "width:86px;align-items:flex-end;gap:3px",
        text(17, 500, t.fg, s.figure(s.random.real(4, 990).toFixed(2)), "font-variant-numeric:tabular-nums"),
        pill
          ? text(13, 600, "#ffffff", delta, `background:${color};border-radius:5px;padding:1px 6px`)
          : text(13, 500, color, delta),
      ),
    );
  };
  return [
    s.statusBar(),
    s.title(),
    row("padding:0 16px 8px;gap:8px", text(20, 700, t.secondary, s.label(2))),
    times(10, () => box(`border-top:0.5px solid ${t.separator}`, stock())),
    box("position:absolute;bottom:0;left:0;right:0", s.tabBar(`background:${t.bg}`)),
  ].flat().join("");
};
