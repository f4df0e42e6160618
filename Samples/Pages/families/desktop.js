/** A window of macOS at its own small sizes: settings in groups, or documents in a list; some controls are disabled. */
families.desktop = (s) => {
  const r = s.random;
  s.font = s.words === Words.latin ? r.pick(["Inter", "Inter", "Liberation Sans"]) : s.font;
  const tint = r.pick(["#007aff", "#007aff", "#8944ab", "#34a853", "#e3681d"]);
  const bg = s.dark ? r.pick(["#1e1e1e", "#282828"]) : r.pick(["#ffffff", "#f6f6f6", "#ececec"]);
  const fg = s.dark ? "#e9e9ea" : r.pick(["#000000", "#262626"]);
  const side = s.dark ? Colors.mix(bg, "#ffffff", 0.07) : Colors.mix(bg, "#d9dde4", 0.6);
  const card = Colors.mix(bg, fg, s.dark ? 0.06 : 0.04);
  const line = Colors.mix(bg, fg, s.dark ? 0.16 : 0.12);
  const soft = Colors.shade(card, r.pick([2.6, 3.4, 5.5, 6.5]), fg);
  const faint = Colors.shade(side, r.pick([2.1, 2.6, 3.4, 5.5]), fg);
  const control = s.dark ? Colors.mix(bg, "#ffffff", 0.22) : "#ffffff";
  const edge = `box-shadow:0 0 0 .5px ${Colors.alpha(fg, 0.22)},0 1px 1.500px ${Colors.alpha("#000000", 0.14)}`;
  const [width] = windowSize(s);

  const small = (on) => row(
    `flex:none;width:38px;height:22px;border-radius:11px;box-sizing:border-box;padding:2px;`
      + `background:${on ? tint : Colors.mix(bg, fg, 0.22)};`
      + (on ? "justify-content:flex-end" : ""),
    box("width:18px;height:18px;border-radius:9px;background:#ffffff"));
  const popup = () => row(`height:22px;padding:0 4px 0 9px;gap:8px;border-radius:5px;background:${control};${edge};`
    + `white-space:nowrap`,
    text(13, 400, fg, s.word()),
    row(`width:16px;height:16px;border-radius:4px;justify-content:center;background:${tint}`,
      icon("chevron", 11, "#ffffff", "transform:rotate(90deg)")));
  const button = (content, main = false) => text(13, main ? 500 : 400, main ? "#ffffff" : fg, content,
    `padding:3px 14px;border-radius:5px;white-space:nowrap;line-height:16px;${edge};`
      + `background:${main ? tint : control}`);
  const field = (empty) => row(`width:150px;height:22px;box-sizing:border-box;padding:0 6px;border-radius:5px;`
    + `background:${s.dark ? "#1a1a1a" : "#ffffff"};`
    + `border:1px solid ${line};white-space:nowrap`,
    empty
      ? classed("placeholder", "",
        text(13, 400, Colors.shade(s.dark ? "#1a1a1a" : "#ffffff", r.pick([2, 2.6, 5.5]), fg), s.word()))
      : text(13, 400, fg, s.word()));
  const tick = (on) => row(`flex:none;width:14px;height:14px;border-radius:3.500px;justify-content:center;`
    + `background:${on ? tint : control};${edge}`,
    on ? icon("check", 12, "#ffffff") : "");
  const radio = (on) => row(`flex:none;width:14px;height:14px;border-radius:7px;justify-content:center;`
    + `background:${on ? tint : control};${edge}`,
    on ? box("width:6px;height:6px;border-radius:3px;background:#ffffff") : "");
  const controls = [
    () => small(r.chance(0.6)), popup, () => button(`${s.word()}…`), () => field(r.chance(0.4)),
    () => row("gap:10px", slider(r.real(0.2, 0.8), tint, line, "150px"), text(12, 400, soft, s.figure(r.int(10, 99)))),
    () => row("gap:6px", text(13, 400, soft, s.word()), icon(s.rtl ? "back" : "chevron", 13, soft)),
  ];

  const setting = (i) => {
    const detail = r.chance(0.35);
    const content = row(`min-height:${detail ? 46 : 36}px;margin:0 12px;gap:12px;`
      + (i ? `border-top:1px solid ${line}` : ""),
      box("min-width:0;padding:5px 0", text(13, 400, fg, s.label()),
        detail ? text(11, 400, soft, s.sentence(5), "padding-top:1px") : ""),
      grow, r.pick(controls)());
    return r.chance(0.16) ? classed("disabled", "opacity:.4", content) : content;
  };
  const group = (n) => box("margin-bottom:18px",
    text(13, 700, fg, s.label(), "padding:0 10px 7px"),
    box(`border-radius:8px;background:${card};border:1px solid ${line}`, times(n, setting)),
    r.chance(0.4) ? text(11, 400, soft, s.sentence(9), "padding:6px 12px 0") : "");
  const choices = (mark) => column("gap:7px;margin:0 12px 18px", times(3, (i) => {
    const choice = row("gap:7px", mark(i === 1), text(13, 400, fg, s.label()));
    return i === 2 && r.chance(0.5) ? classed("disabled", "opacity:.4", choice) : choice;
  }));

  const settings = () => column("flex:1;min-height:0",
    fitted("flex:1;min-height:0;padding:14px 22px 0",
      group(3), choices(r.pick([tick, radio])), group(4), choices(tick), group(2), group(1)),
    row(`flex:none;gap:10px;padding:12px 22px;border-top:1px solid ${line}`,
      row(`width:20px;height:20px;border-radius:10px;background:${control};${edge};justify-content:center`,
        text(13, 500, fg, "?")),
      grow,
      button(s.word()),
      r.chance(0.4) ? classed("disabled", "opacity:.45", button(s.word(), true)) : button(s.word(), true)));

  const columns = [2.2, 1.3, 0.8, 1].filter((_, i) => width > 800 || i < 3);
  const cells = (content, style) => row(`height:24px;margin:0 10px;padding:0 10px;gap:10px;white-space:nowrap;${style}`,
    columns.map((share, i) => row(`flex:${share};min-width:0;gap:7px;${i === 2 ? "justify-content:flex-end" : ""}`,
      content(i))));
  const documents = () => {
    const chosen = r.int(2, 7);
    return column("flex:1;min-height:0",
      cells((i) => [text(11, i ? 400 : 600, soft, s.word()),
        i ? "" : [grow, icon("chevron", 10, soft, "transform:rotate(-90deg)")]],
        `border-bottom:1px solid ${line}`),
      fitted("flex:1;min-height:0;padding-top:3px", times(24, (n) => {
        const on = n === chosen;
        const quiet = on ? "#ffffff" : soft;
        const kinds = [
          () => [icon(r.pick(["house", "mail", "tag", "bookmark"]), 15, on ? "#ffffff" : tint),
            text(13, 400, on ? "#ffffff" : fg, s.label())],
          () => text(12, 400, quiet,
            s.figure(`${r.int(10, 28)}.${r.int(10, 12)}.31, ${r.int(10, 23)}:${r.int(10, 59)}`)),
          () => text(12, 400, quiet, r.chance(0.15) ? "--" : s.figure(`${r.int(2, 940)} ${r.pick(["KB", "MB"])}`)),
          () => text(12, 400, quiet, s.word()),
        ];
        return cells((i) => kinds[i](), `border-radius:5px;background:${on ? tint : n % 2 ? card : "transparent"}`);
      })),
      row(`flex:none;height:26px;border-top:1px solid ${line};justify-content:center;background:${card}`,
        text(11, 400, soft, `${s.figure(r.int(11, 48))} ${s.word()}, ${s.figure(r.int(11, 480))} GB`)));
  };
  const isSettings = r.chance(0.55);

  const entry = (on) => row(`height:28px;padding:0 8px;gap:7px;border-radius:6px;white-space:nowrap;`
    + (on ? `background:${tint}` : ""),
    isSettings
      ? row(`width:20px;height:20px;border-radius:5px;justify-content:center;background:${r.pick(s.theme.tints)}`,
        s.icon(14, "#ffffff"))
      : s.icon(16, on ? "#ffffff" : tint),
    text(13, 400, on ? "#ffffff" : fg, s.word()), grow,
    !isSettings && r.chance(0.3) ? text(11, 400, on ? "#ffffff" : faint, s.figure(r.int(2, 40))) : "");
  const sidebar = column(`flex:none;width:200px;box-sizing:border-box;background:${side};`
    + `border-inline-end:1px solid ${line}`,
    row("flex:none;height:52px;padding:0 20px", trafficLights()),
    row(`flex:none;height:26px;margin:0 10px 8px;padding:0 7px;gap:6px;border-radius:6px;`
      + `background:${Colors.mix(side, fg, 0.08)}`,
      icon("search", 14, soft),
      classed("placeholder", "", text(13, 400, Colors.shade(Colors.mix(side, fg, 0.08), r.pick([2.4, 3.4, 5.5]), fg),
        s.word()))),
    fitted("flex:1;min-height:0;padding:0 10px", times(3, (g) => box("",
      text(11, 600, faint, s.word(), "padding:8px 8px 4px"), times(r.int(3, 6), (i) => entry(g === 0 && i === 1))))));
  const tools = row(`flex:none;height:52px;padding:0 16px;gap:16px;border-bottom:1px solid ${line};white-space:nowrap`,
    icon("back", 18, fg), icon("chevron", 18, Colors.mix(bg, fg, 0.35)), text(15, 700, fg, s.label()), grow,
    isSettings ? "" : times(4, (i) => {
      const tool = column("align-items:center;gap:2px", s.icon(18, soft), text(11, 400, soft, s.word()));
      return i === 2 ? classed("disabled", "opacity:.4", tool) : tool;
    }));
  return desktopWindow(s, { bg }, row("flex:1;min-height:0;align-items:stretch",
    sidebar, column("flex:1;min-width:0", tools, isSettings ? settings() : documents())));
};
families.desktop.frames = [
  { platform: "macos", width: 900, height: 640, scale: 1 },
  { platform: "macos", width: 900, height: 640, scale: 2 },
  { platform: "macos", width: 1012, height: 752, scale: 2, shadow: true },
  { platform: "macos", width: 1012, height: 752, scale: 1, shadow: true },
];
families.desktop.scripts = ["latin", "accented", "cyrillic", "greek", "chinese", "japanese", "korean", "arabic",
  "hebrew", "thai"];
