// The contrast of two colours.

import ColorMath

// snippet.ratio
let ink = try DynamicColor(css: "oklch(70% 0.15 250)").extended(to: SRGB.self).color
let ratio = ink.contrastRatio(with: SRGB(.white))
// snippet.end

print(ContrastRatio(ratio))
