internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

extension Rule {
    /// Two screenshots each of what ``stateColor`` objects to, and of what it does not.
    static let comparedStates: [RuleExample] = [
        .found(
            comparing: .page("tabs-rest", .area(0x808080, x: 40, y: 60, 24, 24)),
            .page("tabs-selected", .area(0xB06C6C, x: 40, y: 60, 24, 24))),
        .notFound(
            comparing: .page("tabs-rest", .area(0xC0C0C0, x: 40, y: 60, 24, 24)),
            .page("tabs-selected", .area(0x0040A0, x: 40, y: 60, 24, 24))),
        .found(
            comparing: .page("form-rest", .frame(0x767676, x: 20, y: 60, 120, 30)),
            .page("form-error", .frame(0xC02020, x: 20, y: 60, 120, 30))),
        .notFound(
            comparing: .page("form-rest", .frame(0x767676, x: 20, y: 60, 120, 30)),
            .page(
                "form-error", .frame(0xC02020, x: 20, y: 60, 120, 30), .text(y: 100, ink: 0xC02020))),
        .found(
            comparing: .page("tabs-rest", .text()), .page("tabs-selected", .text())),
        .notFound(
            comparing: .page("tabs-rest", .area(0x808080, x: 40, y: 60, 24, 24)),
            .page("tabs-hover", .area(0xB06C6C, x: 40, y: 60, 24, 24))),
        .found(
            comparing: .page("tabs-rest", .text()), .page("tabs-pressed", .text())),
        .found(
            comparing: .page("list-rest", .text()), .page("list-dragover", .text())),
    ]

    /// Text keeps its contrast in every state.
    public static let stateContrast = Rule(
        id: "state-contrast",
        name: "Contrast in another state",
        summary:
            "A line of text that has enough contrast at rest has it when it is focused, hovered or selected.",
        rationale: """
            A state that changes the ink or what lies behind it may take the contrast away, and who moves \
            the pointer or the focus there can no longer read what they chose. A line is reported that \
            passes at rest and fails in the other state, where something has changed in its place.
            """,
        guidelines: [.minimumContrast, .enhancedContrast],
        severity: .error,
        examples: [
            .found(
                comparing: .page("home-rest", .text(ink: 0x0040A0)),
                .page("home-hover", .text(ink: 0x80B0F0))),
            .notFound(
                comparing: .page("home-rest", .text(ink: 0x0040A0)),
                .page("home-hover", .text(ink: 0x002060))),
            .notFound(
                comparing: .page("home-rest", .text(ink: 0xB0B0B0)),
                .page("home-hover", .text(ink: 0xC0C0C0))),
            .found(
                comparing: .page("home-rest", .text(), .text(2, y: 100)),
                .page("home-selected", .text(), .text(2, y: 100, ink: 0xA0A0A0))),
        ])
}

extension ComparisonCheck {
    /// The share of what changed that has to change in lightness.
    private static let leastShare = 0.02

    static let stateColor = ComparisonCheck(.stateColor) { pair in
        guard pair.differences == [.state], let state = pair.screen.traits[.state],
            ["selected", "error", "hover", "pressed", "drop"].contains(state), let change = pair.change
        else { return [] }
        guard let box = change.box else {
            return [
                ComparisonRemark(
                    verdict: .review,
                    message: "Not a pixel is another \(pair.words): nothing shows the state.")
            ]
        }
        // What is under the pointer or a finger is known to who put it there: any change will do.
        guard ["selected", "error"].contains(state) else { return [] }
        guard Double(change.clearCount) < leastShare * Double(change.count) else { return [] }
        return [
            ComparisonRemark(
                verdict: .review,
                message: "Nothing but colour tells the state: what changes has a contrast of "
                    + "\(ContrastRatio(change.greatestContrast)) at most with what was there, and 3 is seen without "
                    + "colour.",
                boxes: change.parts, referenceBoxes: [box])
        ]
    }

    static let stateContrast = ComparisonCheck(.stateContrast) { pair in
        guard pair.isOfStates, !pair.screen.traits.isLaunch else { return [] }
        return pair.fallenContrasts { region in
            pair.change?.parts.contains { $0.overlap(with: region.box) > 0 } ?? true
        }
    }
}
