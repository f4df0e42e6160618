internal import ColorMath
internal import Elements
internal import Recognition
internal import ScreenReading
internal import SystemColors

extension Rule {
    /// What a dialog keeps from being used is dimmed.
    public static let dialogDimming = Rule(
        id: "dialog-dimming",
        name: "Dimming behind a dialog",
        summary: "What a modal dialog leaves uncovered, and keeps from being used, is dimmed.",
        rationale: """
            An alert or a sheet takes all touches until it is closed. The system lays a translucent black on \
            what it leaves uncovered, so that people see which part answers. Pure white cannot shine through \
            such a layer: an element outside of the dialog that shows #FFFFFF is not dimmed. A page without \
            any white, a dark one for example, does not tell. It is checked on iOS and Android where the \
            view tree says that the dialog is modal.
            """,
        guidelines: [.interface("Modality", "Best practices", at: "modality")],
        severity: .note,
        examples: [
            .found(
                elements: .example(.dialog, [60, 340, 270, 140], traits: [.modal]),
                .example(.text, [16, 100, 200, 20], label: "Total", shows: .mark(0x000000, on: 0xFFFFFF))),
            .notFound(
                elements: .example(.dialog, [60, 340, 270, 140], traits: [.modal]),
                .example(.text, [16, 100, 200, 20], label: "Total", shows: .mark(0x000000, on: 0xCCCCCC))),
            .notFound(
                elements: .example(.dialog, [60, 340, 270, 140]),
                .example(.text, [16, 100, 200, 20], label: "Total", shows: .mark(0x000000, on: 0xFFFFFF))),
            .notFound(
                elements: .example(.dialog, [60, 340, 270, 140], traits: [.modal]),
                .example(
                    .text, [76, 360, 200, 20], label: "Delete it?", in: 0,
                    shows: .mark(0x000000, on: 0xFFFFFF))),
        ])
}

extension ScreenCheck {
    /// The share of an element's frame from which it shows white, and not the edge of something else.
    private static let leastWhite = 0.05

    static let dialogDimming = ScreenCheck(.dialogDimming) { screen in
        guard let elements = screen.elements, let dialog = elements.tree.modal,
            let platform = screen.conditions.platform, [.iOS, .android].contains(platform)
        else { return [] }
        let outside = elements.elements.indices.filter { index in
            index != dialog && !elements.tree.isAncestor(dialog, of: index)
                && !elements.tree.isAncestor(index, of: dialog)
                && !elements[index].role.isSystems
                && elements[index].frame.overlap(with: elements[dialog].frame) == 0
        }
        let undimmed = outside.first { index in
            elements.elements[index].sight?.inside.contains { drawn in
                drawn.color == .white && drawn.share >= leastWhite
            } ?? false
        }
        return undimmed.map { index in
            let remark = Remark(
                verdict: .review,
                message: """
                    The \(elements[dialog].name) is modal, and what it leaves uncovered is not dimmed: the \
                    \(elements[index].name) shows #FFFFFF.
                    """)
            return [Observation(subject: .element(dialog), remark: remark)]
        } ?? []
    }
}
