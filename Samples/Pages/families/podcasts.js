/** Covers, episodes and how far they were heard. */
families.podcasts = (s) => {
  const t = s.theme;
  const cover = (size) => box(
    `flex:none;width:${size}px;height:${size}px;border-radius:8px;overflow:hidden;background:linear-gradient(${s.random.int(0, 360)}deg,${s.random.pick(t.tints)},${s.random.pick(t.tints)})`,
    s.random.chance(0.6) ? photo(s.random, `width:${size}px;height:${size}px`) : "",
  );
  const episode = () => row(
    "padding:12px 18px;gap:12px;align-items:flex-start",
    cover(66),
    column(
      "flex:1;gap:3px",
      text(
        11,
        600,
        t.secondary,
        `${s.word()} · ${s.figure(s.random.int(2, 28))}`,
        "text-transform:uppercase;letter-spacing:.4px",
      ),
      text(15, 600, t.fg, s.label(2)),
      text(13, 400, t.secondary, s.sentence(s.words.wide ? 5 : 7)),
      row(
        "gap:8px;margin-top:3px",
        row(
          `width:24px;height:24px;border-radius:12px;background:${t.fill};justify-content:center`,
          icon("play", 12, t.tint),
        ),
        box("width:46px", bar(s.random.real(0.1, 0.9), t.tint, t.fill, 4)),
        text(13, 500, t.tint, s.figure(`${s.random.int(4, 58)} min`)),
        grow,
        icon("dots", 18, t.tertiary),
      ),
    ),
  );
  return [
    s.statusBar(),
    s.title(),
    row(
      "padding:0 18px 12px;gap:12px;overflow:hidden",
      times(
        3,
        () => column(
          "gap:5px;flex:none",
          cover(128),
          text(13, 600, t.fg, s.word()),
          text(12, 400, t.secondary, s.word()),
        ),
      ),
    ),
    times(5, () => box(`border-top:0.5px solid ${t.separator};margin:0`, episode())),
  ].flat().join("");
};
