internal import Elements
internal import Recognition
internal import Screenshots
internal import SystemColors

extension Rule {
    /// What is pointed at has room around it.
    public static let pointerPadding = Rule(
        id: "pointer-padding",
        name: "Room for a pointer",
        summary: "On a tablet, controls have room around them for a pointer, and buttons in a bar touch.",
        rationale: """
            A pointer snaps to a control, and its highlight needs room: about 12 points around what has an \
            outline or a fill, and about 24 around what has none, measured from what is drawn. Between \
            buttons in a bar a gap that takes no touches lets the highlight flicker. Off by default: it is \
            for apps that are used with a pointer.
            """,
        guidelines: [.interface("Pointing devices", "iPadOS", at: "pointing-devices")],
        severity: .note, isOnByDefault: false,
        examples: [
            .found(
                elements: .example(.button, [16, 100, 60, 44], label: "Cut", traits: [.bezel]),
                .example(.button, [80, 100, 60, 44], label: "Copy", traits: [.bezel])),
            .notFound(
                elements: .example(.button, [16, 100, 60, 44], label: "Cut", traits: [.bezel]),
                .example(.button, [88, 100, 60, 44], label: "Copy", traits: [.bezel])),
            .found(
                elements: .example(.toolbar, [0, 780, 390, 44]),
                .example(.button, [16, 780, 60, 44], label: "Edit", traits: [.bezel], in: 0),
                .example(.button, [92, 780, 80, 44], label: "Select", traits: [.bezel], in: 0)),
            .notFound(
                elements: .example(.toolbar, [0, 780, 390, 44]),
                .example(.button, [16, 780, 60, 44], label: "Edit", traits: [.bezel], in: 0),
                .example(.button, [76, 780, 80, 44], label: "Select", traits: [.bezel], in: 0)),
        ])
}

extension ScreenCheck {
    static let pointerPadding = ScreenCheck(.pointerPadding) { (screen: JudgedScreen) in
        guard let elements = screen.elements, elements.areCompared, screen.conditions.platform == .iOS else {
            return []
        }
        let targets = elements.targets.filter { !elements.liesInTarget($0) }
        return targets.indices.compactMap { place in
            let index = targets[place]
            let frame = elements[index].frame
            let later = targets[(place + 1)...].prefix { elements[$0].frame.y <= frame.maxY + 24 }
            return later.lazy.compactMap { other -> Observation? in
                guard let words = elements.pointerTrouble(between: index, and: other) else { return nil }
                return Observation(
                    subject: .element(index),
                    remark: Remark(
                        verdict: .review,
                        message: "The \(elements[index].name) and the \(elements[other].name) \(words)."))
            }.first
        }
    }
}

extension SeenElements {
    fileprivate func pointerTrouble(between first: Int, and second: Int) -> String? {
        let gap = self[first].frame.distance(to: self[second].frame)
        let bar = self[first].parent
        if let bar, bar == self[second].parent, self[bar].role.isBar {
            // With one between them they are no neighbours.
            guard gap > 1, gap < 24 else { return nil }
            return "leave a gap of \(Figure(gap)) points in their bar that takes no touches"
        }
        let wanted = [first, second].allSatisfy { self[$0].traits.contains(.bezel) } ? 12.0 : 24.0
        guard gap > 0, gap < wanted - ElementFrame.rounding else { return nil }
        return "are \(Figure(gap)) points apart; a pointer wants about \(Figure(wanted))"
    }
}
