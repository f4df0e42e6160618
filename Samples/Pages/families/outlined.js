/** Fields whose labels sit in their outline. */
families.outlined = (s) => {
  const t = s.theme;
  const field = (focused) => box(
    "position:relative;padding-top:8px",
    row(
      `height:54px;border-radius:6px;border:${focused ? 2 : 1}px solid ${focused ? t.tint : t.secondary};padding:0 16px;box-sizing:border-box`,
      text(16, 400, t.fg, s.label()),
      grow,
      s.random.chance(0.4) ? s.icon(22, t.secondary) : "",
    ),
    text(
      12,
      400,
      focused ? t.tint : t.secondary,
      s.word(),
      `position:absolute;inset-inline-start:12px;top:0;padding:0 4px;background:${t.bg};line-height:16px`,
    ),
  );
  return [
    s.statusBar(),
    s.title(),
    column(
      "padding:4px 20px;gap:14px",
      times(
        5,
        (i) => column(
          "gap:3px",
          field(i === 1),
          s.random.chance(0.6)
            ? row(
              "padding:0 16px",
              text(12, 400, t.tertiary, s.label(2)),
              grow,
              text(12, 400, t.tertiary, s.figure("12/80")),
            )
            : "",
        ),
      ),
      row(
        "gap:12px;justify-content:flex-end;padding-top:6px",
        text(14, 500, t.tint, s.word(), "padding:10px 12px;letter-spacing:.1px"),
        text(
          14,
          500,
          Colors.opposite(t.tint),
          s.word(),
          `padding:10px 24px;border-radius:20px;background:${t.tint}`,
        ),
      ),
    ),
  ].flat().join("");
};
