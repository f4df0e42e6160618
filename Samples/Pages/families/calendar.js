/** A calendar as a month of cells or as days of hours: lone digits, today in a disc, events as small chips. */
families.calendar = (s) => {
  const r = s.random;
  const t = s.theme;
  const [phone, web] = [s.width < 500, s.platform === "web"];
  const one = "white-space:nowrap";
  const today = r.int(3, 27);
  const first = r.int(0, 6);
  const days = r.int(28, 31);
  const line = `0.5px solid ${t.separator}`;
  const grey = s.ink(t.bg, s.anyRatio(0.3), t.fg);
  const faint = s.ink(t.bg, r.pick([2.1, 2.6, 3.3, 5.2]), t.fg);
  const accent = s.ink(t.bg, r.pick([3.4, 5.5, 6.5]), Colors.mix(t.tint, t.fg, 0.25));

  /** A word of few letters, for where real calendars would cut one off. */
  const brief = (most) => {
    const short = s.words.words.filter((word) => [...word].length <= most);
    return short.length ? r.pick(short) : [...s.word()].slice(0, most).join("");
  };
  const weekday = () => [...s.word()].slice(0, s.words.wide || s.words.tall ? 1 : r.chance(0.5) && phone ? 1
    : 3).join("");
  const weekdays = times(7, weekday);

  const chip = (size, most, style = r.int(0, 3)) => {
    const tint = r.pick(t.tints);
    const soft = Colors.mix(t.bg, tint, s.dark ? 0.3 : 0.18);
    const base = `font-size:${size}px;line-height:${size + 4}px;height:${size + 4}px;margin:0 2px 2px;padding:0 4px;`
      + `border-radius:3px;${one}`;
    const inked = (weight, color, more) => el("div", `${base};font-weight:${weight};color:${color};${more}`,
      brief(most));
    if (style === 0) return inked(600, s.ink(tint, r.pick([2.4, 3.3, 6, 8])), `background:${tint}`);
    if (style === 1) return inked(500, s.ink(soft, r.pick([3.2, 6, 8]), Colors.mix(tint, t.fg, 0.5)),
      `background:${soft}`);
    if (style === 2) return inked(500, t.fg, `background:${soft};border-inline-start:3px solid ${tint}`);
    return row(`${base};gap:4px;padding:0 2px`,
      box(`width:6px;height:6px;border-radius:3px;background:${tint};flex:none`),
      text(size, 400, t.fg, brief(most - 1)));
  };
  const disc = (n, size, color, side = size * 1.75) => row(
    `width:${side}px;height:${side}px;border-radius:50%;justify-content:center;`
      + `${n === today ? `background:${t.tint}` : ""}`,
    text(size, n === today ? 700 : 400, n === today ? Colors.opposite(t.tint) : color, s.figure(n), "line-height:1"),
  );

  /** Weeks as rows with their number before them; days of other months are faint. */
  const month = (height) => {
    const [header, gutter, rows] = [26, phone ? 20 : 34, first + days > 35 ? 6 : 5];
    const cell = Math.floor((height - header) / rows);
    const week = r.int(1, 46);
    const size = phone ? 10 : 12;
    const most = phone ? 5 : 9;
    const fitting = Math.max(0, Math.floor((cell - (phone ? 34 : 32)) / (size + 6)));
    const day = (i) => {
      const n = i - first + 1;
      const inside = n >= 1 && n <= days;
      const count = inside ? Math.max(0, Math.min(fitting, r.int(-1, 3))) : 0;
      return box(
        `flex:1;min-width:0;height:${cell}px;box-sizing:border-box;border-inline-start:${line}`,
        row(`justify-content:${phone ? "center" : "flex-end"};padding:2px`,
          disc(inside ? n : n < 1 ? n + 30 : n - days, phone ? 15 : 14, inside ? (i % 7 > 4 ? grey : t.fg) : faint)),
        times(count, (at) => (at === 2 && count === 3
          ? text(size, 600, grey, s.figure(`+${r.int(2, 9)}`), `padding:0 5px;line-height:${size + 4}px`)
          : chip(size, most))),
      );
    };
    return [
      row(`height:${header}px;padding-inline-start:${gutter}px;flex:none`,
        weekdays.map((name) => text(11, 600, grey, name, `flex:1;text-align:center;${one}`))),
      times(rows, (w) => row(
        `border-top:${line};align-items:stretch`,
        text(10, 500, faint, s.figure(week + w), `width:${gutter}px;text-align:center;padding-top:8px;flex:none`),
        times(7, (d) => day(w * 7 + d)),
      )),
    ];
  };

  /** Hours down the side, a column a day, events as long as they last. */
  const hours = (height) => {
    const [count, gutter, header] = [phone ? 3 : 7, 50, 58];
    const [hour, from] = [phone ? 58 : 54, r.int(6, 9)];
    const rows = Math.floor((height - header) / hour);
    const dayOf = (d) => ((today - 1 + d) % days) + 1;
    const event = (top, length) => {
      const tint = r.pick(t.tints);
      const soft = Colors.mix(t.bg, tint, s.dark ? 0.34 : 0.2);
      const title = s.ink(soft, r.pick([3.2, 6, 8]), Colors.mix(tint, t.fg, 0.5));
      return box(
        `position:absolute;left:2px;right:2px;top:${top * hour + 1}px;height:${length * hour - 3}px;`
          + `box-sizing:border-box;`
          + `border-radius:5px;background:${soft};border-inline-start:3px solid ${tint};padding:3px 6px;`
            + `overflow:hidden`,
        text(12, 600, title, brief(9), `${one};line-height:16px`),
        text(11, 400, s.ink(soft, s.anyRatio(0.3), t.fg), s.time(), `${one};line-height:15px`),
      );
    };
    const lane = (d) => {
      const events = [];
      for (let at = r.int(0, 2); at < rows - 1; at += r.int(2, 4)) events.push(event(at, at < rows - 2
        ? r.pick([1, 2]) : 1));
      return box(`flex:1;min-width:0;position:relative;border-inline-start:${line}`, events);
    };
    const now = `position:absolute;inset-inline-start:${gutter - 4}px;top:${r.real(0.6, 0.95) * hour * rows}px`;
    return [
      row(`height:${header}px;padding-inline-start:${gutter}px;flex:none;border-bottom:${line};box-sizing:border-box`,
        times(count, (d) => box("flex:1;display:flex;flex-direction:column;align-items:center;gap:1px",
          text(11, 600, grey, weekdays[d], one),
          disc(dayOf(d), 17, t.fg, 30)))),
      box(
        `position:relative;height:${hour * rows}px;overflow:hidden`,
        times(rows, (h) => box(`position:absolute;left:0;right:0;top:${h * hour}px`,
          h ? box(`border-top:${line};margin-inline-start:${gutter}px`) : "",
          h ? text(11, 400, faint, s.figure(`${(from + h) % 24}:00`), `position:absolute;inset-inline-start:8px;`
            + `top:-9px;line-height:16px`)
            : "")),
        box(`position:absolute;top:0;bottom:0;inset-inline-start:${gutter}px;inset-inline-end:0;display:flex`,
          times(count, lane)),
        phone ? "" : box(`${now};width:8px;height:8px;border-radius:4px;background:#ff3b30`),
      ),
    ];
  };

  const status = web ? "" : phone ? s.statusBar() : row(
    "height:28px;padding:0 20px;font-family:Inter;direction:ltr;flex:none;gap:8px",
    text(12, 600, t.fg, "9:41"),
    grow,
    icon("wifi", 15, t.fg),
    text(12, 500, t.fg, "82%"),
    box(`width:24px;height:11px;border-radius:3px;background:${t.fg}`),
  );
  const segments = row(
    `background:${t.fill};border-radius:8px;padding:2px;flex:none`,
    times(3, (i) => text(13, i ? 400 : 600, t.fg, brief(7),
      `padding:4px 12px;border-radius:6px;${one};`
        + `${i ? "" : `background:${t.card};box-shadow:0 1px 3px rgba(0,0,0,.2)`}`)),
  );
  const barHeight = phone ? 96 : 60;
  const heading = row("gap:8px;align-items:baseline", text(phone ? 28 : 24, 700, t.fg, s.word(), one),
    text(phone ? 28 : 24, 400, accent, s.figure(2031), one));
  const arrows = [icon("back", 20, accent), icon("chevron", 20, accent)];
  const toolbar = phone
    ? column(`height:${barHeight}px;padding:0 16px;justify-content:center;gap:6px;flex:none;box-sizing:border-box`,
      row("gap:14px", arrows[0], text(17, 400, accent, s.word(), one), grow, icon("search", 22, accent),
        icon("plus", 22, accent)),
      heading)
    : row(`height:${barHeight}px;padding:0 20px;gap:14px;flex:none;box-sizing:border-box`,
      heading, grow, segments, arrows,
      text(14, 500, accent, s.word(), `border:1px solid ${t.separator};border-radius:6px;padding:5px 12px;${one}`));

  /** Beside the page of a browser: a small month, and the calendars to choose from. */
  const sidebar = () => column(
    `width:232px;flex:none;padding:16px;box-sizing:border-box;border-inline-end:${line};gap:12px`,
    text(15, 600, Colors.opposite(t.tint), s.word(),
      `background:${t.tint};border-radius:8px;padding:9px 14px;text-align:center;${one}`),
    box("display:grid;grid-template-columns:repeat(7,1fr);row-gap:3px;justify-items:center",
      weekdays.map((name) => text(10, 600, faint, [...name][0])),
      times(35, (i) => disc(((i - first + days) % days) + 1, 11, i < first ? faint : t.fg, 24))),
    times(6, () => row("gap:9px",
      row(`width:16px;height:16px;border-radius:4px;justify-content:center;background:${r.pick(t.tints)}`,
        icon("check", 12, "#ffffff")),
      text(13, 400, t.fg, s.word(), one), grow, text(12, 400, grey, s.figure(r.int(1, 40))))),
  );
  const height = s.height - barHeight - (web ? 0 : phone ? 50 + 66 : 28);
  const grid = box("flex:1;min-width:0", (r.chance(0.6) ? month : hours)(height - 6));
  return column(
    `position:absolute;inset:0;background:${t.bg}`,
    status,
    toolbar,
    web ? row("align-items:stretch;flex:1", sidebar(), grid) : grid,
    phone ? s.tabBar() : "",
  );
};
families.calendar.frames = [
  { platform: "ios", width: 402, height: 874, scale: 3 },
  { platform: "web", width: 1280, height: 800, scale: 1 },
  { platform: "ios", width: 820, height: 1180, scale: 2 },
];
