/** Fields that are empty, filled, wrong and disabled. */
families.form = (s) => {
  const t = s.theme;
  const field = (kind) => {
    if (kind === 0) return column(
      "gap:6px",
      text(13, 600, t.secondary, s.label()),
      row(
        `height:44px;border-radius:10px;background:${t.fill};padding:0 14px`,
        classed("placeholder", "", text(17, 400, s.ink(t.fill, s.anyRatio(0.6)), s.label())),
      ),
    );
    if (kind === 1) return column(
      "gap:6px",
      text(13, 600, t.secondary, s.label()),
      row(
        `height:44px;border-radius:10px;border:1px solid ${t.separator};background:${t.card};padding:0 14px`,
        text(17, 400, t.fg, s.label()),
      ),
    );
    if (kind === 2) return classed(
      "disabled",
      "opacity:.4",
      column(
        "gap:6px",
        text(13, 600, t.fg, s.label()),
        row(
          `height:44px;border-radius:10px;background:${t.fill};padding:0 14px`,
          text(17, 400, t.fg, s.label()),
          grow,
          icon("chevron", 16, t.fg),
        ),
      ),
    );
    return column(
      "gap:5px",
      row(
        `height:44px;border-radius:10px;border:1.500px solid #e5484d;padding:0 14px`,
        text(17, 400, t.fg, s.label()),
      ),
      row("gap:5px", icon("close", 14, "#e5484d"), text(13, 400, "#e5484d", s.label(2))),
    );
  };
  return [
    s.statusBar(),
    s.title(),
    column(
      "padding:0 20px;gap:16px",
      [0, 1, 2, 3, 0, 2].map(field),
      row(
        "gap:10px",
        row(
          `flex:none;width:22px;height:22px;border-radius:6px;background:${t.tint};justify-content:center`,
          icon("check", 16, "#ffffff"),
        ),
        box(
          `font-size:15px;color:${t.secondary}`,
          s.label(2),
          " ",
          span(`color:${t.tint};text-decoration:underline`, s.word()),
        ),
      ),
      classed(
        "disabled",
        "",
        text(
          17,
          600,
          s.ink(t.fill, 2),
          s.label(),
          `padding:14px;border-radius:12px;text-align:center;background:${t.fill}`,
        ),
      ),
    ),
  ].flat().join("");
};
