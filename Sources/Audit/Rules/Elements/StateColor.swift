internal import ColorMath
internal import Elements
internal import Raster
internal import ScreenReading
internal import SystemColors
internal import TextDetection

extension Rule {
    /// A state is told by more than colour.
    public static let stateColor = Rule(
        id: "state-color",
        name: "State by colour alone",
        summary: "What is chosen, switched off or not accepted differs from the others by more than a hue.",
        rationale: """
            Of elements that are alike, such as tabs, segments, boxes to tick, switches, dots or fields, \
            those in one state are compared with the nearest in the other, by the colours of fill and mark. \
            A contrast of 3 : 1 between the two states can be seen without colour; so can another shape (how \
            much of the frame is drawn, where the knob of a switch is, a bar below, another weight of the \
            font), and words or a sign beside a field. Of tabs and segments, which show different words and \
            pictures, how much is drawn counts where one differs from all others by more than these do from \
            each other. Where none of these tells them apart, and a colour vision deficiency takes the \
            difference in colour away, that is a warning; where only their luminance is alike, a note. Two \
            that look the same in every colour are reported where nothing but the state can differ, as of \
            boxes, and as of a button that is switched off. The verdict is review: something else on the \
            screen may tell.

            Screenshots of one screen, at rest and where something is selected or in error, are compared \
            pixel by pixel: where less than a fiftieth of what changed has a contrast of 3 with what was \
            there, as WCAG's technique G183 asks of links, colour alone tells the state. Where not a pixel \
            is another there, under the pointer or under a finger, nothing tells it.
            """,
        guidelines: [.useOfColor, .colorAndEffects],
        severity: .warning,
        examples: [
            .found(
                elements: .example(
                    .tab, [0, 761, 130, 49], label: "Map", isSelected: true,
                    shows: .mark(0xC0392B, on: 0xFFFFFF)),
                .example(
                    .tab, [130, 761, 130, 49], label: "List", isSelected: false,
                    shows: .mark(0x5F7A1E, on: 0xFFFFFF))),
            // Pages put each tab into an item of a list.
            .found(
                elements: .example(.cell, [0, 761, 130, 49]), .example(.cell, [130, 761, 130, 49]),
                .example(
                    .tab, [0, 761, 130, 49], label: "Map", isSelected: true, in: 0,
                    shows: .mark(0xC0392B, on: 0xFFFFFF)),
                .example(
                    .tab, [130, 761, 130, 49], label: "List", isSelected: false, in: 1,
                    shows: .mark(0x5F7A1E, on: 0xFFFFFF))),
            .found(
                elements: .example(
                    .link, [0, 100, 130, 24], label: "Map", isSelected: true,
                    shows: .mark(0xC0392B, on: 0xFFFFFF)),
                .example(.link, [130, 100, 130, 24], label: "List", shows: .mark(0x5F7A1E, on: 0xFFFFFF)),
                platform: .web),
            .notFound(
                elements: .example(
                    .tab, [0, 761, 130, 49], label: "Map", isSelected: true,
                    shows: .mark(0x003C8F, on: 0xFFFFFF)),
                .example(
                    .tab, [130, 761, 130, 49], label: "List", isSelected: false,
                    shows: .mark(0x949494, on: 0xFFFFFF))),
            .notFound(
                elements: .example(
                    .tab, [0, 761, 130, 49], label: "Map", isSelected: true,
                    shows: .mark(0xC0392B, on: 0xFFFFFF, isUnderlined: true)),
                .example(
                    .tab, [130, 761, 130, 49], label: "List", isSelected: false,
                    shows: .mark(0x5F7A1E, on: 0xFFFFFF))),
            .notFound(
                elements: tab(0, shares: 0.3, isSelected: true), tab(1, shares: 0.1), tab(2, shares: 0.11)),
            .found(
                elements: tab(0, shares: 0.12, isSelected: true), tab(1, shares: 0.1), tab(2, shares: 0.11)),
            .found(elements: knob(100, at: 0.4, isSelected: true), knob(140, at: 0.4)),
            .notFound(elements: knob(100, at: 0.6, isSelected: true), knob(140, at: 0.4)),
            .found(
                elements: .example(
                    .checkbox, [16, 100, 24, 24], isSelected: true, shows: .mark(0x767676, on: 0xFFFFFF)),
                .example(
                    .checkbox, [16, 140, 24, 24], isSelected: false, shows: .mark(0x767676, on: 0xFFFFFF))),
            .notFound(
                elements: .example(
                    .checkbox, [16, 100, 24, 24], isSelected: true,
                    shows: .mark(0x767676, on: 0xFFFFFF, share: 0.4)),
                .example(
                    .checkbox, [16, 140, 24, 24], isSelected: false, shows: .mark(0x767676, on: 0xFFFFFF))),
        ] + comparedStates)

    /// A tab whose picture covers a share of it.
    private static func tab(_ place: Double, shares share: Double, isSelected: Bool = false) -> ExampleElement
    {
        .example(
            .tab, [place * 130, 761, 130, 49], label: "Tab", isSelected: isSelected,
            shows: .mark(isSelected ? 0xC0392B : 0x5F7A1E, on: 0xFFFFFF, share: share))
    }

    /// A switch whose track lies around its knob.
    private static func knob(_ y: Double, at middle: Double, isSelected: Bool = false) -> ExampleElement {
        .example(
            .toggle, [300, y, 51, 31], isSelected: isSelected,
            shows: .mark(isSelected ? 0x2E7D32 : 0x767680, on: 0xFFFFFF, middle: middle))
    }
}

extension ScreenCheck {
    static let stateColor = ScreenCheck(.stateColor) { (screen: JudgedScreen) in
        guard let elements = screen.elements, elements.areCompared else { return [] }
        return StatePair.pairs(of: elements).compactMap { pair in
            guard let words = pair.finding(on: elements), !isToldByWeight(pair, on: screen) else {
                return nil
            }
            return Observation(
                subject: .element(pair.marked),
                remark: Remark(
                    verdict: .review, message: words.message, severityAtMost: words.severity,
                    criteria: words.isByColor ? nil : []))
        }
    }

    /// The share of a line that lies in the element that shows it.
    private static let ownShare = 0.6

    /// Whether the words of one element are heavier than those of all that are alike but for its state, or
    /// lighter: in one typeface, strokes that may be bold are heavier than those that surely are not.
    private static func isToldByWeight(_ pair: StatePair, on screen: JudgedScreen) -> Bool {
        func isLight(_ index: Int) -> Bool? {
            guard let box = screen.elements?.elements[index].box else { return nil }
            var weights: Set<Bool> = []
            for region in screen.regions.map(\.region) where region.kind == .text {
                let inside = Double(region.box.overlap(with: box))
                guard inside >= ownShare * Double(region.box.area) else { continue }
                weights.insert(region.weight == .regular)
            }
            return weights.count == 1 ? weights.first : nil
        }
        guard let own = isLight(pair.marked) else { return false }
        return !pair.others.isEmpty && pair.others.allSatisfy { isLight($0) == !own }
    }
}
