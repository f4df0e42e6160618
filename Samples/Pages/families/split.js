/** Two columns side by side. */
families.split = (s) => {
  const t = s.theme;
  const side = Math.round(s.width * 0.4);
  const entry = (i) => row(
    `padding:8px 10px;margin:0 8px;gap:9px;border-radius:8px;${i === 1 ? `background:${t.tint}` : ""}`,
    s.icon(19, i === 1 ? "#ffffff" : t.tint),
    text(14, 500, i === 1 ? "#ffffff" : t.fg, s.word(), "white-space:nowrap"),
    grow,
    text(12, 400, i === 1 ? "#ffffff" : t.tertiary, s.figure(s.random.int(10, 90))),
  );
  return [
    s.statusBar(),
    row(
      `align-items:stretch;height:${s.height - 50}px`,
      box(
        `width:${side}px;background:${Colors.mix(t.bg, t.fg, 0.05)};border-inline-end:1px solid ${t.separator};overflow:hidden`,
        text(22, 700, t.fg, s.word(), "padding:4px 16px 8px"),
        times(6, entry),
        text(12, 600, t.secondary, s.word(), "padding:14px 18px 4px"),
        times(4, (i) => entry(i + 3)),
      ),
      box(
        "flex:1;overflow:hidden",
        text(12, 400, t.secondary, `${s.word()} ${s.time()}`, "text-align:center;padding:6px"),
        text(22, 700, t.fg, s.label(), "padding:2px 14px 8px"),
        box(`padding:0 14px;font-size:15px;line-height:1.45;color:${t.fg}`, s.sentence(12)),
        box("padding:12px 14px", photo(s.random, `width:${s.width - side - 30}px;height:110px`)),
        text(11, 400, t.tertiary, s.label(2), "padding:0 14px"),
        times(
          4,
          () => row(
            "padding:7px 14px;gap:8px",
            row(`flex:none;width:18px;height:18px;border-radius:9px;border:1.500px solid ${t.secondary};box-sizing:border-box`),
            text(15, 400, t.fg, s.label()),
          ),
        ),
      ),
    ),
  ].flat().join("");
};
