internal import Elements

extension Rule {
    /// Lines are not too wide to read.
    public static let textMeasure = Rule(
        id: "text-measure",
        name: "Characters on a line",
        summary: "Running text has no more than about 80 characters on a line.",
        rationale: """
            On a wide line the eye does not find the beginning of the next; layouts keep text to a width \
            that can be read. WCAG 1.4.8 (level AAA) names 80 characters, and 40 of Chinese, Japanese or \
            Korean. How many stand on a line follows from the size of the font and the width of the element: \
            letters are taken to be half as wide as the size on average, and ideographs as wide as it. Text \
            is reported that fills at least two such lines.
            """,
        guidelines: [
            .interface("Layout", "Guides and safe areas", at: "layout"),
            .init(
                title: "WCAG 2.2, 1.4.8 Visual Presentation, level AAA",
                address: "https://www.w3.org/TR/WCAG22/#visual-presentation"),
        ],
        severity: .note,
        examples: [
            .found(
                elements: .text(
                    ElementFont(size: 8), label: String(repeating: "The last ferry has left. ", count: 12),
                    width: 380)),
            .notFound(
                elements: .text(
                    ElementFont(size: 17), label: String(repeating: "The last ferry has left. ", count: 12),
                    width: 380)),
            .notFound(elements: .text(ElementFont(size: 8), label: "The last ferry has left.", width: 380)),
        ])
}

extension ScreenCheck {
    /// The widest line, in sizes of the type: 80 Latin letters, or 40 ideographs (WCAG 2.2, 1.4.8).
    private static let widest = 40.0
    /// The mean width of a Latin letter, in sizes of the type; an ideograph is as wide as the size.
    private static let letterWidth = 0.5

    static let textMeasure = ScreenCheck(.textMeasure) { index, elements, _ in
        let element = elements[index]
        guard [.text, .other, .cell, .group].contains(element.role), let size = element.font?.size,
            let label = element.label
        else { return nil }
        let scalars = label.unicodeScalars
        let length = scalars.reduce(0) { $0 + ($1.isIdeographic ? 1 : letterWidth) }
        let line = element.frame.width / size
        guard line > widest, length >= 2 * line else { return nil }
        // Of what the text is written in: letters, ideographs, or some of both.
        let characterWidth = length / Double(scalars.count)
        return Remark(
            verdict: .review,
            message: """
                The \(element.name) is \(Figure(element.frame.width)) points wide: about \
                \(Int(line / characterWidth)) characters of \(Figure(size)) pt on a line, above \
                \(Int(widest / characterWidth)).
                """)
    }
}

extension Unicode.Scalar {
    /// Whether it is as wide as it is high: an ideograph, kana or hangul.
    fileprivate var isIdeographic: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
