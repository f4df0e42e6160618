/** Keys with digits: a dialler with letters under them, a passcode over a photograph, a calculator with operators. */
families.keypad = (s) => {
  const r = s.random;
  const android = s.platform === "android";
  const ground = s.dark ? (android ? "#121316" : "#000000") : "#ffffff";
  const ink = s.dark ? "#ffffff" : "#000000";
  const key = s.dark ? "#333336" : "#e5e5ea";
  const letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];
  const keys = [..."123456789*0#"];
  const side = Math.min(80, (s.height - 340) / 5);
  const face = s.words.digits && s.nativeDigits ? "" : `font-family:'${android ? "Noto Sans" : "Inter Display"}';`;
  const one = "white-space:nowrap;line-height:1";
  const top = (color) => (android ? s.androidStatusBar(color) : s.statusBar(color));
  const bottom = (color) => (android ? s.androidNavigation(color)
    : row("height:34px;flex:none;justify-content:center",
      box(`width:134px;height:5px;border-radius:3px;background:${color}`)));

  /** One key: the digit, its letters, and below the nought a plus. */
  const dial = (k, i, disc, digit, small) => column(
    `width:${side}px;height:${side}px;border-radius:50%;align-items:center;justify-content:center;gap:2px;${disc}`,
    text(android ? 30 : 35, 400, digit, /\d/.test(k) ? s.figure(k) : k, face + one),
    /\d/.test(k) && k !== "1"
      ? text(k === "0" ? 15 : android ? 11 : 10, 700, small, k === "0" ? "+" : letters[i],
        `font-family:Inter;letter-spacing:${k === "0" ? 0 : 1.5}px;${one}`)
      : "",
  );
  const pad = (disc, digit, small, shown = keys) => box(
    `display:grid;grid-template-columns:repeat(3,${side}px);gap:${android ? 10 : 14}px ${android ? 34 : 24}px;`
      + "justify-content:center;direction:ltr",
    shown.map((k, i) => (k === " " ? box("") : dial(k, i, disc, digit, small))),
  );

  const dialler = () => {
    const small = s.ink(android ? ground : key, s.anyRatio(), ink);
    const tabs = (i) => {
      const color = i === 2 ? s.theme.tint : s.ink(ground, s.anyRatio(), ink);
      return column("flex:1;align-items:center;gap:3px", s.icon(24, color), text(10, 500, color, s.word(), one));
    };
    return [
      top(ink),
      column(
        "flex:1;align-items:center;justify-content:center;gap:10px",
        text(34, 400, ink, s.figure(`0${r.int(20, 89)} ${r.int(100, 999)} ${r.int(100, 999)}`), `${face + one};`
          + `direction:ltr`),
        text(15, 400, s.ink(ground, s.anyRatio(), Colors.mix(s.theme.tint, ink, 0.4)), s.label(), "white-space:nowrap"),
      ),
      pad(android ? "" : `background:${key}`, ink, small),
      row("height:92px;justify-content:center;flex:none",
        row("width:68px;height:68px;border-radius:34px;background:#34c759;justify-content:center",
          icon("bell", 30, "#ffffff"))),
      row(`height:58px;flex:none;border-top:0.5px solid ${Colors.mix(ground, ink, 0.2)}`, times(4, tabs)),
      bottom(ink),
    ];
  };

  const passcode = () => {
    s.dark = true;
    const filled = r.int(0, 4);
    const disc = `background:${r.pick(["rgba(20,20,24,.45)", "rgba(255,255,255,.2)"])}`;
    const small = r.pick(["#ffffff", "rgba(255,255,255,.75)"]);
    const dots = times(6, (i) =>
      box("width:12px;height:12px;border-radius:50%;border:1.500px solid #ffffff;box-sizing:border-box;"
      + (i < filled ? "background:#ffffff" : "")));
    return [
      box("position:absolute;inset:-40px;filter:blur(22px);z-index:-1",
        photo(r, `width:${s.width + 80}px;height:${s.height + 80}px`, undefined,
          { sharpness: 0.5, dim: r.real(0.35, 0.75) })),
      top("#ffffff"),
      column(
        "flex:1;align-items:center;justify-content:center;gap:22px",
        text(20, 500, "#ffffff", s.label(), "white-space:nowrap"),
        row("gap:22px", dots),
      ),
      pad(disc, "#ffffff", small, [..."123456789 0 "]),
      row("height:110px;padding:0 46px;flex:none", text(16, 500, "#ffffff", s.word(), one), grow,
        text(16, 500, "#ffffff", s.word(), one)),
      bottom("#ffffff"),
    ];
  };

  const calculator = () => {
    const width = (s.width - 5 * 12) / 4;
    const height = Math.min(width, (s.height - 300) / 5);
    const size = r.pick([28, 32]);
    const operator = r.pick(["#ff9f0a", "#ff9500", s.theme.tint]);
    const other = s.dark ? "#5c5c60" : "#c9c9ce";
    const cap = (k) => {
      const disc = "÷×−+=".includes(k) ? operator : ["C", "(", ")", "√", "π", "%"].includes(k) ? other : key;
      const color = disc === operator ? r.pick(["#ffffff", s.ink(operator, 7)]) : ink;
      return row(`width:${width}px;height:${height}px;border-radius:${android ? height / 2 : width}px;`
        + `justify-content:center;`
        + `background:${disc}`, text(size, 400, color, /\d/.test(k) ? s.figure(k) : k, face + one));
    };
    const rows = [r.pick(["C()÷", "Cπ%÷", "C√%÷"]), "789×", "456−", "123+", r.pick(["0.±=", "%0.="])];
    return [
      top(ink),
      column(
        "flex:1;padding:0 22px 16px;align-items:flex-end;justify-content:flex-end;gap:10px;direction:ltr",
        text(17, 400, s.ink(ground, s.anyRatio(), ink), s.figure(`${r.int(10, 99)} + ${r.int(2, 9)}`), one),
        text(22, 400, s.ink(ground, r.pick([2, 6, 8]), ink),
          s.figure(`${r.int(10, 99)} × ${r.int(2, 9)} − ${r.int(1, 9)}`), one),
        text(64, r.pick([300, 400]), ink, s.figure(r.pick([r.int(1, 9), r.int(10, 9999)])), face + one),
      ),
      column("padding:0 12px 12px;gap:12px;direction:ltr", rows.map((k) => row("gap:12px", [...k].map(cap)))),
      bottom(ink),
    ];
  };
  const kind = r.pick(android ? [dialler, calculator] : [dialler, passcode, calculator]);
  const content = kind();
  return column(`position:absolute;inset:0;overflow:hidden;isolation:isolate;background:${ground}`, content);
};
families.keypad.frames = [
  { platform: "ios", width: 390, height: 844, scale: 3 },
  { platform: "android", width: 411, height: 891, scale: 2.625 },
];
