/** Settings as Android writes them: headings in the accent, a summary under each title, switches at the end. */
families.androidsettings = (s) => {
  const r = s.random;
  const tint = s.theme.tint;
  const ground = s.dark ? r.pick(["#000000", "#1b1b1f", "#111318"]) : r.pick(["#ffffff", "#fdfbff", "#f1f0f4"]);
  const ink = s.dark ? "#e3e2e6" : "#1a1c1e";
  const accent = s.ink(ground, r.pick([2.8, 3.6, 6, 7]), Colors.mix(tint, Colors.opposite(ground), 0.4));
  const summary = s.ink(ground, s.anyRatio(0.3), ink);
  const faint = s.ink(ground, r.pick([1.8, 2.4]), ink);
  const one = "white-space:nowrap";

  /** Material's switch: the thumb of one that is off is smaller, and its track has a frame. */
  const material = (on) => row(
    `flex:none;width:52px;height:32px;border-radius:16px;box-sizing:border-box;padding:0 ${on ? 4 : 6}px;`
      + `justify-content:flex-${on ? "end" : "start"};`
      + (on ? `background:${accent}` : `border:2px solid ${faint};background:${Colors.mix(ground, ink, 0.08)}`),
    on
      ? avatar(24, Colors.opposite(accent), icon("check", 16, accent))
      : avatar(16, faint),
  );
  /** A row that cannot be used now is dimmed as a whole. */
  const able = (row) => (r.chance(0.14) ? classed("disabled", "opacity:.38", row) : row);
  const setting = () => {
    const kind = r.int(0, 4);
    return able(row(
      "padding:0 16px;height:68px;gap:20px",
      s.icon(24, kind === 4 ? accent : summary),
      column(
        "flex:1;min-width:0",
        text(16, 400, ink, s.label(), `${one};line-height:24px`),
        kind ? text(14, 400, summary, kind === 1 ? s.figure(`${r.int(4, 98)}%`) : s.word(), `${one};line-height:20px`)
          : "",
        kind === 4 ? box("padding-top:4px", bar(r.real(0.2, 0.9), accent, Colors.mix(ground, ink, 0.15), 4)) : "",
      ),
      kind === 0 || kind === 2 ? material(r.chance(0.6)) : "",
      kind === 3 ? text(14, 400, summary, s.figure(r.int(2, 480)), one) : "",
    ));
  };
  const heading = () => text(14, 500, accent, s.label(), `padding:14px 16px 2px;line-height:20px;${one};`
    + `padding-inline-start:60px`);
  const rule = box(`height:1px;background:${Colors.mix(ground, ink, 0.12)};flex:none`);

  const buttons = r.chance(0.4);
  const large = s.height > 700 && r.chance(0.5);
  const top = large
    ? column(
      "padding:0 16px;height:136px;box-sizing:border-box;flex:none",
      row("height:56px", icon("back", 24, ink, s.rtl ? "transform:scaleX(-1)" : ""), grow, icon("search", 24, ink)),
      text(32, 400, ink, s.word(), `${one};line-height:44px;padding:14px 0 0`),
    )
    : s.androidTopBar(ink, s.word(), 20);
  // Groups of two to four rows while there is room for whole ones.
  const body = [];
  let room = s.height - 28 - (large ? 136 : 64) - (buttons ? 48 : 24);
  while (room >= 36 + 1 + 68) {
    const count = Math.min(r.int(2, 4), Math.floor((room - 37) / 68));
    body.push(body.length ? rule : "", heading(), times(count, setting));
    room -= 37 + count * 68;
  }
  return column(
    `position:absolute;inset:0;background:${ground}`,
    s.androidStatusBar(ink),
    top,
    box("flex:1", body),
    s.androidNavigation(ink, buttons),
  );
};
families.androidsettings.frames = [
  { platform: "android", width: 411, height: 891, scale: 2.625 },
  { platform: "android", width: 360, height: 800, scale: 3 },
  { platform: "android", width: 360, height: 640, scale: 2 },
];
