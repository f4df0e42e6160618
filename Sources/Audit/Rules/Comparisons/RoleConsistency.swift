internal import ColorMath
internal import Raster

extension Rule {
    /// Text that is drawn alike has one ink.
    public static let roleConsistency = Rule(
        id: "role-consistency",
        name: "One role, two looks",
        summary:
            "Text of one size and weight on one background has one ink on all screens, or clearly another, and "
            + "titles and tabs have one size.",
        rationale: """
            Two inks that differ so little that nobody tells them apart are one colour role with two values: \
            one was changed, and the other forgotten. Lines of one size and weight, on one background, on \
            screens of one size that were taken under the same settings are compared; inks that differ by \
            1.5 to 5 by CIEDE2000 are reported, as what is less comes of soft edges. Strokes of less than \
            two pixels are left out, as their ink is measured mixed with the background. What is a title, \
            in the middle of the bar at the top, and what \
            labels tabs, three to five in a row at the bottom, their places tell: sizes that differ by a \
            point and more from those of most screens are reported. Whether it is meant so, pixels do not \
            tell: the verdict is review.
            """,
        guidelines: [.colorAndEffects],
        severity: .note,
        examples: [
            .found(
                comparing: .page("home", .text(size: 24, ink: 0x2050A0)),
                .page("detail", .text(2, size: 24, ink: 0x2456A8))),
            .notFound(
                comparing: .page("home", .text(size: 24, ink: 0x2050A0)),
                .page("detail", .text(2, size: 24, ink: 0x2050A0))),
            .notFound(
                comparing: .page("home", .text(size: 24, ink: 0x2050A0)),
                .page("detail", .text(2, size: 24, ink: 0xA02050))),
            .notFound(
                comparing: .page("brand-a/home", .text(size: 24, ink: 0x2050A0)),
                .page("brand-b/detail", .text(2, size: 24, ink: 0x2456A8))),
            .notFound(
                comparing: .page("home", .text(size: 24, ink: 0x2050A0)),
                .page("detail", .text(2, letters: 8, size: 32, ink: 0x2456A8))),
        ])
}

extension ComparisonCheck {
    static let roleConsistency = ComparisonCheck(.roleConsistency) { screens in
        ofOneProduct(screens).flatMap { places in
            let own = places.map { screens[$0] }
            let found = inksNearlyTheSame(on: own) + BarText.Part.allCases.flatMap { sizes(of: $0, on: own) }
            return found.map { (places[$0.screen], places[$0.reference], $0.remark) }
        }
    }

    /// The difference of sizes in points from which two are not one.
    private static let otherSize = 1.0

    /// Titles, or tabs, of another size than most have.
    private static func sizes(of part: BarText.Part, on screens: [ScreenSummary]) -> [Sighting] {
        let texts = screens.indices.flatMap { index in
            screens[index].barTexts.filter { $0.part == part }.map { (screen: index, text: $0) }
        }
        guard let place = prevailing(texts.map { $0.text.size.rounded() }) else { return [] }
        let usual = texts[place]
        return texts.filter { own in
            abs(own.text.size - usual.text.size) >= otherSize && !own.text.sizes.overlaps(usual.text.sizes)
        }
        .map { own in
            (
                own.screen, usual.screen,
                ComparisonRemark(
                    verdict: .review,
                    message:
                        "\(part.words) has \(Figure(own.text.size.rounded())) pt, and "
                        + "\(Figure(usual.text.size.rounded())) pt on other screens.",
                    boxes: [own.text.box], referenceBoxes: [usual.text.box])
            )
        }
    }

    /// What two styles have in common that are drawn alike but for their inks.
    private struct Look: Hashable {
        let frame: PixelRect
        let size: Int
        let isBold: Bool
        let backdrop: SRGB8

        init(_ style: ScreenSummary.Style, on screen: ScreenSummary) {
            frame = screen.frame
            size = style.size
            isBold = style.isBold
            backdrop = style.backdrop
        }
    }

    private static func inksNearlyTheSame(on screens: [ScreenSummary]) -> [Sighting] {
        var found: [Sighting] = []
        var known: Set<[SRGB8]> = []
        var earlier: [Look: [(screen: Int, style: ScreenSummary.Style)]] = [:]
        for (index, screen) in screens.enumerated() {
            let styles = screen.styles.map { (look: Look($0, on: screen), style: $0) }
            for (look, style) in styles {
                for other in earlier[look, default: []] where other.style.isNearly(style) {
                    guard known.insert([other.style.ink, style.ink]).inserted else { continue }
                    let difference = style.ink.difference(from: other.style.ink, by: .ciede2000)
                    let message =
                        "Text of \(style.size) pt is \(style.ink), and \(other.style.ink) on another screen, which is "
                        + "nearly the same: \(Figure(difference)) by CIEDE2000."
                    let remark = ComparisonRemark(
                        verdict: .review, message: message, boxes: [style.box],
                        referenceBoxes: [other.style.box])
                    found.append((index, other.screen, remark))
                }
            }
            // One style of an ink is enough to compare with.
            for (look, style) in styles
            where !earlier[look, default: []].contains(where: { $0.style.ink == style.ink }) {
                earlier[look, default: []].append((index, style))
            }
        }
        return found
    }
}

extension ScreenSummary.Style {
    /// How far apart two inks are, by CIEDE2000, that nobody can name apart and yet are two; what is nearer
    /// comes of soft edges.
    private static let nearlySame = 1.5...5

    /// Whether the ink of another style is nearly the same.
    fileprivate func isNearly(_ other: ScreenSummary.Style) -> Bool {
        Self.nearlySame.contains(ink.difference(from: other.ink, by: .ciede2000))
    }
}
