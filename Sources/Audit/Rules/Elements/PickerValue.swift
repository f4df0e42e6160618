internal import ColorMath
internal import Elements
internal import ScreenReading

extension Rule {
    /// The chosen value of a picker stands out.
    public static let pickerValue = Rule(
        id: "picker-value",
        name: "Chosen value of a picker",
        summary: "Of the values that a picker shows, none stands out more than the one that is chosen.",
        rationale: """
            A picker shows its chosen value in the darkest text, in the middle, and those around it fainter; \
            where another stands out more, people read that one. The values are the texts that lie in a \
            picker, of which the view tree says which is selected, and the contrast of each with what lies \
            around it is measured.
            """,
        guidelines: [.interface("Pickers", "Best practices", at: "pickers")],
        severity: .warning,
        examples: [
            .found(
                elements: .example(.picker, [0, 600, 390, 216]),
                .example(
                    .text, [100, 650, 190, 32], label: "8", isSelected: false, in: 0,
                    shows: .mark(0x000000, on: 0xFFFFFF)),
                .example(
                    .text, [100, 690, 190, 32], label: "9", isSelected: true, in: 0,
                    shows: .mark(0x8E8E93, on: 0xFFFFFF))),
            .notFound(
                elements: .example(.picker, [0, 600, 390, 216]),
                .example(
                    .text, [100, 650, 190, 32], label: "8", isSelected: false, in: 0,
                    shows: .mark(0x8E8E93, on: 0xFFFFFF)),
                .example(
                    .text, [100, 690, 190, 32], label: "9", isSelected: true, in: 0,
                    shows: .mark(0x000000, on: 0xFFFFFF))),
            .notFound(
                elements: .example(.picker, [0, 600, 390, 216]),
                .example(
                    .text, [100, 650, 190, 32], label: "8", in: 0, shows: .mark(0x000000, on: 0xFFFFFF)),
                .example(
                    .text, [100, 690, 190, 32], label: "9", in: 0, shows: .mark(0x8E8E93, on: 0xFFFFFF))),
        ])
}

extension ScreenCheck {
    /// A contrast that is greater by this factor stands out more.
    private static let clearer = 1.05

    static let pickerValue = ScreenCheck(.pickerValue) { index, elements, _ in
        guard elements[index].isSelected == true, elements.lies(index, in: [.picker]),
            let own = elements.valueContrast(index), let parent = elements[index].parent
        else { return nil }
        let others = elements.children[parent].filter { $0 != index && elements[$0].isSelected != true }
        let strongest = others.compactMap { other in
            elements.valueContrast(other).map { (other, $0) }
        }.max { $0.1 < $1.1 }
        guard let (other, contrast) = strongest, contrast > clearer * own else { return nil }
        return Remark(
            verdict: .fail,
            message: """
                The \(elements[index].name) is chosen and has a contrast of \(ContrastRatio(own)), and the \
                \(elements[other].name), which is not, \(ContrastRatio(contrast)).
                """)
    }
}

extension SeenElements {
    /// How what is drawn in an element stands out from what lies around; nil where nothing is.
    fileprivate func valueContrast(_ index: Int) -> Double? {
        guard isInForce[index], let sight = elements[index].sight, !sight.isBlank else { return nil }
        return sight.mark(on: sight.ground).contrastRatio(with: sight.ground)
    }
}
