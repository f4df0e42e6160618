/** Short messages over a photograph. */
families.toast = (s) => {
  // White on a picture, whatever the app is set to: to the eye that is dark.
  s.dark = true;
  const { width, height } = s;
  const ground = s.random.pick(["#323232", "#ffffff", "#1b4332", "#7f1d1d"]);
  const small = (size, color) => text(size, 500, color, s.label(2));
  return box(
    "position:absolute;inset:0",
    photo(s.random, `width:${width}px;height:${height}px`),
    box(
      "position:absolute;inset:0",
      s.statusBar("#ffffff"),
      column(
        "padding:20px;gap:12px;align-items:flex-start",
        text(28, 800, "#ffffff", s.label(2)),
        small(15, "#ffffff"),
        small(13, "rgba(255,255,255,.8)"),
        small(17, "#ffe066"),
      ),
      row(
        `position:absolute;left:24px;right:24px;bottom:120px;padding:13px 16px;border-radius:12px;gap:10px;background:${ground}`,
        icon("check", 20, s.ink(ground, 5)),
        text(15, 500, s.ink(ground, s.anyRatio(0.3)), s.label(2)),
        grow,
        text(15, 700, s.ink(ground, s.anyRatio(0.5)), s.word()),
      ),
      row(
        "position:absolute;left:60px;right:60px;bottom:190px;padding:9px 16px;border-radius:20px;justify-content:center;background:rgba(0,0,0,.55)",
        text(14, 500, "#ffffff", s.label(2)),
      ),
      row(
        "position:absolute;left:24px;right:24px;bottom:40px;justify-content:space-between",
        times(
          4,
          () => column("align-items:center;gap:4px", s.icon(26, "#ffffff"), text(11, 500, "#ffffff", s.word())),
        ),
      ),
    ),
  );
};
