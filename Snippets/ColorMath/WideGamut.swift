// Display P3 on screens that only show sRGB.

import ColorMath

// snippet.convert
let vivid = DisplayP3(red: 1, green: 0.2, blue: 0)
let extended = vivid.extended(to: SRGB.self)  // keeps values beyond 0…1
let clipped = vivid.clipped(to: SRGB.self)  // cuts each component: hue shifts
let mapped = vivid.mapped(to: SRGB.self)  // lowers chroma: hue stays
print(extended.css, clipped.css, mapped.css)
// snippet.end

// snippet.space
// A space known only at run time.
let color = try DynamicColor(css: "color(display-p3 1 0.2 0)")
print(color.extended(to: .oklch).css(significantDigits: 4))
// snippet.end
