/** Groups of settings: tinted icons, values, switches. */
families.settings = (s) => {
  const t = s.theme;
  const setting = (i) => row(
    "padding:0 16px;min-height:46px;gap:14px",
    row(
      `width:29px;height:29px;border-radius:7px;background:${t.tints[i % 9]};justify-content:center`,
      s.icon(19, "#ffffff"),
    ),
    text(17, 400, t.fg, s.label()),
    grow,
    s.random.chance(0.3)
      ? toggle(s.random.chance(0.6), "#34c759", t.fill)
      : [
        text(17, 400, t.secondary, s.random.chance(0.5) ? s.word() : s.figure(s.random.int(10, 480))),
        icon(s.rtl ? "back" : "chevron", 15, t.tertiary),
      ],
  );
  const group = (n) => [
    text(13, 400, t.secondary, s.label(2), "padding:18px 32px 7px;text-transform:uppercase"),
    s.panel(times(n, setting), "margin:0 16px"),
    text(13, 400, t.tertiary, s.sentence(s.words.wide ? 6 : 9), "padding:7px 32px 0"),
  ];
  return [s.statusBar(), s.title(), group(4), group(3), group(4)].flat().join("");
};
