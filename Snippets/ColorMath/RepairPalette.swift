// From hex strings to a palette whose every ink can be read.

import ColorMath

// snippet.read
// Any notation of CSS Color 4 can be read; a mistake is a typed error that points at the character.
let background = try SRGB8(css: "#FFFFFF")
let brand = [
    "link": "#3B9EFF", "success": "hsl(140 60% 45%)", "warning": "oklch(75% 0.15 75)", "danger": "crimson",
]
// snippet.end

// snippet.measure
// How far each ink is from what WCAG asks of body text.
let body = ContrastSubject.text(pointSize: 17, isBold: false)
let required = ContrastStandard.wcagAA.requiredRatio(for: body)
for (role, css) in brand.sorted(by: { $0.key < $1.key }) {
    let ink = try SRGB(css: css)
    let ratio = ContrastRatio(ink.contrastRatio(with: background))
    print("\(role): \(ratio), \(ratio.value >= required ? "passes" : "fails")")
}
// snippet.end

// snippet.repair
// The nearest colours that pass: same hue, least change in lightness and chroma.
let repair = ContrastRepair(reaching: required, over: background)
var repaired: [String: SRGB] = [:]
for (role, css) in brand.sorted(by: { $0.key < $1.key }) {
    let ink = try SRGB(css: css)
    switch repair.nearest(to: ink) {
    case .alreadyReached(let color, let ratio):
        print("\(role): \(color.hex) stays, \(ContrastRatio(ratio))")
        repaired[role] = color
    case .repaired(let color, let ratio, let difference):
        print("\(role): \(css) → \(color.hex), \(ContrastRatio(ratio)), ΔE OK \(difference)")
        repaired[role] = color
    case .impossible(let best), .betweenCodeValues(let best):
        print("\(role): no colour reaches \(required) here; the best is \(ContrastRatio(best))")
    }
}
// snippet.end

// snippet.confusions
// Is the repaired palette still told apart with a colour vision deficiency?
let roles = repaired.keys.sorted()
let confusions = ColorConfusions(among: roles.compactMap { repaired[$0] })
for pair in confusions.collapsing {
    let share = Int(pair.remainingShare * 100)
    print("\(roles[pair.first]) and \(roles[pair.second]): \(share) % left with \(pair.simulation)")
}
// snippet.end
