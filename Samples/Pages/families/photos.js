/** Screens on or around photographs. */

families.weather = (s) => {
  const { width, height } = s;
  const sky = s.random.pick([["#2b6cb0", "#90cdf4"], ["#1a2142", "#5b5f97"], ["#4a5568", "#a0aec0"], ["#f6ad55", "#fbd38d"], ["#0f2027", "#2c5364"]]);
  const backdrop = s.random.chance(0.5) ? photo(s.random, `width:${width}px;height:${height}px`, s.random.pick(["landscape", "sea", "city"]), { dim: s.random.real(0.55, 1) }) : "";
  const white = (a) => `rgba(255,255,255,${a})`;
  const card = (...kids) => pane(`margin:0 16px 12px;padding:12px 14px;border-radius:16px;background:rgba(${s.random.pick(["20,40,80", "255,255,255", "0,0,0"])},${s.random.pick([0.16, 0.28])});backdrop-filter:blur(20px)`, ...kids);
  const thin = s.words.fonts === Words.latin.fonts ? "'Inter Display'" : "inherit";
  return box(`position:absolute;inset:0;background:linear-gradient(${sky.join(",")})`, box("position:absolute;inset:0", backdrop),
    box("position:absolute;inset:0", s.statusBar("#ffffff"),
      column("align-items:center;padding:14px 0 26px",
        text(34, 400, "#ffffff", s.word()), text(96, s.random.pick([100, 200, 300]), "#ffffff", s.figure(`${s.random.int(10, 34)}°`), `font-family:${thin};line-height:1.1`),
        text(20, 500, white(s.random.pick([0.55, 0.8, 1])), s.label(2)), text(20, 500, "#ffffff", `${s.figure(21)}° ${s.figure(12)}°`)),
      card(text(12, 600, white(0.6), s.label(2), "text-transform:uppercase;padding-bottom:8px"),
        row("justify-content:space-between", times(6, (i) => column("align-items:center;gap:7px",
          text(15, 600, "#ffffff", s.figure(`${String(10 + i)}`)), icon(s.random.pick(["sun", "cloud", "moon"]), 22, s.random.pick(["#ffd60a", "#ffffff"])), text(20, 500, "#ffffff", s.figure(`${s.random.int(11, 29)}°`)))))),
      card(times(5, (i) => row(`gap:10px;padding:8px 0;border-top:${i ? 0.5 : 0}px solid ${white(0.25)}`,
        text(20, 500, "#ffffff", s.word(), "width:110px;white-space:nowrap"), icon("cloud", 20, "#ffffff"), text(20, 500, white(0.5), s.figure(`${s.random.int(10, 15)}°`)),
        box("flex:1", bar(s.random.real(0.3, 1), "#ffd166", white(0.2), 4)), text(20, 500, "#ffffff", s.figure(`${s.random.int(19, 29)}°`)))))));
};

families.lock = (s) => {
  const { width, height } = s;
  const light = s.random.chance(0.8) ? "#ffffff" : "#101014";
  const notice = () => pane(`margin:0 10px 8px;padding:12px;border-radius:20px;background:${s.dark ? "rgba(40,40,44,.62)" : "rgba(250,250,252,.62)"};backdrop-filter:blur(24px)`,
    row("gap:10px", box(`flex:none;width:38px;height:38px;border-radius:9px;background:${s.random.pick(s.theme.tints)};display:flex;align-items:center;justify-content:center`, s.icon(24, "#ffffff")),
      column("flex:1", row("", text(15, 600, s.dark ? "#ffffff" : "#000000", s.label()), grow, text(13, 400, s.dark ? "rgba(255,255,255,.5)" : "rgba(0,0,0,.45)", s.time())),
        text(15, 400, s.dark ? "#f4f4f4" : "#111111", s.sentence(s.words.wide ? 4 : 5)))));
  return box("position:absolute;inset:0", photo(s.random, `width:${width}px;height:${height}px`, undefined, { dim: s.random.real(0.5, 1) }),
    box("position:absolute;inset:0", s.statusBar(light),
      column("align-items:center;padding:26px 0 40px", text(20, 500, light, s.label(2)),
        text(92, s.random.pick([200, 300, 600]), light, s.figure("9:41"), `line-height:1.1;${s.words.digits ? "" : "font-family:'Inter Display'"}`)),
      times(s.random.int(2, 4), notice),
      row("position:absolute;bottom:44px;left:46px;right:46px", row("width:50px;height:50px;border-radius:25px;background:rgba(0,0,0,.35);justify-content:center", icon("flame", 24, "#ffffff")), grow,
        row("width:50px;height:50px;border-radius:25px;background:rgba(0,0,0,.35);justify-content:center", icon("moon", 24, "#ffffff"))),
      text(13, 500, light, s.label(2), "position:absolute;bottom:20px;left:0;right:0;text-align:center")));
};

families.photogrid = (s) => {
  const { width } = s;
  const cell = (width - 4) / 2;
  const styles = [
    (k) => text(15, 600, "#ffffff", k, "text-shadow:0 1px 3px rgba(0,0,0,.6)"), (k) => text(13, 500, "#ffffff", k),
    (k) => text(20, 800, s.random.pick(["#ffffff", "#ffe066", "#101014"]), k), (k) => text(12, 600, "#ffffff", k, "background:rgba(0,0,0,.5);padding:3px 8px;border-radius:9px"),
  ];
  return [s.statusBar(), s.title(), box("display:flex;flex-wrap:wrap;gap:4px",
    times(6, (i) => box(`position:relative;width:${cell}px;height:${cell * 0.9}px;overflow:hidden`, photo(s.random, `width:${cell}px;height:${cell * 0.9}px`),
      column(`position:absolute;left:10px;right:10px;${i % 3 ? "bottom:10px" : "top:10px"};align-items:flex-start;gap:3px`, styles[i % 4](s.label()), s.random.chance(0.6) ? text(12, 400, "#ffffff", s.label(2)) : ""))))].flat().join("");
};

families.toast = (s) => {
  const { width, height } = s;
  const ground = s.random.pick(["#323232", "#ffffff", "#1b4332", "#7f1d1d"]);
  const small = (size, color) => text(size, 500, color, s.label(2));
  return box("position:absolute;inset:0", photo(s.random, `width:${width}px;height:${height}px`),
    box("position:absolute;inset:0", s.statusBar("#ffffff"),
      column("padding:20px;gap:12px;align-items:flex-start", text(28, 800, "#ffffff", s.label(2)), small(15, "#ffffff"), small(13, "rgba(255,255,255,.8)"), small(17, "#ffe066")),
      row(`position:absolute;left:24px;right:24px;bottom:120px;padding:13px 16px;border-radius:12px;gap:10px;background:${ground}`,
        icon("check", 20, s.ink(ground, 5)), text(15, 500, s.ink(ground, s.anyRatio(0.3)), s.label(2)), grow, text(15, 700, s.ink(ground, s.anyRatio(0.5)), s.word())),
      row("position:absolute;left:60px;right:60px;bottom:190px;padding:9px 16px;border-radius:20px;justify-content:center;background:rgba(0,0,0,.55)", text(14, 500, "#ffffff", s.label(2))),
      row("position:absolute;left:24px;right:24px;bottom:40px;justify-content:space-between", times(4, () => column("align-items:center;gap:4px", s.icon(26, "#ffffff"), text(11, 500, "#ffffff", s.word()))))));
};

families.music = (s) => {
  const { width, height } = s;
  const dim = s.random.real(0.35, 0.9);
  const white = (a) => `rgba(255,255,255,${a})`;
  const side = width - 96;
  return box("position:absolute;inset:0;overflow:hidden;background:#222",
    box("position:absolute;inset:-60px;filter:blur(40px) saturate(1.4)", photo(s.random, `width:${width + 120}px;height:${height + 120}px`, "bokeh", { dim, sharpness: 0.2 })),
    box("position:absolute;inset:0", s.statusBar("#ffffff"),
      column("align-items:center;gap:2px;padding:4px 0 14px", text(12, 600, white(0.6), s.label(2), "text-transform:uppercase"), text(15, 600, "#ffffff", s.label(2))),
      box(`margin:0 48px;width:${side}px;height:${side}px;border-radius:12px;overflow:hidden;box-shadow:0 12px 40px rgba(0,0,0,.4)`, photo(s.random, `width:${side}px;height:${side}px`)),
      row("padding:26px 30px 12px", column("flex:1", text(22, 700, "#ffffff", s.label(2)), text(20, 400, white(s.random.pick([0.45, 0.6, 0.75])), s.label(1))), icon("star", 26, white(0.8))),
      box("padding:0 30px;direction:ltr", bar(s.random.real(0.2, 0.8), "#ffffff", white(0.25), 5), row("padding-top:6px", text(12, 500, white(s.random.pick([0.4, 0.55, 0.8])), s.figure("1:47")), grow, text(12, 500, white(0.55), s.figure("−2:13")))),
      row("justify-content:space-evenly;padding:14px 40px;direction:ltr", icon("previous", 38, "#ffffff"), icon("pause", 46, "#ffffff"), icon("next", 38, "#ffffff")),
      row("justify-content:space-around;padding:6px 40px", times(3, () => column("align-items:center;gap:4px", s.icon(22, white(0.7)), text(11, 500, white(0.7), s.word()))))));
};
