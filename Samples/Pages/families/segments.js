/** Segmented controls, tabs, steppers and sliders. */
families.segments = (s) => {
  const t = s.theme;
  const segmented = (n, chosen) => row(
    `margin:0 16px 18px;padding:2px;border-radius:9px;background:${t.fill}`,
    times(
      n,
      (i) => [
        text(
          13,
          i === chosen ? 600 : 500,
          i === chosen ? (s.dark ? "#ffffff" : "#000000") : t.secondary,
          s.word(),
          `flex:1;text-align:center;padding:6px 0;border-radius:7px;white-space:nowrap;${i === chosen ? `background:${s.dark ? "#636366" : "#ffffff"};box-shadow:0 2px 6px rgba(0,0,0,.12)` : ""}`,
        ),
        i + 1 < n && i !== chosen && i + 1 !== chosen
          ? box(`width:1px;height:16px;background:${t.separator}`)
          : "",
      ],
    ),
  );
  const tabs = row(
    `margin:0 0 18px;border-bottom:1px solid ${t.separator}`,
    times(
      3,
      (i) => text(
        14,
        600,
        i === 1 ? t.tint : t.secondary,
        s.word(),
        `flex:1;text-align:center;padding:10px 0;white-space:nowrap;border-bottom:2px solid ${i === 1 ? t.tint : "transparent"}`,
      ),
    ),
  );
  const stepper = () => row(
    "padding:10px 16px",
    text(17, 400, t.fg, s.label()),
    grow,
    text(17, 500, t.secondary, s.figure(s.random.int(10, 60)), "padding:0 12px"),
    row(
      `border-radius:8px;background:${t.fill};height:32px;width:94px;justify-content:space-evenly`,
      box(`width:14px;height:2px;background:${t.fg}`),
      box(`width:1px;height:18px;background:${t.separator}`),
      icon("plus", 20, t.fg),
    ),
  );
  const slide = () => column(
    "padding:10px 16px;gap:8px",
    row("", text(15, 400, t.fg, s.label()), grow, text(15, 400, t.tint, s.figure(`${s.random.int(10, 95)}%`))),
    slider(s.random.real(0.2, 0.8), t.tint, t.fill),
  );
  return [
    s.statusBar(),
    s.title(),
    segmented(2, 0),
    segmented(3, 1),
    tabs,
    s.panel([stepper(), slide(), stepper(), slide()], "margin:0 16px 18px"),
    segmented(s.words.wide ? 4 : 3, 2),
    s.panel(
      times(
        4,
        () => row(
          "padding:11px 16px",
          text(17, 400, t.fg, s.label()),
          grow,
          s.random.chance(0.5) ? icon("check", 20, t.tint) : "",
        ),
      ),
      "margin:0 16px",
    ),
  ].flat().join("");
};
