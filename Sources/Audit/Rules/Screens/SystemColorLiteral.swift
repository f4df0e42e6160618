internal import ColorMath
internal import Recognition
internal import SystemColors
internal import TextDetection

extension Rule {
    /// No colour imitates a system colour.
    public static let systemColorLiteral = Rule(
        id: "system-color-literal",
        name: "Imitated system colour",
        summary: "No text has a colour that is nearly, but not quite, a system colour.",
        rationale: """
            A value copied from the system, or from an older release of it, does not follow when the \
            appearance, the settings or the release change. An ink within a CIEDE2000 difference of 2 of a \
            system colour under the screen's conditions, and further than 0.5 from every system colour there \
            is, is reported with the name to use instead. White and black are left out, as strokes of small \
            text measure nearly so. Pixels do not tell whether the likeness is meant, so the verdict is \
            review.
            """,
        guidelines: [.interface("Color", "System colors", at: "color")],
        severity: .note,
        examples: [
            .found(.example(.text, 0x0A7CF5, on: 0xFFFFFF)),
            .notFound(.example(.text, 0x007AFF, on: 0xFFFFFF)),
            .notFound(.example(.text, 0x1F5FA8, on: 0xFFFFFF)),
        ])
}

extension ScreenCheck {
    /// The difference, CIEDE2000, up to which a colour looks like an imitation.
    private static let imitation = 2.0

    static let systemColorLiteral = ScreenCheck(.systemColorLiteral) { index, screen in
        let judged = screen.regions[index]
        let region = judged.region
        guard region.kind == .text, region.place == .content, region.doubts.isEmpty,
            region.contrast.low == region.contrast.high,
            !judged.attribution.foreground.contains(where: { $0.difference <= Attribution.sureDifference }),
            let nearest = screen.nearestInk(to: region.ink, over: region.backdrop),
            nearest.difference <= imitation, nearest.shown != .white, nearest.shown != .black
        else { return nil }
        return Remark(
            verdict: .review,
            message: """
                The ink \(region.ink) is nearly \(nearest.name), \(nearest.shown) over \(region.backdrop); \
                use the name, which follows appearance, settings and release.
                """)
    }
}

extension JudgedScreen {
    /// The colour made for text that is nearest to an ink under the conditions of the screen.
    fileprivate func nearestInk(
        to ink: SRGB8, over backdrop: SRGB8
    ) -> (name: String, shown: SRGB8, difference: Double)? {
        let lab = SRGB(ink).extended(to: CIELab.self)
        return colors(of: [.label, .text, .link, .tint, .hue, .gray], over: backdrop).lazy.map {
            name, shown in
            (name, shown, lab.difference2000(from: SRGB(shown).extended(to: CIELab.self)))
        }.min { $0.difference < $1.difference }
    }
}
