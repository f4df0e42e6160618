internal import Elements
internal import ScreenReading
internal import TextDetection

extension Rule {
    /// A question stands out from what explains it.
    public static let questionSize = Rule(
        id: "question-size",
        name: "Size of a question",
        summary: "A question is set larger, or bolder, than the text below it that explains it.",
        rationale: """
            In a form or a survey people look for what they are asked first. The question is set in the \
            usual size, and what explains it slightly smaller. A text that ends with a question mark is \
            compared with the text that follows right below it in the same group; sizes are those of the \
            fonts that the view tree names, else those that the pixels show. A difference of less than a \
            twentieth counts as none, and between two of one size the weight decides, where it is known.
            """,
        guidelines: [.interface("ResearchKit", "Conducting research", at: "researchkit")],
        severity: .note,
        examples: [
            .found(
                elements: .text(ElementFont(size: 13), label: "How did you sleep?"),
                .explanation(ElementFont(size: 17))),
            .notFound(
                elements: .text(ElementFont(size: 17), label: "How did you sleep?"),
                .explanation(ElementFont(size: 13))),
            .found(
                elements: .text(ElementFont(size: 15, weight: 400), label: "How did you sleep?"),
                .explanation(ElementFont(size: 15, weight: 400))),
            .notFound(
                elements: .text(ElementFont(size: 15, weight: 600), label: "How did you sleep?"),
                .explanation(ElementFont(size: 15, weight: 400))),
            .notFound(
                elements: .text(ElementFont(size: 13), label: "How you slept"),
                .explanation(ElementFont(size: 17))),
        ])
}

extension ScreenCheck {
    /// The share by which two sizes differ at least.
    private static let leastSizeStep = 0.05
    /// How far below a question what explains it begins at most, in heights of the question.
    private static let farthestBelow = 1.0

    static let questionSize = ScreenCheck(.questionSize) { index, elements, screen in
        guard elements.asks(index), let below = elements.explanation(of: index, within: farthestBelow),
            let question = screen.type(of: index), let explanation = screen.type(of: below)
        else { return nil }
        let step = question.size / explanation.size - 1
        if step >= leastSizeStep { return nil }
        if step > -leastSizeStep {
            guard let weight = question.weight, let other = explanation.weight, weight <= other else {
                return nil
            }
        }
        return Remark(
            verdict: .review,
            message: """
                The \(elements[index].name) asks something in \(Figure(question.size)) pt, and stands out no \
                more than the \(elements[below].name) below it in \(Figure(explanation.size)) pt.
                """)
    }
}

extension SeenElements {
    private static let questionMarks: Set<Character> = ["?", "？", "؟", ";", "՞"]

    /// Whether an element is a text that asks something.
    fileprivate func asks(_ index: Int) -> Bool {
        guard [.text, .heading].contains(self[index].role),
            let last = self[index].label?.last(where: { !$0.isWhitespace })
        else { return false }
        return Self.questionMarks.contains(last)
    }

    /// The text right below another in the same group, which asks nothing.
    fileprivate func explanation(of index: Int, within reach: Double) -> Int? {
        let frame = self[index].frame
        return elements.indices.first { other in
            let gap = self[other].frame.y - (frame.y + frame.height)
            return other != index && self[other].role == .text && !asks(other) && isInForce[other]
                && self[other].parent == self[index].parent
                && gap >= -1 && gap <= reach * frame.height
                && self[other].frame.x < frame.x + frame.width
                && frame.x < self[other].frame.x + self[other].frame.width
        }
    }
}

extension JudgedScreen {
    /// The size of an element's text in points, of its font or as the pixels show it, and its weight where
    /// that is known.
    fileprivate func type(of element: Int) -> (size: Double, weight: Double?)? {
        let font = elements?[element].font
        if let size = font?.size { return (size, font?.weight) }
        let lines = regions.indices.filter {
            elementOfRegion[$0] == element && regions[$0].region.kind == .text
        }
        return lines.map { regions[$0].region.pointSize }.max().map { ($0, nil) }
    }
}

extension ExampleElement {
    /// A line of text right below the usual one.
    fileprivate static func explanation(_ font: ElementFont) -> ExampleElement {
        .example(.text, [16, 128, 300, 24], label: "Think of the last seven nights.", font: font)
    }
}
