internal import ColorMath
internal import Elements
internal import Recognition
internal import ScreenReading
internal import SystemColors

extension Rule {
    /// A badge looks like a badge.
    public static let badgeColor = Rule(
        id: "badge-color",
        name: "Colours of badges",
        summary: "On Apple's platforms a badge is white on red.",
        rationale: """
            People know a badge by its red oval with a white number or sign. Another colour looks like \
            something else, and red elsewhere like a badge. The hue of red is taken as 10° to 50° of OKLCH, \
            the chroma as 0.12 at least.
            """,
        guidelines: [.interface("Notifications", "Badging", at: "notifications")],
        severity: .warning,
        examples: [
            .found(
                elements: .example(.badge, [300, 770, 18, 18], label: "3", shows: .pill(0xFFFFFF, 0x34C759))),
            .notFound(
                elements: .example(.badge, [300, 770, 18, 18], label: "3", shows: .pill(0xFFFFFF, 0xFF3B30))),
        ])
}

extension ScreenCheck {
    /// The hues of red in degrees of OKLCH, and the least chroma: 29° and 0.26 is the red of sRGB.
    private static let redHues = 10.0...50.0
    private static let leastChroma = 0.12
    /// The least lightness of white in OKLCH.
    private static let leastWhite = 0.93

    static let badgeColor = ScreenCheck(.badgeColor) { index, elements, screen in
        let element = elements[index]
        guard element.role == .badge, screen.conditions.platform?.isApples == true,
            let sight = elements.elements[index].sight
        else { return nil }
        let fill = sight.fill.opaque(in: OKLCH.self)
        let ink = sight.mark(on: sight.fill)
        let isRed = fill.chroma >= leastChroma && redHues.contains(fill.hue)
        let isWhite = sight.isBlank || ink.opaque(in: OKLCH.self).lightness >= leastWhite
        guard !isRed || !isWhite else { return nil }
        return Remark(
            verdict: .review, message: "The \(element.name) is \(ink) on \(sight.fill), and not white on red."
        )
    }
}

extension ElementSight {
    /// A mark on a fill, on white.
    static func pill(_ mark: UInt32, _ fill: UInt32) -> ElementSight {
        let (mark, fill) = (SRGB8(hex: mark), SRGB8(hex: fill))
        return ElementSight(
            inside: [ColorShare(fill, share: 0.7), ColorShare(mark, share: 0.3)],
            around: [ColorShare(.white, share: 1)], border: [ColorShare(fill, share: 1)], ink: nil,
            coverage: 1)
    }
}
