// Ten things to do with colours. What each prints stands behind it.

import ColorMath

// snippet.read
let brand = SRGB8("#3B9EFF") ?? .black
let accent = try OKLCH(css: "oklch(70% 0.15 50)")
print(brand.hex, accent.css)
// → #3B9EFF oklch(0.7 0.15 50)
// snippet.end

// snippet.convert
print(OKLCH(brand).extended(to: DisplayP3.self).css)
// → color(display-p3 0.343532 0.611401 0.971332)
// snippet.end

// snippet.contrast
let ratio = brand.contrastRatio(with: .white)
let required = ContrastStandard.wcagAA.requiredRatio(for: .text(pointSize: 17, isBold: false))
print(ContrastRatio(ratio), ratio >= required)
// → 2.79 false
// snippet.end

// snippet.repair
let repaired = ContrastRepair(reaching: 4.5, over: .white).nearest(to: brand)
print(repaired.color?.hex ?? "none")
// → #0078D6
// snippet.end

// snippet.difference
print(brand.difference(from: accent, by: .ciede2000).rounded())
// → 51.0
// snippet.end

// snippet.gamut
let vivid = try DynamicColor(css: "color(display-p3 1 0.2 0)")
print(vivid.isInGamut(of: .sRGB), vivid.mapped(to: .sRGB).hex)
// → false #FF3407
// snippet.end

// snippet.mix
let gradient = ColorGradient([brand, .white], in: .oklch)
print(gradient.steps(4).map(\.hex).joined(separator: " "))
// → #3B9EFF #84C0FF #C2E0FF #FFFFFF
// snippet.end

// snippet.ramp
let ramp = TonalRamp(of: brand, tones: [20, 40, 60, 80])
print(ramp.colors.map(\.hex).joined(separator: " "))
// → #00315D #0060AB #2E94F4 #9BCBFF
// snippet.end

// snippet.harmony
print(brand.harmony(.triadic).map(\.hex).joined(separator: " "))
// → #3B9EFF #F06780 #73AF2D
// snippet.end

// snippet.vision
let confusions = ColorConfusions(among: [SRGB8(hex: 0xC0392B), SRGB8(hex: 0x6B7A1E)])
print(confusions.collapsing.map { "\($0.simulation.deficiency)" }.joined(separator: " "))
// → deutan
// snippet.end
