/** Bars and lines with axis labels. */
families.chart = (s) => {
  const t = s.theme;
  const w = s.width - 32 - 60;
  const axis = s.ink(t.card, s.anyRatio());
  const plot = (kind) => {
    const h = 150;
    const lines = times(
      5,
      (i) => `<path d="M0 ${(h * i) / 4}H${w}" stroke="${t.separator}" stroke-width="1"/>`,
    ).join("");
    const color = s.random.pick(t.tints);
    const marks = kind === "bars"
      ? times(
        7,
        (i) => {
          const v = s.random.real(0.15, 0.95) * h;
          return `<rect x="${(i + 0.2) * (w / 7)}" y="${h - v}" width="${(w / 7) * 0.6}" height="${v}" rx="3" fill="${color}"/>`;
        },
      ).join("")
      : `<polyline fill="none" stroke="${color}" stroke-width="2.500" points="${times(15, (i) => `${(i * w) / 14},${h * s.random.real(0.1, 0.9)}`).join(" ")}"/>`;
    const step = s.random.pick([10, 25, 50, 200]);
    return box(
      "direction:ltr",
      row(
        "align-items:stretch;gap:6px",
        `<svg width="${w}" height="${h}" style="overflow:visible;flex:none">${lines}${marks}</svg>`,
        box(
          `position:relative;width:44px;height:${h}px`,
          times(
            5,
            (i) => text(
              11,
              400,
              axis,
              s.figure((4 - i) * step + (i === 4 ? 10 : 0)),
              `position:absolute;left:2px;top:${(h * i) / 4 - 8}px;line-height:16px`,
            ),
          ),
        ),
      ),
      row(
        `width:${w}px;padding-top:6px`,
        times(
          4,
          (i) => text(
            11,
            400,
            axis,
            s.figure(`${10 + i}.${11 + 2 * i}`),
            "flex:1;text-align:center;white-space:nowrap",
          ),
        ),
      ),
    );
  };
  const card = (kind) => box(
    `margin:0 16px 14px;padding:14px 16px;background:${t.card};border-radius:14px`,
    text(15, 600, s.random.pick(t.tints), s.label()),
    row(
      "gap:6px;align-items:baseline;padding-bottom:10px",
      text(28, 700, t.fg, s.figure(s.random.int(120, 9800))),
      text(15, 500, t.secondary, s.word()),
    ),
    plot(kind),
  );
  return [
    s.statusBar(),
    s.title(),
    card("bars"),
    card("line"),
    row(
      "padding:0 20px;gap:16px",
      times(
        3,
        (i) => row(
          "gap:5px",
          box(`width:9px;height:9px;border-radius:5px;background:${t.tints[i]}`),
          text(12, 500, t.secondary, s.word()),
        ),
      ),
    ),
  ].flat().join("");
};
