/** Text over one photograph: a story, a cover, a reel; some of it on a scrim or with a shadow, some on nothing. */
families.photos = (s) => {
  const r = s.random;
  // White on a picture, whatever the app is set to: to the eye that is dark.
  s.dark = true;
  const t = s.theme;
  const { width, height } = s;
  const web = s.platform === "web";
  const one = "white-space:nowrap";
  const shadows = ["", "", "text-shadow:0 1px 3px rgba(0,0,0,.55);", "text-shadow:0 0 10px rgba(0,0,0,.6);",
    "text-shadow:0 2px 0 rgba(0,0,0,.35);"];
  const white = () => r.pick(["#ffffff", "#ffffff", "rgba(255,255,255,.85)", "rgba(255,255,255,.65)", "#ffe066"]);
  const over = (size, weight, content, more = "", color = white()) => text(size, weight, color, content,
    r.pick(shadows) + more);

  /** A scrim of some darkness, or none, from an edge inwards. */
  const scrim = (edge, share) => {
    const dark = r.pick([0, 0, 0.3, 0.5, 0.7]);
    const angle = edge === "top" ? "180deg" : "0deg";
    return box(`position:absolute;left:0;right:0;${edge}:0;height:${height * share}px;`
      + `background:linear-gradient(${angle},rgba(0,0,0,${dark}),rgba(0,0,0,0))`);
  };
  const pill = () => r.pick([
    () => text(12, 600, "#ffffff", s.word(), `background:rgba(0,0,0,.45);border-radius:12px;padding:4px 10px;${one}`),
    () => text(12, 600, s.ink(t.tint, r.pick([2.6, 6, 8])), s.word(), `background:${t.tint};border-radius:6px;`
      + `padding:3px 8px;${one}`),
    () => text(12, 600, "#ffffff", s.word(), `border:1px solid #ffffff;border-radius:12px;padding:3px 9px;${one}`),
  ])();
  const status = web ? "" : s.statusBar("#ffffff");
  const author = () => row("gap:10px",
    avatar(36, r.pick(t.tints), s.icon(20, "#ffffff")),
    column("", over(15, 600, s.label(), one, "#ffffff"),
      over(13, 400, `${s.word()} · ${s.figure(r.int(1, 23))}`, one)));
  const counter = (name) => column("align-items:center;gap:3px", icon(name, 30, "#ffffff"),
    over(12, 600, s.figure(r.int(3, 980)), one, "#ffffff"));

  const story = () => [
    scrim("top", 0.25),
    scrim("bottom", 0.4),
    column(
      "position:absolute;inset:0",
      status,
      row("gap:4px;padding:8px 10px",
        times(4, (i) => box(`flex:1;height:2.500px;border-radius:2px;`
        + `background:rgba(255,255,255,${i < 2 ? 1 : 0.4})`))),
      row("padding:4px 14px", author(), grow, icon("dots", 22, "#ffffff"), box("width:12px"),
        icon("close", 24, "#ffffff")),
      grow,
      column("padding:0 18px;gap:8px;align-items:flex-start",
        row("gap:8px", pill(), pill()),
        over(r.pick([28, 34]), 800, s.label(2), "line-height:1.2"),
        over(17, 400, s.sentence(s.words.wide ? 6 : 9))),
      row(`padding:16px 14px ${web ? 16 : 34}px;gap:14px`,
        row("flex:1;height:44px;border-radius:22px;border:1px solid rgba(255,255,255,.7);padding:0 16px;"
          + "box-sizing:border-box",
          classed("placeholder", "", text(15, 400, r.pick(["#ffffff", "rgba(255,255,255,.7)"]), s.word(), one))),
        icon("heart", 26, "#ffffff"), icon("share", 26, "#ffffff")),
    ),
  ];

  const cover = () => [
    scrim("top", 0.2),
    scrim("bottom", 0.55),
    column(
      "position:absolute;inset:0",
      status,
      web ? row("height:56px;padding:0 20px;gap:14px", over(18, 700, s.word(), one, "#ffffff"), grow,
        over(14, 500, s.word(), one), icon("menu", 24, "#ffffff"))
        : row("padding:4px 18px", icon("back", 24, "#ffffff"), grow, icon("bookmark", 22, "#ffffff")),
      column("padding:30px 24px;gap:6px;align-items:center;text-align:center",
        over(13, 700, s.label(), `letter-spacing:${s.rtl || s.words.tall ? 0 : 2}px;text-transform:uppercase;${one}`),
        over(r.pick([40, 48]), r.pick([300, 700, 800]), s.word(), `line-height:1.2;${one}`)),
      grow,
      column("padding:0 24px;gap:10px",
        over(22, 700, s.label(2), "line-height:1.25"),
        over(15, 400, s.sentence(s.words.wide ? 9 : 14), "line-height:1.45"),
        row("gap:18px", times(3, () => column("", over(20, 700, s.figure(r.int(2, 96)), one, "#ffffff"),
          over(12, 400, s.word(), one)))),
        row(`gap:12px;padding:8px 0 ${web ? 28 : 46}px`,
          text(16, 600, "#000000", s.word(), `flex:1;background:#ffffff;border-radius:12px;padding:12px;`
            + `text-align:center;${one}`),
          text(16, 600, "#ffffff", s.word(), `flex:1;border:1px solid #ffffff;border-radius:12px;padding:11px;`
            + `text-align:center;${one}`))),
    ),
  ];

  const reel = () => [
    scrim("bottom", 0.45),
    column(
      "position:absolute;inset:0",
      status,
      row("padding:8px 18px;gap:22px;justify-content:center",
        times(3, (i) => over(17, i ? 400 : 700, s.word(), one, i ? white() : "#ffffff"))),
      grow,
      row("padding:0 16px;align-items:flex-end;gap:16px",
        column("flex:1;min-width:0;gap:8px;align-items:flex-start",
          author(),
          over(15, 400, s.sentence(s.words.wide ? 6 : 8)),
          row("gap:7px", icon("play", 14, "#ffffff"), over(13, 500, s.label(), one))),
        column("gap:18px;padding-bottom:6px", ["heart", "mail", "share"].map(counter))),
      row(`padding:16px 24px ${web ? 20 : 40}px;justify-content:space-between`,
        times(4, () => column("align-items:center;gap:3px",
        s.icon(24, "#ffffff"), over(10, 500, s.word(), one)))),
    ),
  ];

  /** Cards across the picture, each cut from it by a pale frame; the captions lie on what is there. */
  const cards = () => [
    scrim("top", 0.3),
    column(
      "position:absolute;inset:0",
      status,
      over(34, 700, s.word(), `padding:${web ? 20 : 10}px 20px 12px;${one}`, "#ffffff"),
      column("padding:0 16px;gap:12px", times(4, (i) => column(
        `height:${Math.floor((height - 210) / 4) - 12}px;box-sizing:border-box;border-radius:18px;`
          + `border:1px solid rgba(255,255,255,.35);`
          + `padding:12px 16px;justify-content:${i % 2 ? "space-between" : "flex-end"};gap:2px;align-items:flex-start;`
          + (r.chance(0.5) ? `background:linear-gradient(0deg,rgba(0,0,0,${r.pick([0.4, 0.65])}),rgba(0,0,0,0) 80%)`
            : ""),
        i % 2 ? pill() : "",
        column("", over(20, 700, s.label(), one), over(13, 400, s.label(), one))))),
    ),
  ];
  return box(
    "position:absolute;inset:0;overflow:hidden;background:#000000",
    photo(r, `width:${width}px;height:${height}px`,
      r.pick(["landscape", "sea", "foliage", "food", "city", "bokeh", "landscape", "sea"]), { dim: r.real(0.8, 1) }),
    r.pick([story, cover, reel, cards])(),
  );
};
families.photos.frames = [
  { platform: "ios", width: 390, height: 844, scale: 3 },
  { platform: "web", width: 390, height: 844, scale: 2 },
];
