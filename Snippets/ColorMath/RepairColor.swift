// The nearest colour that can be read.

import ColorMath

let ink = try DynamicColor(css: "#3B9EFF").extended(to: SRGB.self).color
let repaired = ContrastRepair(reaching: 4.5, over: [SRGB8.white]).nearest(to: ink, in: SRGB.self)

print(repaired)
