/** The faces that look like those of a platform, where a script has them. */
const faces = { android: ["Noto Sans", "Liberation Sans"], watchos: ["Inter"], macos: ["Inter"] };

/** One screen being drawn: its size, its seed, its script and font, and the colours of its theme. */
class Screen {
  constructor({ family, seed, width, height, script, dark, font, digits, platform, shadow }) {
    this.platform = platform ?? families[family].frames?.[0].platform ?? "ios";
    Object.assign(this, { family, width, height, shadow: !!shadow });
    this.random = new Random(seed);
    const r = this.random;
    this.script = script ?? r.pick(Object.keys(Words));
    this.words = Words[this.script];
    const fitting = this.words.fonts.filter((name) => (faces[this.platform] ?? [name]).includes(name));
    this.font = font ?? r.pick(fitting.length ? fitting : this.words.fonts);
    this.rtl = !!this.words.rtl;
    this.nativeDigits = digits ?? r.chance(0.5);
    this.dark = dark ?? r.chance(0.45);
    this.theme = this.themed();
  }

  /** Colours whose secondary and tertiary inks pass on some screens and fail on others. */
  themed() {
    const r = this.random;
    const bg = this.dark
      ? r.pick(["#000000", "#101114", "#0b1020", "#1a1a2e", "#18211c"])
      : r.pick(["#f2f2f7", "#ffffff", "#faf6ef", "#eef3f8", "#f4f1fa"]);
    const card = this.dark
      ? Colors.mix(bg, "#ffffff", r.real(0.08, 0.13))
      : r.pick(["#ffffff", "#ffffff", Colors.mix(bg, "#ffffff", 0.6)]);
    const fg = this.dark ? r.pick(["#ffffff", "#f0f0f5"]) : r.pick(["#000000", "#1c1c1e", "#22263a"]);
    const tints = r.shuffled(this.dark
      ? ["#0a84ff", "#30d158", "#ff9f0a", "#ff453a", "#bf5af2", "#64d2ff", "#ffd60a", "#5e5ce6", "#ff375f"]
      : ["#007aff", "#34c759", "#ff9500", "#ff3b30", "#af52de", "#00a3c7", "#b38600", "#5856d6", "#0a6b3d", "#c2185b"]);
    return {
      bg, card, fg, tints, tint: tints[0],
      secondary: Colors.shade(card, r.pick([3.2, 3.8, 5.2, 5.2, 6.5, 7.5]), fg),
      tertiary: Colors.shade(card, r.pick([1.7, 2.1, 2.6, 3.5, 5]), fg),
      separator: Colors.mix(card, fg, 0.14),
      fill: Colors.mix(card, fg, this.dark ? 0.16 : 0.07),
    };
  }

  /** One label of one word or two; writing without spaces joins them. */
  label(words = this.random.int(1, 2)) {
    return times(words, () => this.random.pick(this.words.words)).join(this.words.wide ? "" : " ");
  }

  word() {
    return this.label(1);
  }

  sentence(words) {
    const stop = { chinese: "。", japanese: "。", devanagari: "।", thai: "" }[this.script] ?? ".";
    const parts = times(words, () => this.random.pick(this.words.words));
    if (this.words.wide) return parts.join(this.script === "korean" ? " " : "") + stop;
    if (this.rtl || this.words.tall) return parts.join(" ") + stop;
    return parts.map((w, i) => (i ? w.toLowerCase() : w)).join(" ") + stop;
  }

  /** A figure in the digits of the script, if this screen uses them. */
  figure(value) {
    const digits = this.words.digits;
    if (!digits || !this.nativeDigits) return String(value);
    return String(value).replace(/\d/g, (d) => digits[d]);
  }

  time() {
    return this.figure(`${this.random.int(0, 23)}:${String(this.random.int(0, 59)).padStart(2, "0")}`);
  }

  price(low = 3, high = 240) {
    return this.figure(`$${this.random.int(low, high)}.${this.random.pick(["00", "50", "95", "99"])}`);
  }

  /** An ink of about the given contrast on `ground`, leaning to a tint of the theme if one is named. */
  ink(ground, ratio, tint) {
    return Colors.shade(ground, ratio, tint ?? Colors.opposite(ground));
  }

  /** A ratio that fails or passes, clear of the threshold of small text. */
  anyRatio(failing = 0.4) {
    return this.random.chance(failing) ? this.random.pick([1.6, 2.1, 2.6, 3.3, 3.9]) : this.random.pick([5, 6, 7.5, 10]);
  }

  icon(size, color, more) {
    return icon(this.random.pick(Icons.names), size, color, more);
  }

  /** Time on one side, signal and battery on the other; `percent` writes the charge inside the battery. */
  statusBar(color = this.theme.fg, percent = this.random.chance(0.4)) {
    const charge = this.random.int(21, 98);
    const ground = Colors.opposite(color);
    const inside = percent
      ? row(`justify-content:center;width:25px;height:12.500px;border-radius:4px;background:${Colors.alpha(color, 0.95)}`,
        text(10, 700, ground, charge, "line-height:12px"))
      : box(`width:25px;height:12px;border-radius:4px;border:1px solid ${Colors.alpha(color, 0.4)};padding:1.500px;box-sizing:border-box`,
        box(`width:${charge}%;height:100%;border-radius:2px;background:${color}`));
    const signal = row("align-items:flex-end;gap:2px", times(4, (i) => box(`width:3px;height:${4 + 2.5 * i}px;border-radius:1px;background:${color}`)));
    return row("height:50px;padding:4px 26px 0 34px;box-sizing:border-box;direction:ltr;font-family:Inter;flex:none;gap:6px",
      text(16, 600, color, "9:41"), grow, signal, icon("wifi", 17, color), inside);
  }

  /** The status bar of Android: time, what came in, signal, and the charge as an icon or in per cent. */
  androidStatusBar(color = this.theme.fg, percent = this.random.chance(0.5)) {
    const charge = this.random.int(12, 98);
    const drawing = (d) => `<svg width="14" height="14" viewBox="0 0 14 14"><path d="${d}" fill="${color}"/></svg>`;
    const battery = box(
      `width:9px;height:14px;border-radius:2px;`
        + `background:linear-gradient(0deg,${color} ${charge}%,${Colors.alpha(color, 0.3)} 0)`,
    );
    return row(
      "height:28px;padding:0 16px;box-sizing:border-box;direction:ltr;flex:none;gap:5px;"
        + `font-family:'Noto Sans','${this.font}'`,
      text(13, 500, color, this.figure(`${this.random.int(1, 12)}:${this.random.int(10, 59)}`)),
      times(this.random.int(0, 3), () => this.icon(14, color)),
      grow,
      drawing("M7 12L0 4Q7-1 14 4Z"),
      drawing("M13 1V13H1Z"),
      battery,
      percent ? text(12, 500, color, this.figure(`${charge}%`)) : "",
    );
  }

  /** The bar at the top of an Android app: the way back, a title, search and a menu. */
  androidTopBar(ink, title, gap = 16) {
    return row(
      `height:64px;padding:0 16px;gap:${gap}px;flex:none`,
      icon("back", 24, ink, this.rtl ? "transform:scaleX(-1)" : ""),
      text(22, 400, ink, title, "white-space:nowrap"),
      grow,
      icon("search", 24, ink),
      icon("dots", 24, ink, "transform:rotate(90deg)"),
    );
  }

  /** What Android keeps for its own at the bottom: the bar of gestures, or three buttons. */
  androidNavigation(color = this.theme.fg, buttons = this.random.chance(0.4)) {
    const kept = `flex:none;height:${buttons ? 48 : 24}px;justify-content:center`;
    if (!buttons) return row(kept, box(`width:108px;height:4px;border-radius:2px;background:${color}`));
    const shapes = ["M11 3L3 9L11 15Z", "M9 2a7 7 0 110 14a7 7 0 110-14Z", "M3 3H15V15H3Z"];
    return row(
      `${kept};gap:${this.width * 0.22}px`,
      shapes.map((d) =>
        `<svg width="18" height="18"><path d="${d}" fill="none" stroke="${color}" stroke-width="2"/></svg>`),
    );
  }

  /** A large title with room around it. */
  title(content = this.label(), size = 34) {
    return text(size, 700, this.theme.fg, content, "padding:4px 18px 10px;line-height:1.25");
  }

  /** Rounded white panel of rows with hairlines between. */
  panel(rows, style = "") {
    const t = this.theme;
    return box(`background:${t.card};border-radius:12px;overflow:hidden;${style}`,
      rows.map((r, i) => box(`border-top:${i ? 0.5 : 0}px solid ${t.separator}`, r)));
  }

  /** Bar of icons with captions below them. */
  tabBar(style = "") {
    const t = this.theme;
    const chosen = this.random.int(0, 3);
    return row(`height:66px;border-top:0.5px solid ${t.separator};align-items:flex-start;padding-top:6px;box-sizing:border-box;flex:none;${style}`,
      times(4, (i) => {
        const color = i === chosen ? t.tint : t.secondary;
        return column("flex:1;align-items:center;gap:3px", this.icon(24, color), text(10, 500, color, this.word(), "white-space:nowrap"));
      }));
  }
}

/**
 * What can be drawn: name → function of a screen that answers markup. Beside a function may stand its `frames`:
 * platform, width and height in points, scale, and `shadow` where the screen is a window in its shadow; absent, it is
 * drawn on phones of iOS. And its `scripts`; absent, all work.
 */
const families = {};
