/** Colours as [r, g, b] in 0…255 and as "#rrggbb". */
const Colors = {
  parse: (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)),

  hex: (rgb) => "#" + rgb.map((v) => Math.round(v).toString(16).padStart(2, "0")).join(""),

  /** From `a` (t = 0) to `b` (t = 1), mixed as encoded values. */
  mix(a, b, t) {
    const [x, y] = [Colors.parse(a), Colors.parse(b)];
    return Colors.hex(x.map((v, i) => v + (y[i] - v) * t));
  },

  alpha: (hex, a) => `rgba(${Colors.parse(hex).join(",")},${a})`,

  /** Relative luminance, WCAG 2. */
  luminance(hex) {
    const [r, g, b] = Colors.parse(hex).map((v) => {
      const c = v / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  },

  contrast(a, b) {
    const [x, y] = [Colors.luminance(a), Colors.luminance(b)];
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
  },

  /** Black or white, whichever stands out more. */
  opposite: (hex) => (Colors.luminance(hex) > 0.18 ? "#000000" : "#ffffff"),

  /** The colour between `ground` and `toward` whose contrast with `ground` is about `ratio`. */
  shade(ground, ratio, toward = Colors.opposite(ground)) {
    let [low, high] = [0, 1];
    for (let i = 0; i < 12; i++) {
      const t = (low + high) / 2;
      if (Colors.contrast(ground, Colors.mix(ground, toward, t)) < ratio) low = t;
      else high = t;
    }
    return Colors.mix(ground, toward, high);
  },
};
