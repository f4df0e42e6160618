/** Street labels with halos, pins and road numbers. */
families.map = (s) => {
  const { width: w, height: h, dark } = s;
  const r = s.random;
  const land = dark ? "#1f2530" : "#f3efe6";
  const road = dark ? "#39414f" : "#ffffff";
  const casing = dark ? "#141922" : "#d9d2c3";
  const water = dark ? "#0f2a3d" : "#a9d3ea";
  const park = dark ? "#1c3328" : "#cfe6c0";
  const halo = dark ? "#141922" : "#ffffff";
  const path = () => `M${r.int(-40, w)} ${r.int(-40, h)} Q${r.int(0, w)} ${r.int(0, h)} ${r.int(0, w)} ${r.int(0, h)} T${r.int(0, w + 60)} ${r.int(0, h + 60)}`;
  const streets = times(16, () => ({ d: path(), width: r.pick([3, 4, 6, 10]) }));
  const blocks = times(
    60,
    () => `<rect x="${r.int(0, w)}" y="${r.int(0, h)}" width="${r.int(8, 40)}" height="${r.int(8, 36)}" fill="${dark ? "#262d39" : "#e8e1d3"}" transform="rotate(${r.int(-20, 20)} ${w / 2} ${h / 2})"/>`,
  ).join("");
  const rivers = [
    `M-20 ${h * 0.55}C${w * 0.3} ${h * 0.4} ${w * 0.5} ${h * 0.75} ${w + 20} ${h * 0.5}`,
    `V${h * 0.62}C${w * 0.6} ${h * 0.85} ${w * 0.3} ${h * 0.55} -20 ${h * 0.68}Z`,
  ].join("");
  const line = (street, color, width) =>
    `<path d="${street.d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  const avenue = dark ? "#6b5b2e" : "#fbd77a";
  const drawing = [
    `<svg width="${w}" height="${h}" style="position:absolute;left:0;top:0">`,
    `<rect width="${w}" height="${h}" fill="${land}"/>`,
    blocks,
    `<path d="${rivers}" fill="${water}"/>`,
    `<ellipse cx="${w * 0.7}" cy="${h * 0.25}" rx="80" ry="54" fill="${park}"/>`,
    streets.map((street) => line(street, casing, street.width + 2)),
    streets.map((street) => line(street, street.width > 8 ? avenue : road, street.width)),
    "</svg>",
  ].flat().join("");
  const label = (i) => {
    const size = r.pick([10, 11, 12, 13, 15, 17]);
    const color = r.pick(dark
      ? ["#d7dbe4", "#8b93a3", "#7fb2d6", "#86b894"]
      : ["#4a4438", "#7b7466", "#2f6f9f", "#3c7a3a", "#a8a294"]);
    return text(
      size,
      r.pick([400, 500, 600]),
      color,
      s.label(),
      `position:absolute;left:${20 + (i % 2) * (w / 2 - 20) + r.int(0, 50)}px;top:${90 + i * ((h - 330) / 13) + r.int(0, 8)}px;white-space:nowrap;-webkit-text-stroke:${r.pick([2, 3])}px ${halo};paint-order:stroke fill`,
    );
  };
  const pins = times(
    5,
    () => icon(
      "pin",
      30,
      r.pick(s.theme.tints),
      `position:absolute;left:${r.int(20, w - 50)}px;top:${r.int(80, h - 280)}px`,
    ),
  );
  const shields = times(
    3,
    () => text(
      10,
      700,
      "#ffffff",
      `${r.pick(["A", "E", "B"])}${r.int(2, 98)}`,
      `position:absolute;left:${r.int(20, w - 60)}px;top:${r.int(100, h - 280)}px;background:#2f6fb3;border-radius:4px;padding:1px 5px;font-family:Inter`,
    ),
  );
  const t = s.theme;
  const sheet = box(
    `position:absolute;left:0;right:0;bottom:0;height:190px;border-radius:16px 16px 0 0;background:${t.card};box-shadow:0 -2px 14px rgba(0,0,0,.2);padding:8px 16px`,
    box(`width:36px;height:5px;border-radius:3px;background:${t.tertiary};margin:0 auto 10px`),
    row(
      `height:38px;border-radius:10px;background:${t.fill};padding:0 10px;gap:6px`,
      icon("search", 18, t.secondary),
      classed("placeholder", "", text(17, 400, t.secondary, s.label())),
    ),
    row(
      "padding:14px 0 0;gap:12px",
      avatar(42, t.tint, icon("house", 22, "#ffffff")),
      column(
        "",
        text(17, 600, t.fg, s.label()),
        text(13, 400, t.secondary, s.figure(`${r.int(2, 40)} min · ${r.int(2, 30)} km`)),
      ),
    ),
  );
  return box(
    "position:absolute;inset:0;overflow:hidden",
    drawing,
    pins,
    shields,
    times(13, label),
    s.statusBar(dark ? "#ffffff" : "#000000"),
    sheet,
  );
};
