// The first ten lines with colours.

import ColorMath

// snippet.lines
let brand = SRGB8("#3B9EFF") ?? SRGB8(hex: 0x007AFF)
let ink = try OKLCH(css: "oklch(40% 0.1 250)")
let veil = try DynamicColor(css: "rgb(0 0 0 / 40%)")

print(brand.contrastRatio(with: ink), veil.contrastRatio(with: brand))
print(ink.difference(from: brand, by: .ciede2000), ink.isInGamut(of: .sRGB))
print(OKLCH(brand), ink.hex, veil.mapped(to: .displayP3))
print(ContrastRepair(reaching: 4.5, over: .white).nearest(to: brand).color ?? .black)
print(VisionSimulation(.deutan).simulate(veil), NamedColor("tomato")?.color ?? .white)
// snippet.end
