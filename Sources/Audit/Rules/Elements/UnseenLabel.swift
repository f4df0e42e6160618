internal import Elements
internal import ScreenReading

extension Rule {
    /// What has a name can be seen.
    public static let unseenLabel = Rule(
        id: "unseen-label",
        name: "Label without ink",
        summary: "An element that has a label shows something.",
        rationale: """
            Assistive technology reads a label, and where the element is, everyone else sees one colour: \
            text in the colour of its ground, a picture that was not loaded, or an element left behind. Some \
            are meant for assistive technology alone, and so the verdict is review. One that is filled in \
            another colour than what lies around it is seen. Elements of less than \
            eight points, of which the most part is off the screen, or that hold others, are passed over.
            """,
        guidelines: [.minimumContrast],
        severity: .warning,
        examples: [
            .found(elements: .example(.text, [16, 100, 200, 20], label: "Total", shows: .blank(0xFFFFFF))),
            .notFound(
                elements: .example(
                    .text, [16, 100, 200, 20], label: "Total", shows: .mark(0x000000, on: 0xFFFFFF))),
            .notFound(elements: .example(.text, [16, 100, 200, 20], label: "", shows: .blank(0xFFFFFF))),
            .notFound(elements: .example(.text, [16, 100, 200, 4], label: "Total", shows: .blank(0xFFFFFF))),
        ])
}

extension ScreenCheck {
    /// The least side in points of what is meant to be seen.
    private static let leastSeen = 8.0

    static let unseenLabel = ScreenCheck(.unseenLabel) { index, elements, _ in
        let element = elements[index]
        guard !elements.isPlain, element.label?.contains(where: { !$0.isWhitespace }) ?? false,
            element.role != .other,
            let sight = elements.elements[index].sight, sight.isBlank, !sight.isFill,
            elements.children[index].isEmpty,
            min(element.frame.width, element.frame.height) >= leastSeen,
            elements.isMostlyOnScreen(index),
            elements.tree.format == .browser || elements.isWhole(index),
            element.traits.isDisjoint(with: [.decorative])
        else { return nil }
        return Remark(
            verdict: .review,
            message: "The \(element.name) shows nothing: all of its frame is \(sight.fill).")
    }
}
