/** Quotations in serif and italic type on gradients. */
families.quotes = (s) => {
  const t = s.theme;
  const serif = ["latin", "cyrillic", "greek"].includes(s.script)
    ? s.random.pick(["Noto Serif", "Liberation Serif", "DejaVu Serif", "Noto Serif Display"])
    : s.font;
  const quote = () => {
    const [a, b] = [
      s.random.pick(t.tints),
      s.random.pick(["#1b1b2f", "#fff5e1", "#0d3b66", "#fde2e4", "#22577a"]),
    ];
    const mid = Colors.mix(a, b, 0.5);
    const ink = s.random.chance(0.75) ? Colors.opposite(mid) : s.ink(mid, 2.2);
    return box(
      `margin:0 18px 14px;padding:20px;border-radius:18px;background:linear-gradient(${s.random.int(0, 180)}deg,${a},${b})`,
      text(
        s.random.pick([20, 24, 28]),
        s.random.pick([400, 700]),
        ink,
        `“${s.sentence(s.words.wide ? 6 : 5)}”`,
        `font-family:'${serif}';line-height:1.3;${s.random.chance(0.6) ? "font-style:italic" : ""}`,
      ),
      row(
        "padding-top:12px;gap:8px",
        box(`width:22px;height:2px;background:${ink}`),
        text(13, 500, ink, s.label(2), `font-family:'${serif}'`),
      ),
    );
  };
  return [s.statusBar(), s.title(), times(4, quote)].flat().join("");
};
