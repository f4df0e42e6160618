internal import ColorMath
internal import Elements
internal import ScreenReading

extension Rule {
    /// The rings of Activity look as they do everywhere.
    public static let ringColor = Rule(
        id: "ring-color",
        name: "Colours of Activity rings",
        summary: "Activity rings are red, green and blue on black.",
        rationale: """
            People know the three rings by their colours: how they have moved is red, how they have \
            exercised green, how they have stood blue, and what lies behind them is black. None of these is \
            changed, nor seen through, nor put under a filter. The hues that are taken for theirs are 350° \
            to 40°, 110° to 155° and 180° to 245° of OKLCH; colours of a chroma below 0.08, and those that \
            cover less than a fiftieth of the frame, are not looked at. The verdict is review: a photograph \
            may lie in the frame, too.
            """,
        guidelines: [.interface("Activity rings", "Best practices", at: "activity-rings")],
        severity: .warning,
        examples: [
            .found(
                elements: .example(
                    .activityRings, [95, 200, 200, 200],
                    shows: .rings([0xFA114F, 0x92E82A, 0x1EEAEF], on: 0xFFFFFF))),
            .found(
                elements: .example(
                    .activityRings, [95, 200, 190, 190],
                    shows: .rings([0xFFCC00, 0x92E82A, 0x1EEAEF], on: 0x000000))),
            .notFound(
                elements: .example(
                    .activityRings, [90, 200, 180, 180],
                    shows: .rings([0xFA114F, 0x92E82A, 0x1EEAEF], on: 0x000000))),
            .notFound(
                elements: .example(
                    .activityRings, [90, 200, 210, 210], shows: .rings([0xFA114F], on: 0x000000))),
        ])
}

extension ScreenCheck {
    /// The hues of the rings in degrees of OKLCH; that of red goes round through 0.
    private static let ringHues = [350.0...360.0, 0.0...40.0, 110.0...155.0, 180.0...245.0]
    private static let leastRingChroma = 0.08
    /// The share of the frame that a colour of a ring covers at least.
    private static let leastRing = 0.02
    /// The greatest lightness of black in OKLCH.
    private static let blackLightness = 0.15

    static let ringColor = ScreenCheck(.ringColor) { index, elements, _ in
        guard elements[index].role == .activityRings, let sight = elements.elements[index].sight,
            !sight.isBlank
        else { return nil }
        // What is behind the rings lies in the corners of their frame.
        let ground = (sight.border.first ?? sight.inside[0]).color
        if ground.opaque(in: OKLCH.self).lightness > blackLightness {
            return Remark(
                verdict: .review, message: "The \(elements[index].name) lie on \(ground), and not on black.")
        }
        let foreign = sight.inside.first { drawn in
            let color = drawn.color.opaque(in: OKLCH.self)
            return drawn.share >= leastRing && color.chroma >= leastRingChroma
                && !ringHues.contains { $0.contains(color.hue) }
        }
        return foreign.map { drawn in
            Remark(
                verdict: .review,
                message: """
                    The \(elements[index].name) show \(drawn.color), which is neither their red, nor their \
                    green, nor their blue.
                    """)
        }
    }
}

extension ElementSight {
    /// Rings of some colours on a ground.
    fileprivate static func rings(_ colors: [UInt32], on ground: UInt32) -> ElementSight {
        let ground = SRGB8(hex: ground)
        let rings = colors.map { ColorShare(SRGB8(hex: $0), share: 0.12) }
        let rest = ColorShare(ground, share: 1 - 0.12 * Double(colors.count))
        return ElementSight(
            inside: [rest] + rings, around: [ColorShare(.white, share: 1)],
            border: [ColorShare(ground, share: 1)], ink: nil, coverage: 1)
    }
}
