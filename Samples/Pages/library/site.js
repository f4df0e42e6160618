/** The colours of a web site or a desktop app, whose quiet inks pass on some screens and fail on others. */
const siteColors = (s) => {
  const r = s.random;
  const bg = s.dark
    ? r.pick(["#0f172a", "#18181b", "#1b1f24", "#14171c", "#1c1917"])
    : r.pick(["#ffffff", "#ffffff", "#fafaf9", "#f8fafc", "#fdfcf8"]);
  const fg = s.dark ? r.pick(["#e2e8f0", "#f4f4f5", "#e6edf3"]) : r.pick(["#0f172a", "#18181b", "#1f2937", "#24292f"]);
  const hues = r.shuffled(["#2563eb", "#0f766e", "#b45309", "#7c3aed", "#be123c", "#0e7490", "#15803d", "#c2410c"]);
  const panel = Colors.mix(bg, fg, s.dark ? 0.06 : 0.035);
  // A white label on it fails by about every third site.
  const solid = (hue) =>
    Colors.shade("#ffffff", r.pick([2.4, 3.3, 5.4, 5.4, 6.5, 7.5]), Colors.mix(hue, "#000000", 0.35));
  return {
    bg, fg, panel, hues, solid,
    fill: Colors.mix(bg, fg, s.dark ? 0.12 : 0.07),
    line: Colors.mix(bg, fg, s.dark ? 0.18 : 0.13),
    soft: Colors.shade(panel, r.pick([3.4, 5.5, 5.5, 6.5, 7.5]), fg),
    faint: Colors.shade(panel, r.pick([1.9, 2.5, 3.4, 5.5]), fg),
    link: hued(bg, r.pick([2.5, 3.4, 5.4, 5.4, 6.5]), hues[0]),
    accent: solid(hues[0]),
  };
};

/** An ink of a hue with a contrast on a ground: paler than the hue, or lighter or darker where the hue falls short. */
function hued(ground, ratio, hue) {
  if (Colors.contrast(ground, hue) >= ratio) return Colors.shade(ground, ratio, hue);
  const inks = times(51, (i) => Colors.mix(hue, Colors.opposite(ground), i / 50));
  return inks.find((ink) => Colors.contrast(ground, ink) >= ratio) ?? inks[50];
}

/** A button: filled by a colour under a white label, or outlined. */
const siteButton = (c, content, filled, size = 14) =>
  text(size, 600, filled ? "#ffffff" : c.fg, content,
    `white-space:nowrap;padding:${size * 0.5}px ${size * 1.1}px;border-radius:7px;`
    + (filled ? `background:${c.accent}` : `border:1px solid ${c.line};background:${c.bg}`));

/** A field to search in, empty, with the key that reaches it at its end if there is room. */
const searchField = (s, c, width, size = 14, key = "") =>
  row(`width:${width}px;box-sizing:border-box;height:${size * 2.4}px;padding:0 10px;gap:8px;border-radius:7px;`
    + `flex:none;`
    + `background:${c.fill};border:1px solid ${c.line};white-space:nowrap`,
    icon("search", size + 2, c.soft),
    classed("placeholder", "", text(size, 400, hued(c.fill, s.anyRatio(), c.fg), s.word())),
    grow,
    key && text(size - 3, 500, c.soft, key, `border:1px solid ${c.line};border-radius:4px;padding:1px 5px;`
      + `background:${c.bg}`));

/** Words on a small coloured ground. */
const badge = (s, c, content, size = 12, hue = s.random.pick(c.hues)) => {
  const ground = Colors.mix(c.bg, hue, s.dark ? 0.25 : 0.13);
  return text(size, 600, hued(ground, s.anyRatio(0.3), hue), content,
    `background:${ground};border-radius:${s.random.pick([5, 20])}px;padding:2px 8px;white-space:nowrap;`
      + `width:max-content`);
};
