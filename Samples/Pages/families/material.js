/** An app of Android: top bar, chips, a list with letters in discs, floating button, bottom navigation, a snackbar. */
families.material = (s) => {
  const r = s.random;
  const tint = s.theme.tint;
  const surface = s.dark ? Colors.mix("#121216", tint, 0.05) : Colors.mix("#ffffff", tint, 0.03);
  const ink = s.dark ? "#e6e1e5" : "#1d1b20";
  const container = Colors.mix(surface, tint, s.dark ? 0.14 : 0.08);
  const chosen = Colors.mix(surface, tint, s.dark ? 0.34 : 0.22);
  const outline = Colors.mix(surface, ink, 0.3);
  const hairline = Colors.mix(surface, ink, 0.13);
  const primary = s.ink(surface, r.pick([3.4, 6, 7]), Colors.mix(tint, Colors.opposite(surface), 0.4));
  const quiet = s.ink(surface, s.anyRatio(0.3), ink);
  const dim = s.ink(surface, s.anyRatio(0.45), ink);
  const one = "white-space:nowrap";

  const buttons = r.chance(0.4);
  const snack = r.chance(0.5);
  const searching = r.chance(0.4);
  const rowHeight = r.pick([64, 72]);
  const extended = r.chance(0.4);

  const topBar = searching
    ? row(
      `margin:6px 16px;height:52px;border-radius:26px;background:${container};padding:0 14px;gap:14px;flex:none`,
      icon("menu", 24, ink),
      classed("placeholder", "flex:1", text(16, 400, s.ink(container, s.anyRatio(), ink), s.word(), one)),
      avatar(30, primary, text(14, 500, Colors.opposite(primary), [...s.word()][0])),
    )
    : s.androidTopBar(ink, s.word());

  const chip = (on) => row(
    `height:32px;border-radius:8px;box-sizing:border-box;padding:0 ${on ? "16px 0 8px" : "14px"};gap:8px;flex:none;`
      + (on ? `background:${chosen}` : `border:1px solid ${outline}`),
    on ? icon("check", 18, ink) : "",
    text(14, 500, on ? ink : quiet, s.word(), one),
  );
  const chips = row(
    "height:48px;padding:0 16px;gap:8px;overflow:hidden;flex:none",
    times(s.width > 400 ? 3 : 2, (i) => chip(!i)),
  );

  const person = (beside) => {
    const [name, color] = [beside ? s.word() : s.label(), r.pick(s.theme.tints)];
    const unread = r.chance(0.35);
    const letter = text(18, 500, s.ink(color, r.pick([2.6, 6, 9])), [...name][0], "line-height:1");
    const trailing = column(
      "align-items:flex-end;gap:5px;flex:none",
      text(11, 500, unread ? primary : dim, s.time(), "line-height:16px"),
      unread && r.chance(0.6)
        ? text(
          11,
          500,
          Colors.opposite(primary),
          s.figure(r.int(1, 24)),
          `background:${primary};border-radius:8px;min-width:16px;padding:0 5px;box-sizing:border-box;`
            + "text-align:center;line-height:16px",
        )
        : icon(r.pick(["star", "bookmark", "bell"]), 18, outline),
    );
    return row(
      `height:${rowHeight}px;padding:0 16px;gap:16px;box-sizing:border-box;border-bottom:1px solid ${hairline};`
        + `padding-inline-end:${beside ? (extended ? 172 : 92) : 16}px`,
      r.chance(0.15)
        ? box("border-radius:50%;overflow:hidden;flex:none", photo(r, "width:40px;height:40px"))
        : avatar(40, color, letter),
      column(
        "flex:1;min-width:0",
        text(16, unread ? 700 : 400, ink, name, `${one};line-height:24px`),
        text(14, 400, quiet, s.label(beside ? 1 : 2), `${one};line-height:20px`),
      ),
      beside ? "" : trailing,
    );
  };

  // What is left between the bars holds whole rows only; those beside the floating button leave room for it.
  const height = s.height - 28 - 64 - 48 - 80 - (buttons ? 48 : 24) - (snack ? 64 : 0);
  const count = Math.floor(height / rowHeight);
  const people = times(count, (i) => person((i + 1) * rowHeight > height - 78));

  const button = row(
    `position:absolute;inset-inline-end:16px;bottom:16px;height:56px;border-radius:16px;padding:0 16px;gap:10px;`
      + `box-sizing:border-box;background:${chosen};box-shadow:0 3px 6px rgba(0,0,0,.3)`,
    icon("plus", 24, ink),
    extended ? text(14, 500, ink, s.word(), `${one};padding-inline-end:4px`) : "",
  );

  const inverse = s.dark ? "#e6e1e5" : "#322f35";
  const snackbar = row(
    `margin:8px 12px;height:48px;border-radius:4px;background:${inverse};padding:0 16px;gap:12px;flex:none`,
    text(14, 400, s.ink(inverse, 9), s.label(1), one),
    grow,
    text(14, 500, s.ink(inverse, s.anyRatio(), Colors.mix(tint, Colors.opposite(inverse), 0.5)), s.word(), one),
  );

  const here = r.int(0, 3);
  const place = (i) => {
    const color = i === here ? ink : s.ink(container, s.anyRatio(0.3), ink);
    const badge = text(
      11,
      500,
      "#ffffff",
      s.figure(r.int(1, 9)),
      "position:absolute;top:2px;left:34px;min-width:16px;border-radius:8px;background:#b3261e;text-align:center;"
        + "line-height:16px",
    );
    return column(
      "flex:1;align-items:center;gap:4px",
      row(
        `position:relative;width:64px;height:32px;border-radius:16px;justify-content:center;`
          + (i === here ? `background:${chosen}` : ""),
        s.icon(24, color),
        r.chance(0.25) ? badge : "",
      ),
      text(12, i === here ? 700 : 500, color, s.word(), `${one};line-height:16px`),
    );
  };
  return column(
    `position:absolute;inset:0;background:${surface}`,
    s.androidStatusBar(ink),
    topBar,
    chips,
    box("position:relative;flex:1;overflow:hidden", people, button),
    snack ? snackbar : "",
    row(`height:80px;flex:none;align-items:flex-start;padding-top:12px;box-sizing:border-box;background:${container}`,
      times(4, place)),
    box(`background:${container};flex:none`, s.androidNavigation(ink, buttons)),
  );
};
families.material.frames = [
  { platform: "android", width: 411, height: 891, scale: 2.625 },
  { platform: "android", width: 360, height: 800, scale: 3 },
  { platform: "android", width: 360, height: 640, scale: 2 },
];
