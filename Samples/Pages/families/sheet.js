/** A page that lies dimmed behind a sheet, an alert, a menu or a dialog; only what is in front is in force. */
families.sheet = (s) => {
  const r = s.random;
  const t = s.theme;
  const one = "white-space:nowrap";
  const web = s.platform === "web";
  const raised = s.dark ? Colors.mix("#1c1c1e", "#ffffff", r.real(0, 0.08)) : "#ffffff";
  const glassy = r.chance(0.5);
  const glass = glassy
    ? `background:${s.dark ? "rgba(44,44,48,.78)" : "rgba(248,248,250,.8)"};backdrop-filter:blur(22px) saturate(1.5)`
    : `background:${raised}`;
  const ground = s.dark ? (glassy ? "#2c2c30" : raised) : glassy ? "#f0f0f2" : raised;
  const line = Colors.mix(ground, t.fg, 0.14);
  const fill = Colors.mix(ground, t.fg, 0.08);
  const ink = (failing) => s.ink(ground, s.anyRatio(failing), t.fg);
  const accent = s.ink(ground, r.pick([3.2, 5.6, 7]), Colors.mix(t.tint, t.fg, 0.3));
  const red = s.ink(ground, r.pick([3.2, 5.6, 6.5]), Colors.mix("#ff3b30", t.fg, 0.2));
  const rule = box(`height:0.5px;background:${line}`);

  // The page behind. Half its pages are lists, half are cards with pictures.
  const entry = () => row(
    `padding:9px 16px;gap:12px;border-bottom:0.5px solid ${t.separator}`,
    r.chance(0.5) ? box("border-radius:8px;overflow:hidden;flex:none", photo(r, "width:44px;height:44px"))
      : avatar(44, r.pick(t.tints), s.icon(24, "#ffffff")),
    column("flex:1", text(17, 400, t.fg, s.label(), one), text(13, 400, t.secondary, s.label(), one)),
    text(13, 400, t.tertiary, s.time()),
  );
  const card = () => box(
    `margin:0 16px 12px;border-radius:14px;overflow:hidden;background:${t.card}`,
    photo(r, `width:${s.width - 32}px;height:110px`),
    box("padding:10px 14px", text(17, 600, t.fg, s.label(), one), text(13, 400, t.secondary, s.label(), one)),
  );
  // Translucent over black is what a black scrim over the page would look like, and leaves its lines measurable.
  const behind = classed(
    "aside",
    `position:absolute;inset:0;overflow:hidden;background:${t.bg};opacity:${r.pick([0.4, 0.5, 0.65, 0.75])}`,
    web ? row("height:56px;padding:0 16px;gap:12px", icon("menu", 22, t.fg), text(18, 700, t.tint, s.word()), grow,
      icon("person", 22, t.fg)) : s.statusBar(),
    s.title(),
    r.chance(0.5) ? times(Math.floor((s.height - 120) / 64), entry) : times(Math.ceil((s.height - 120) / 180), card),
  );

  const button = (content, filled = true) => text(
    17,
    600,
    filled ? s.ink(t.tint, r.pick([2.5, 3.9, 6, 8])) : accent,
    content,
    `padding:13px;border-radius:13px;text-align:center;${one};background:${filled ? t.tint : fill}`,
  );

  const bottomSheet = () => pane(
    `position:absolute;left:0;right:0;bottom:0;border-radius:18px 18px 0 0;padding:8px 20px 34px;${glass}`,
    box(`width:36px;height:5px;border-radius:3px;background:${line};margin:0 auto 10px`),
    row("padding-bottom:10px", text(22, 700, t.fg, s.word(), one), grow,
      avatar(30, fill, icon("close", 16, t.secondary))),
    text(15, 400, ink(0.3), s.sentence(s.words.wide ? 6 : 8), "padding-bottom:12px"),
    times(r.int(3, 4), () => [
      rule,
      row("padding:11px 0;gap:12px", s.icon(22, accent), text(17, 400, t.fg, s.word(), one), grow,
        text(15, 400, ink(), r.chance(0.5) ? s.price() : s.word(), one)),
    ]),
    column("gap:10px;padding-top:12px", button(s.label()), button(s.word(), false)),
  );

  const alert = () => pane(
    `position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);width:270px;border-radius:14px;overflow:hidden;`
      + `${glass}`,
    column("padding:19px 16px 17px;gap:5px;align-items:center;text-align:center",
      text(17, 600, t.fg, s.label()),
      text(13, 400, r.chance(0.5) ? t.fg : ink(), s.sentence(s.words.wide ? 5 : 7)),
      r.chance(0.4)
        ? row(`margin-top:10px;width:100%;height:32px;padding:0 8px;box-sizing:border-box;border:0.5px solid ${line};`
          + `border-radius:7px;background:${raised}`,
          classed("placeholder", "", text(13, 400, s.ink(raised, s.anyRatio(0.6), t.fg), s.word(), one)))
        : ""),
    rule,
    row("align-items:stretch;height:44px",
      text(17, 400, accent, s.word(), `flex:1;text-align:center;line-height:44px;${one}`),
      box(`width:0.5px;background:${line}`),
      text(17, 600, r.chance(0.5) ? red : accent, s.word(), `flex:1;text-align:center;line-height:44px;${one}`)),
  );

  const actions = () => {
    const group = (...rows) => pane(`border-radius:14px;overflow:hidden;${glass}`, rows);
    const action = (weight, color) => text(20, weight, color, s.label(), `text-align:center;line-height:56px;${one}`);
    return column(
      "position:absolute;left:8px;right:8px;bottom:30px;gap:8px",
      group(
        text(13, 400, ink(0.5), s.label(2), `text-align:center;padding:14px 16px;${one}`),
        times(r.int(2, 4), (i) => [rule, action(400, i === 0 ? red : accent)]),
      ),
      group(action(600, accent)),
    );
  };

  const menu = () => pane(
    `position:absolute;inset-inline-end:16px;top:${s.height * 0.16}px;width:250px;border-radius:13px;overflow:hidden;`
      + `box-shadow:0 12px 40px rgba(0,0,0,.3);${glass}`,
    text(13, 400, ink(0.5), s.label(), `padding:10px 16px 8px;${one}`),
    times(r.int(4, 6), (i) => [
      i % 3 ? rule : box(`height:${i ? 8 : 0.5}px;background:${fill}`),
      row("height:44px;padding:0 16px", text(17, 400, r.chance(0.2) ? red : t.fg, s.label(), one), grow,
        s.icon(20, t.fg)),
    ]),
  );

  const dialog = () => pane(
    `position:absolute;left:20px;right:20px;top:50%;transform:translateY(-50%);border-radius:12px;padding:24px;`
      + `box-shadow:0 20px 60px rgba(0,0,0,.35);${glass}`,
    row("gap:10px;padding-bottom:8px", text(20, 700, t.fg, s.word(), one), grow, icon("close", 20, t.secondary)),
    text(14, 400, ink(0.3), s.sentence(s.words.wide ? 8 : 11), "line-height:1.5;padding-bottom:14px"),
    times(2, (i) => column("gap:5px;padding-bottom:12px",
      text(12, 600, ink(0.3), s.word(), one),
      row(`height:40px;border:1px solid ${line};border-radius:8px;padding:0 12px;background:${raised}`,
        i ? text(14, 400, t.fg, s.label(), one)
          : classed("placeholder", "", text(14, 400, s.ink(raised, s.anyRatio(0.6), t.fg), s.label(), one))))),
    row("gap:10px;padding-top:6px;justify-content:flex-end",
      text(14, 600, t.fg, s.word(), `padding:10px 16px;border-radius:8px;background:${fill};${one}`),
      text(14, 600, s.ink(t.tint, r.pick([2.5, 3.6, 6, 8])), s.word(), `padding:10px 16px;border-radius:8px;`
        + `background:${t.tint};${one}`)),
  );
  const front = r.pick(web ? [dialog] : [bottomSheet, alert, actions, menu])();
  return box("position:absolute;inset:0;overflow:hidden;background:#000000", behind, front);
};
families.sheet.frames = [
  { platform: "ios", width: 390, height: 844, scale: 3 },
  { platform: "ios", width: 375, height: 667, scale: 2 },
  { platform: "web", width: 390, height: 844, scale: 2 },
];
