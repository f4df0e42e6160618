/** Bank cards on gradients, and payments. */
families.banking = (s) => {
  const t = s.theme;
  const card = (a, b) => {
    const white = "#ffffff";
    return box(
      `margin:0 18px 14px;padding:16px 18px;border-radius:18px;height:170px;box-sizing:border-box;position:relative;background:linear-gradient(${s.random.int(90, 160)}deg,${a},${b})`,
      row("", text(17, 700, white, s.label()), grow, icon("wifi", 24, white)),
      box("margin-top:22px;width:40px;height:28px;border-radius:6px;background:linear-gradient(135deg,#e6c66e,#b88d2a)"),
      row(
        "font-family:'Liberation Mono';direction:ltr;margin-top:10px;gap:14px",
        classed("character", "", text(20, 500, white, "•••• •••• ••••")),
        text(20, 500, white, s.random.int(1000, 9999)),
      ),
      row(
        "margin-top:8px",
        text(12, 500, Colors.alpha(white, 0.7), s.label(2)),
        grow,
        text(12, 500, Colors.alpha(white, 0.7), s.figure("08/29")),
      ),
    );
  };
  const entry = () => {
    const gain = s.random.chance(0.3);
    return row(
      "padding:10px 16px;gap:12px",
      avatar(38, Colors.mix(t.card, s.random.pick(t.tints), 0.25), s.icon(20, t.tint)),
      column("flex:1", text(16, 500, t.fg, s.label()), text(13, 400, t.secondary, `${s.word()} · ${s.time()}`)),
      text(
        16,
        600,
        gain ? s.random.pick(["#34c759", "#1f7a3a", "#30d158"]) : t.fg,
        s.figure(`${gain ? "+" : "−"}${s.random.int(2, 900)}.${s.random.int(10, 99)}`),
        "direction:ltr",
      ),
    );
  };
  return [
    s.statusBar(),
    s.title(),
    card(t.tints[0], t.tints[1]),
    card(
      s.random.pick(["#1d1f2b", "#0f3d3e", "#f6d365", "#e0c3fc"]),
      s.random.pick(["#3a3d5c", "#2a9d8f", "#fda085", "#8ec5fc"]),
    ),
    text(20, 700, t.fg, s.label(), "padding:6px 18px"),
    s.panel(times(6, entry), "margin:0 16px"),
  ].flat().join("");
};
