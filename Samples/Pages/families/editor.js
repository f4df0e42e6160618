/** An editor of source code: tabs, a tree of files, line numbers, syntax colours, a console, a status bar. */
families.editor = (s) => {
  const r = s.random;
  const bg = s.dark ? r.pick(["#1e1e1e", "#282c34", "#0d1117", "#002b36"]) : r.pick(["#ffffff", "#fdf6e3", "#fafafa"]);
  const palette = Source.palette(s, bg);
  const { ink } = palette;
  const mono = r.pick(Source.mono);
  s.font = r.pick(["Inter", "Liberation Sans", "Noto Sans"]);
  const language = r.pick(["swift", "javascript", "python"]);
  const side = Colors.mix(bg, s.dark ? "#000000" : ink, s.dark ? 0.22 : 0.05);
  const line = Colors.mix(bg, ink, 0.16);
  const soft = Colors.shade(side, r.pick([2.6, 3.4, 5.5, 6.5]), ink);
  const hue = r.pick(["#007acc", "#6d28d9", "#b45309", "#0f766e", "#cc2f5a"]);
  const tint = hued("#ffffff", r.pick([2.6, 3.4, 5.4, 6.5]), hue);
  const size = r.pick([12, 13, 14]);
  const native = s.platform === "macos";

  const states = { M: "#b58900", U: "#2e9e4f", D: "#d33a3a" };
  const entry = (i) => {
    const state = r.chance(0.35) ? r.pick(Object.keys(states)) : "";
    const depth = [0, 1, 2, 2, 1, 1, 2, 0, 1][i % 9];
    const folder = depth < 2 && i % 9 !== 5;
    const ground = i === 3 ? Colors.mix(side, tint, 0.3) : side;
    const color = state ? hued(ground, r.pick([3.4, 5.4, 6.5]), states[state]) : Colors.shade(ground, 6.5, ink);
    return row(`height:22px;padding:0 10px 0 ${10 + 14 * depth}px;gap:6px;white-space:nowrap;background:${ground}`,
      icon(folder ? "chevron" : "bookmark", 12, soft, folder ? "transform:rotate(90deg)" : ""),
      text(13, 400, color, folder ? r.pick(Source.names) : Source.file(s, language)), grow,
      text(12, 500, color, state));
  };
  const tree = column(`flex:none;width:216px;background:${side};border-right:1px solid ${line}`,
    text(11, 600, soft, r.pick(["EXPLORER", "PROJECT", "FILES"]), "padding:11px 14px 8px;letter-spacing:.5px"),
    fitted("flex:1;min-height:0", times(22, entry)));
  const activity = column(`flex:none;width:46px;padding-top:10px;gap:18px;align-items:center;`
    + `background:${Colors.mix(side, ink, 0.05)}`,
    ["menu", "search", "share", "play", "gear"].map((name, i) => box("position:relative",
      icon(name, 22, i ? soft : ink),
      i === 2 ? row(`position:absolute;right:-7px;bottom:-5px;width:15px;height:15px;border-radius:8px;`
        + `justify-content:center;background:${tint}`,
        text(9, 700, "#ffffff", r.int(2, 9), "line-height:15px")) : "")));

  const tab = (on) => row(`height:36px;padding:0 13px;gap:9px;border-right:1px solid ${line};`
    + `box-sizing:border-box;${on ? `background:${bg};border-top:2px solid ${tint}` : ""}`,
    text(13, 400, on ? ink : soft, Source.file(s, language)),
    !on && r.chance(0.4) ? box(`width:8px;height:8px;border-radius:4px;background:${soft}`) : icon("close", 13, soft));
  const tabs = row(`flex:none;background:${side};border-bottom:1px solid ${line}`, times(4, (i) => tab(i === 0)));
  const crumbs = row("flex:none;height:24px;padding:0 14px;gap:5px",
    [r.pick(Source.names), Source.file(s, language), r.pick(Source.names)].map((name, i) =>
      [i ? icon("chevron", 11, soft) : "", text(12, 400, Colors.shade(bg, 5.5, ink), name)]));

  const height = Math.round(size * r.pick([1.5, 1.6]));
  const first = r.pick([1, 1, r.int(20, 180)]);
  const current = r.int(3, 9);
  const dim = Colors.shade(bg, r.pick([1.9, 2.5, 3.4, 5.5]), ink);
  const ground = Colors.mix(bg, ink, 0.06);
  const source = fitted(`flex:1;min-height:0;font:${size}px/${height}px '${mono}',monospace;color:${ink};`
    + `white-space:pre`,
    Source.code(s, language, 48).map((code, i) => row(i === current ? `background:${ground}` : "",
      box(`flex:none;width:54px;text-align:right;padding-right:18px;color:${i === current ? ink : dim}`, first + i),
      box(`min-height:${height}px;padding-right:20px`, Source.colored(code, palette)))));
  const marks = { error: "#d33a3a", warning: "#b58900", note: "#2e7dd3" };
  const console_ = column(`flex:none;border-top:1px solid ${line};padding:0 14px 10px`,
    row("gap:20px;height:32px", ["PROBLEMS", "OUTPUT", "TERMINAL"].map((name, i) => row("gap:6px;height:100%;"
      + (i === 2 ? `box-shadow:inset 0 -1px ${ink}` : ""),
      text(11, 500, i === 2 ? ink : Colors.shade(bg, 5.5, ink), name),
      i ? "" : text(10, 600, "#ffffff", r.int(2, 9), `background:${tint};border-radius:8px;padding:1px 6px`)))),
    times(4, () => {
      const kind = r.pick(Object.keys(marks));
      return box(`font:12px/18px '${mono}',monospace;color:${ink};white-space:pre`,
        span(`color:${dim}`, Source.file(s, language)), `:${r.int(2, 90)}: `,
        span(`color:${hued(bg, s.anyRatio(0.3), marks[kind])};font-weight:700`, `${kind}:`),
        ` ${r.pick(Source.names)} ${r.pick(["is never read", "has no such member", "may be absent", "took 0.4 s"])}`);
    }));
  const shown = (content) => text(12, 400, "#ffffff", content, "white-space:nowrap");
  const status = row(`flex:none;height:24px;padding:0 12px;gap:16px;background:${tint}`,
    row("gap:5px", icon("share", 13, "#ffffff"), shown("main")), shown(`${r.int(0, 9)} ↓ ${r.int(0, 9)} ↑`), grow,
    shown(`Ln ${first + current}, Col ${r.int(2, 60)}`), shown("Spaces: 4"), shown("UTF-8"), shown(language));
  const title = native
    ? row(`flex:none;height:38px;padding:0 14px;background:${side};border-bottom:1px solid ${line}`, trafficLights(),
      text(13, 600, soft, `${r.pick(Source.names)} — ${r.pick(Source.names)}`,
        "flex:1;text-align:center;padding-right:52px"))
    : row(`flex:none;height:32px;padding:0 12px;gap:18px;background:${side};border-bottom:1px solid ${line}`,
      icon("boat", 17, tint),
      ["File", "Edit", "Selection", "View", "Go", "Run", "Help"].map((name) =>
        text(13, 400, Colors.shade(side, 6.5, ink), name)),
      grow);
  return column(`position:absolute;inset:0;background:${bg};direction:ltr`,
    title,
    row("flex:1;min-height:0;align-items:stretch", activity, tree,
      column("flex:1;min-width:0", tabs, crumbs, source, console_)),
    status);
};
families.editor.frames = [
  { platform: "macos", width: 1200, height: 760, scale: 2 },
  { platform: "web", width: 1280, height: 800, scale: 1 },
];
families.editor.scripts = ["latin"];
