/** A welcome with large buttons. */
families.onboarding = (s) => {
  const t = s.theme;
  const button = (bg, fg, more = "") => text(
    17,
    600,
    fg,
    s.label(),
    `margin:0 24px 12px;padding:14px 0;border-radius:14px;text-align:center;background:${bg};${more}`,
  );
  const feature = () => row(
    "padding:11px 34px;gap:16px",
    s.icon(36, s.random.pick(t.tints)),
    column(
      "flex:1",
      text(15, 600, t.fg, s.label()),
      text(15, 400, t.secondary, s.sentence(s.words.wide ? 6 : 7)),
    ),
  );
  return [
    s.statusBar(),
    box("height:34px"),
    text(34, 800, t.fg, s.label(2), "text-align:center;padding:0 24px 22px;line-height:1.2"),
    times(3, feature),
    column(
      "position:absolute;left:0;right:0;bottom:26px",
      row(
        "justify-content:center;gap:7px;padding-bottom:18px",
        times(4, (i) => box(`width:7px;height:7px;border-radius:4px;background:${i ? t.tertiary : t.tint}`)),
      ),
      button(t.tints[0], "#ffffff"),
      button(t.tints[1], s.random.pick(["#ffffff", "#000000"])),
      button(Colors.mix(t.bg, t.tints[2], 0.15), t.tints[2]),
      s.random.chance(0.5) ? button("transparent", t.tint, `box-shadow:inset 0 0 0 1px ${t.tint}`) : "",
      text(12, 400, t.tertiary, s.sentence(5), "text-align:center;padding:0 40px"),
    ),
  ].flat().join("");
};
