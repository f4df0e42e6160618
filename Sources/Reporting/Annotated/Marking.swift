package import Audit
package import ColorMath

/// How the lines of one verdict are marked: by a sign and the kind of outline, and by a colour besides.
package struct Marking {
    package let sign: Character
    package let word: String
    package let color: SRGB8
    package let isDashed: Bool

    /// The ink of what is written on ``color``: at least 7 to 1 with each.
    package static let ink = SRGB8.black

    package init(_ verdict: Verdict) {
        switch verdict {
        case .fail:
            (sign, word, color, isDashed) = ("✗", "FAIL", SRGB8(red: 255, green: 118, blue: 102), false)
        case .review:
            (sign, word, color, isDashed) = ("?", "REVIEW", SRGB8(red: 255, green: 200, blue: 60), true)
        case .pass:
            (sign, word, color, isDashed) = ("✓", "PASS", SRGB8(red: 150, green: 220, blue: 190), false)
        }
    }
}
