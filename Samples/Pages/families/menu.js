/** A menu open over a window of files or a page of rows: shortcuts, separators, ticks, disabled entries. */
families.menu = (s) => {
  const r = s.random;
  const c = siteColors(s);
  const native = s.platform === "macos";
  const size = native ? 13 : 14;
  const tint = native ? r.pick(["#007aff", "#8944ab", "#e3681d"]) : c.accent;
  const ground = s.dark ? Colors.mix(c.bg, "#ffffff", 0.12) : "#ffffff";
  const soft = Colors.shade(ground, r.pick([2.5, 3.4, 5.5, 5.5]), c.fg);
  const line = Colors.mix(ground, c.fg, 0.15);
  const height = native ? 24 : 32;

  const chosen = r.int(1, 4);
  const isTicked = r.chance(0.4);
  const hasIcons = r.chance(native ? 0.3 : 0.6);
  const keys = native
    ? ["⌘C", "⌘V", "⇧⌘N", "⌥⌘I", "⌘⌫", "⌘D", "⌃⌘F", "⌘1"]
    : ["Ctrl+C", "Ctrl+V", "Shift+F10", "Alt+Enter", "Del", "F2", "E", "Ctrl+1"];
  const item = (i) => {
    const on = i === chosen;
    const ink = on ? "#ffffff" : c.fg;
    const isDisabled = !on && (i === 5 || r.chance(0.2));
    const content = row(
      `height:${height}px;padding:0 ${native ? 9 : 12}px;gap:9px;white-space:nowrap;border-radius:${native ? 5 : 6}px;`
        + (on ? `background:${tint}` : ""),
      isTicked ? row("width:13px;flex:none", i % 4 === 2 ? icon("check", 13, ink) : "") : "",
      hasIcons ? s.icon(size + 3, on ? ink : soft) : "",
      text(size, 400, ink, `${s.label()}${r.chance(0.2) ? "…" : ""}`), grow, box("width:14px"),
      r.chance(0.2) ? icon(s.rtl ? "back" : "chevron", 13, ink)
        : r.chance(0.7) ? text(size - (native ? 0 : 2), 400, on ? ink : soft, r.pick(keys)) : "");
    return isDisabled ? classed("disabled", `opacity:${r.pick([0.3, 0.4])}`, content) : content;
  };
  const parts = [r.int(3, 4), r.int(2, 4), r.int(1, 3)];
  const menuHeight = parts.reduce((a, b) => a + b) * height + 2 * (native ? 11 : 13) + 12;
  // An opaque menu, as with less transparency: nothing shines through it.
  const menu = (style) => box(
    `position:absolute;height:${menuHeight}px;box-sizing:border-box;padding:5px;border-radius:${native ? 7 : 9}px;`
      + `background:${ground};`
      + `border:1px solid ${line};box-shadow:0 10px 30px rgba(0,0,0,.3);${style}`,
    parts.map((n, part) => [
      part ? box(`height:1px;background:${line};margin:${native ? 5 : 6}px ${native ? 9 : 0}px`) : "",
      times(n, (i) => item(part ? i + 5 * part : i)),
    ]));

  /** Where a menu begins near the top of a row so that neither of its ends cuts the text of a row in two. */
  const top = (first, pitch, at) => {
    const over = ((menuHeight + pitch / 2) % pitch) - pitch / 2;
    return first + at * pitch - over / 2;
  };

  const bar = row(`flex:none;height:${native ? 52 : 54}px;box-sizing:border-box;padding:0 18px;gap:16px;`
    + `border-bottom:1px solid ${c.line};white-space:nowrap`,
    native ? trafficLights() : icon("boat", 22, c.accent),
    text(native ? 15 : 17, 700, c.fg, s.label()), grow,
    native ? times(3, () => s.icon(18, c.soft)) : siteButton(c, s.word(), true, 13),
    searchField(s, c, 170, native ? 12 : 13));
  const across = s.rtl ? "right" : "left";

  /** Folders and pictures in a grid; the menu covers whole cells. */
  const files = () => {
    const side = 160;
    const [wide, tall] = [(s.width - side) / 5, 120];
    const entry = (on) => row(`height:28px;margin:0 10px;padding:0 8px;gap:7px;border-radius:6px;white-space:nowrap;`
      + (on ? `background:${c.fill}` : ""),
      s.icon(16, native ? tint : c.soft), text(13, 400, c.fg, s.word()));
    const cell = (i) => column(`position:absolute;${across}:${(i % 5) * wide}px;top:${Math.floor(i / 5) * tall + 8}px;`
      + `width:${wide}px;height:${tall}px;align-items:center;gap:5px`,
      r.chance(0.5)
        ? box(`position:relative;width:62px;height:48px;margin:8px 0;border-radius:5px;`
          + `background:${Colors.mix(tint, "#ffffff", 0.3)}`,
          box(`position:absolute;top:-5px;left:0;width:26px;height:10px;border-radius:4px 4px 0 0;`
            + `background:${Colors.mix(tint, "#ffffff", 0.15)}`))
        : photo(r, "width:62px;height:64px"),
      text(12, 400, c.fg, s.word(), `white-space:nowrap;line-height:17px;padding:0 5px;border-radius:4px`),
      text(11, 400, c.soft, s.figure(`${r.int(10, 940)} KB`), "line-height:13px"));
    // Its end lies above the pictures of a row of cells, below the words of the row before.
    const from = 8 + tall * 2 - menuHeight;
    return row("flex:1;min-height:0;align-items:stretch",
      column(`flex:none;width:${side}px;padding-top:12px;background:${c.panel};border-inline-end:1px solid ${c.line};`
        + `box-sizing:border-box`,
        text(11, 600, c.faint, s.word(), "padding:0 18px 5px"), times(5, (i) => entry(i === 1)),
        text(11, 600, c.faint, s.word(), "padding:14px 18px 5px"), times(4, () => entry(false))),
      box("flex:1;position:relative", times(20, cell),
        menu(`${across}:${wide * r.int(1, 2) + 2}px;width:${2 * wide - 4}px;`
          + `top:${Math.max(6, from) + (from < 6 ? 0 : tall * r.int(0, 1))}px`)));
  };

  /** Rows with a menu at the end of one; it covers their last columns whole. */
  const rows = () => {
    const pitch = 40;
    const width = 250;
    const entry = (i) => row(`height:${pitch}px;box-sizing:border-box;border-bottom:1px solid ${c.line};`
      + `white-space:nowrap;padding-inline-start:18px;background:${i % 2 ? c.panel : c.bg}`,
      box("flex:1.6", text(14, 500, c.fg, s.label())), box("flex:1", text(13, 400, c.soft, s.word())),
      row(`flex:none;width:${width + 18}px;justify-content:space-between;padding-inline:20px 22px;`
        + `box-sizing:border-box`,
        badge(s, c, s.word()), text(13, 400, c.fg, s.figure(r.int(10, 9999))), icon("dots", 17, c.soft)));
    const at = r.int(1, Math.max(1, Math.floor((s.height - 54 - menuHeight) / pitch) - 1));
    return box("flex:1;min-height:0;position:relative;overflow:hidden",
      times(Math.floor((s.height - 54) / pitch), entry),
      menu(`${s.rtl ? "left" : "right"}:10px;width:${width}px;top:${top(0, pitch, at)}px`));
  };
  return column(`position:absolute;inset:0;background:${c.bg};overflow:hidden`, bar, native ? files() : rows());
};
families.menu.frames = [
  { platform: "macos", width: 800, height: 600, scale: 2 },
  { platform: "web", width: 800, height: 600, scale: 2 },
];
families.menu.scripts = ["latin", "accented", "chinese", "japanese", "korean", "arabic", "hebrew", "thai"];
