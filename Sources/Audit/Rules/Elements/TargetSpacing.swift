internal import Elements
internal import Recognition
internal import SystemColors

extension Rule {
    /// What is tapped keeps apart from what else is.
    public static let targetSpacing = Rule(
        id: "target-spacing",
        name: "Target spacing",
        summary: "Controls neither overlap nor crowd each other, and words in a bar do not run together.",
        rationale: """
            Where two controls take touches in the same place, or small ones lie side by side, people hit \
            the wrong one. Two that overlap by more than a tenth of the smaller are reported; on phones and \
            tablets also one that is smaller than its platform asks for (44 points, 48 dp) whose area, were \
            it that large around its middle, would reach into another; and buttons of words in a bar that \
            are less than 8 points apart, which read as one.
            """,
        guidelines: [
            .interface("Accessibility", "Mobility", at: "accessibility"),
            .interface("Toolbars", "Best practices", at: "toolbars"),
        ],
        severity: .warning,
        examples: [
            .found(
                elements: .example(.button, [16, 100, 60, 44], label: "Cut"),
                .example(.button, [60, 100, 60, 44], label: "Copy")),
            .notFound(
                elements: .example(.button, [16, 100, 60, 44], label: "Cut"),
                .example(.button, [76, 100, 60, 44], label: "Copy")),
            .notFound(
                elements: .example(
                    .link, [16, 100, 358, 47], label: "Reach out", traits: [.inline, .wrapped]),
                .example(.link, [60, 100, 60, 20], label: "Terms", traits: [.inline]), platform: .web),
            .found(
                elements: .example(.button, [16, 100, 30, 30], label: "Up"),
                .example(.button, [48, 100, 44, 44], label: "Down")),
            .notFound(
                elements: .example(.button, [16, 100, 30, 30], label: "Up"),
                .example(.button, [60, 100, 44, 44], label: "Down")),
            .found(
                elements: .example(.toolbar, [0, 780, 390, 44]),
                .example(.button, [16, 780, 60, 44], label: "Edit", in: 0),
                .example(.button, [80, 780, 80, 44], label: "Select All", in: 0)),
            // A card that leads somewhere, and the button on it.
            .notFound(
                elements: .example(.button, [16, 100, 358, 200], label: "Ferry"),
                .example(.button, [314, 240, 48, 48], label: "Like")),
            .notFound(
                elements: .example(.toolbar, [0, 780, 390, 44]),
                .example(.button, [16, 780, 60, 44], label: "Edit", in: 0),
                .example(.button, [84, 780, 80, 44], label: "Select All", in: 0)),
        ])
}

extension ScreenCheck {

    static let targetSpacing = ScreenCheck(.targetSpacing) { (screen: JudgedScreen) in
        guard let elements = screen.elements, elements.areCompared else { return [] }
        let wanted: Double? =
            switch screen.conditions.platform {
            case .iOS: 44
            case .android: 48
            default: nil
            }
        let targets = elements.targets
        var observations: [Observation] = []
        for (place, index) in targets.enumerated() {
            let frame = elements[index].frame
            let reach = frame.maxY + (wanted ?? 0)
            let later = targets[(place + 1)...].prefix { elements[$0].frame.y <= reach }
            let trouble = later.lazy.compactMap { other in
                elements.trouble(between: index, and: other, wanted: wanted).map { (other, $0) }
            }.first
            guard let (other, trouble) = trouble else { continue }
            observations.append(
                Observation(
                    subject: .element(index),
                    remark: Remark(
                        verdict: trouble.isSure ? .fail : .review,
                        message: """
                            The \(elements[index].name) and the \(elements[other].name) \(trouble.words).
                            """)))
        }
        return observations
    }
}

/// What is wrong between two targets.
private struct SpacingTrouble {
    let words: String
    let isSure: Bool
}

extension SeenElements {
    fileprivate func trouble(between first: Int, and second: Int, wanted: Double?) -> SpacingTrouble? {
        // The frame of what breaks over lines is around those that others stand in.
        guard ![first, second].contains(where: { self[$0].traits.contains(.wrapped) }) else { return nil }
        let (one, two) = (self[first].frame, self[second].frame)
        let common = one.overlap(with: two)
        if common > 0, tree.isAncestor(first, of: second) || tree.isAncestor(second, of: first) { return nil }
        let smaller = min(one.area, two.area)
        // Two of one frame are one control, which two layers of a toolkit name.
        if common >= 0.9 * max(one.area, two.area) { return nil }
        // One that lies wholly on a much larger one is a part of it: a card, and the button on it.
        if common >= 0.98 * smaller, max(one.area, two.area) >= 2 * smaller { return nil }
        if common > 0.1 * smaller {
            let share = Int((100 * common / smaller).rounded())
            return SpacingTrouble(words: "overlap by \(share) % of the smaller", isSure: true)
        }
        if let wanted, isWhole(first), isWhole(second),
            isCrowded(one, by: two, wanted: wanted) || isCrowded(two, by: one, wanted: wanted)
        {
            return SpacingTrouble(
                words: "are \(Figure(one.distance(to: two))) apart, too close for their size", isSure: false)
        }
        guard isWordInBar(first), isWordInBar(second), self[first].parent == self[second].parent,
            one.distance(to: two) < 8 - ElementFrame.rounding
        else { return nil }
        return SpacingTrouble(
            words:
                "are \(Figure(one.distance(to: two))) points apart, and words less than 8 apart run together",
            isSure: false)
    }

    /// Whether a frame, were it as large as is asked for, would reach into another. Neighbours in a bar that
    /// share its width, such as tabs and segments, are as large as there is room.
    private func isCrowded(_ frame: ElementFrame, by other: ElementFrame, wanted: Double) -> Bool {
        guard frame.isUndersized(below: wanted), frame.distance(to: other) > 0 else { return false }
        let grown = ElementFrame(
            x: min(frame.x, frame.midX - wanted / 2), y: min(frame.y, frame.midY - wanted / 2),
            width: max(frame.width, wanted), height: max(frame.height, wanted))
        return grown.overlap(with: other) > ElementFrame.rounding
    }

    /// Whether it is a button in a bar that shows words and no picture.
    private func isWordInBar(_ index: Int) -> Bool {
        self[index].role == .button && self[index].label?.isEmpty == false
            && self[index].parent.map { [.navigationBar, .toolbar].contains(self[$0].role) } ?? false
            && !children[index].contains { self[$0].role == .image }
    }
}
