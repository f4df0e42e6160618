// The nearest colour that can be read.

import ColorMath

let ink = SRGB8(hex: 0x3B9EFF)
let repaired = ContrastRepair(reaching: 4.5, over: .white).nearest(to: ink)

print(repaired)
