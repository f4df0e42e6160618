/** Forms and menus of which a part cannot be used now: its text is dimmed, what stands beside it is in force. */
families.disabled = (s) => {
  const r = s.random;
  const t = s.theme;
  const one = "white-space:nowrap";
  const macos = s.platform === "macos";
  const size = macos ? 13 : 17;
  const accent = s.ink(t.card, r.pick([3.2, 5.6, 7]), Colors.mix(t.tint, t.fg, 0.25));
  const note = s.ink(t.card, s.anyRatio(0.35), t.fg);
  const page = s.ink(t.bg, s.anyRatio(0.35), t.fg);

  /** By chance a thing is off: dimmed as a whole, as the systems do it, and its text is of the class. */
  const maybe = (thing, share = 0.35) =>
    (r.chance(share) ? classed("disabled", `opacity:${r.pick([0.3, 0.38, 0.5])}`, thing) : thing);
  const knob = (on) => row(
    `flex:none;width:32px;height:18px;border-radius:9px;padding:0 1px;box-sizing:border-box;`
      + `background:${on ? t.tint : t.fill};`
      + `justify-content:flex-${on ? "end" : "start"}`,
    box("width:16px;height:16px;border-radius:8px;background:#ffffff;box-shadow:0 1px 2px rgba(0,0,0,.3)"),
  );
  const label = (weight = 400, color = t.fg) => text(size, weight, color, s.word(), one);

  const segments = (chosen = r.int(0, 2)) => row(
    `background:${t.fill};border-radius:${macos ? 6 : 9}px;padding:2px`,
    times(3, (i) => box("flex:1", maybe(text(
      13,
      i === chosen ? 600 : 400,
      t.fg,
      s.word(),
      `text-align:center;border-radius:${macos ? 5 : 7}px;padding:${macos ? "2px 10px" : "6px 4px"};${one};`
        + (i === chosen ? `background:${t.card};box-shadow:0 1px 3px rgba(0,0,0,.2)` : ""),
    ), i === chosen ? 0 : 0.5))),
  );

  const field = (filled) => row(
    `flex:1;height:${macos ? 22 : 44}px;border-radius:${macos ? 5 : 10}px;padding:0 ${macos ? 7 : 14}px;`
      + `box-sizing:border-box;`
      + `border:1px solid ${t.separator};background:${t.card}`,
    filled ? label() : classed("placeholder", "", label(400, s.ink(t.card, s.anyRatio(0.6), t.fg))),
  );

  /** Filled, tinted, bordered or plain. */
  const button = (style = r.int(0, 3)) => {
    const soft = Colors.mix(t.card, t.tint, 0.16);
    const [ground, color] = [
      [t.tint, s.ink(t.tint, r.pick([2.6, 3.6, 6, 8]))],
      [soft, s.ink(soft, r.pick([3.2, 5.6, 7]), Colors.mix(t.tint, t.fg, 0.35))],
      [t.fill, t.fg],
      ["transparent", s.ink(t.bg, r.pick([3.2, 5.6, 7]), Colors.mix(t.tint, t.fg, 0.35))],
    ][style];
    return maybe(text(size, macos ? 400 : 600, color, s.word(),
      `padding:${macos ? "3px 14px" : "12px 16px"};border-radius:${macos ? 6 : 12}px;text-align:center;`
        + `background:${ground};${one}`));
  };

  const shortcut = () => `${r.pick(["⌘", "⇧⌘", "⌥⌘"])}${r.pick([..."ABCDFNOPSVWXZ"])}`;
  /** The items of a menu; about half are off while nothing is selected. */
  const menu = (count, width) => box(
    `width:${width}px;box-sizing:border-box;border-radius:${macos ? 8 : 13}px;padding:${macos ? 5 : 0}px;`
      + `background:${t.card};`
      + `border:0.5px solid ${t.separator};box-shadow:0 8px 30px rgba(0,0,0,.25);overflow:hidden`,
    times(count, (i) => [
      macos
        ? (i % 4 === 3 ? box(`height:1px;margin:5px 9px;background:${t.separator}`) : "")
        : box(`height:${i ? 0.5 : 0}px;background:${t.separator}`),
      maybe(row(
        `height:${macos ? 22 : 44}px;padding:0 ${macos ? 10 : 16}px;gap:8px;`,
        macos ? "" : s.icon(20, t.fg),
        label(),
        grow,
        macos && !s.rtl ? text(13, 400, t.fg, shortcut(), "font-family:Inter") : "",
        macos ? "" : r.chance(0.3) ? icon("check", 18, t.fg) : "",
      ), 0.5),
    ]),
  );

  const phone = () => {
    const entry = (trailing) => maybe(row("padding:0 16px;height:44px;gap:12px", label(), grow, trailing), 0.35);
    const rows = [
      toggle(r.chance(0.5), "#34c759", t.fill),
      text(17, 400, note, s.word(), one),
      row(`background:${t.fill};border-radius:8px;height:32px`,
        times(2, (i) => row(`width:46px;justify-content:center;`
          + `${i ? `border-inline-start:1px solid ${t.separator}` : ""}`,
          maybe(text(20, 400, t.fg, i ? "+" : "−", "line-height:1"))))),
      row("gap:8px", text(17, 400, note, s.figure(r.int(1, 90))), icon(s.rtl ? "back" : "chevron", 15, t.tertiary)),
      toggle(r.chance(0.5), "#34c759", t.fill),
    ];
    return [
      s.statusBar(),
      row("padding:4px 16px 8px", text(17, 400, s.ink(t.bg, 6, Colors.mix(t.tint, t.fg, 0.35)), s.word(), one), grow,
        text(17, 600, t.fg, s.word(), one), grow,
        classed("disabled", "opacity:.35", text(17, 600, t.tint, s.word(), one))),
      column("padding:6px 16px;gap:16px",
        segments(),
        s.panel(rows.map(entry)),
        text(13, 400, page, s.label(2), `padding:0 16px;${one}`),
        maybe(row("gap:10px", field(true))),
        maybe(row("gap:10px", field(false),
          row(`width:44px;height:44px;border-radius:10px;justify-content:center;background:${t.fill}`,
          s.icon(22, accent)))),
        row("gap:10px", times(2, () => box("flex:1", button()))),
        button(0),
        menu(s.height < 860 ? 4 : 5, 250)),
    ];
  };

  const window = () => {
    const lights = row("gap:8px;direction:ltr", ["#ff5f57", "#febc2e", "#28c840"].map((c) => box(
      `width:12px;height:12px;border-radius:6px;background:${c}`)));
    const side = Colors.mix(t.bg, t.fg, 0.05);
    const place = (i, chosen) => row(
      `height:28px;border-radius:6px;padding:0 8px;gap:7px;${i === chosen ? `background:${t.tint}` : ""}`,
      s.icon(16, i === chosen ? Colors.opposite(t.tint) : t.tint),
      i === chosen ? label(400, Colors.opposite(t.tint)) : maybe(label(), 0.25),
    );
    const line = (control) =>
      maybe(row("gap:10px", text(13, 400, t.fg, `${s.word()}:`, `width:110px;text-align:end;${one}`), control), 0.3);
    const popup = () => row(`flex:1;height:22px;border-radius:6px;background:${t.fill};padding:0 4px 0 9px`, label(),
      grow,
      row(`width:16px;height:16px;border-radius:4px;background:${t.tint};justify-content:center`,
        icon("sort", 12, Colors.opposite(t.tint))));
    const mark = (round, on) => row(
      `flex:none;width:14px;height:14px;box-sizing:border-box;border-radius:${round ? 7 : 4}px;justify-content:center;`
        + (on ? `background:${t.tint}` : `border:1px solid ${t.tertiary}`),
      on ? (round ? box(`width:6px;height:6px;border-radius:3px;background:${Colors.opposite(t.tint)}`)
        : icon("check", 12, Colors.opposite(t.tint))) : "",
    );
    const choice = (round, on) => maybe(row("gap:6px", mark(round, on), label()), 0.35);
    return [
      row(
        `position:absolute;inset:0 0 auto 0;height:52px;padding:0 20px;gap:14px;box-sizing:border-box;z-index:1;`
          + `border-bottom:1px solid ${t.separator}`,
        lights,
        box("width:90px"),
        text(15, 700, t.fg, s.word(), one),
        grow,
        times(3, () => maybe(s.icon(18, t.fg), 0.3)),
        row(`width:130px;height:26px;border-radius:6px;padding:0 7px;gap:5px;background:${t.fill}`,
          icon("search", 14, t.secondary),
          classed("placeholder", "", label(400, s.ink(Colors.mix(t.bg, t.fill, 1), s.anyRatio(0.6), t.fg)))),
      ),
      column(`position:absolute;inset-inline-start:0;top:0;bottom:0;width:180px;box-sizing:border-box;`
        + `padding:62px 10px 10px;gap:1px;`
        + `background:${side};border-inline-end:1px solid ${t.separator}`,
        text(11, 700, s.ink(side, s.anyRatio(), t.fg), s.word(), `padding:4px 8px;${one}`),
        times(6, (i) => place(i, 1)),
        text(11, 700, s.ink(side, s.anyRatio(), t.fg), s.word(), `padding:12px 8px 4px;${one}`),
        times(4, (i) => place(i, -1))),
      column("position:absolute;inset-inline-start:180px;inset-inline-end:0;top:52px;bottom:0;padding:14px 20px;"
        + "gap:8px;box-sizing:border-box",
        line(field(true)),
        line(field(false)),
        line(popup()),
        line(popup()),
        row("gap:16px;padding-inline-start:120px", times(3, (i) => choice(true, i === 1))),
        row("gap:16px;padding-inline-start:120px", times(2, (i) => choice(false, !i))),
        row("padding-inline-start:120px", box("flex:1;max-width:300px", segments())),
        row("padding-inline-start:120px", text(11, 400, page, s.label(2), one)),
        row("align-items:flex-start;gap:16px;padding-top:2px",
          menu(5, 210),
          column("gap:8px;flex:1", text(13, 700, t.fg, s.word(), one), text(11, 400, page, s.word(), one),
            times(2, () => maybe(row("gap:8px", label(), grow, knob(r.chance(0.5))), 0.4)))),
        grow,
        row("gap:10px", button(2), grow, button(2), button(0))),
    ];
  };
  return box(`position:absolute;inset:0;overflow:hidden;background:${t.bg}`, macos ? window() : phone());
};
families.disabled.frames = [
  { platform: "ios", width: 390, height: 844, scale: 2 },
  { platform: "macos", width: 700, height: 500, scale: 2 },
];
