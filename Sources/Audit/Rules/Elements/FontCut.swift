internal import Elements

extension Rule {
    /// Small text and large text are set in the cuts that are made for them.
    public static let fontCut = Rule(
        id: "font-cut",
        name: "Cut of the system's font",
        summary: "SF Pro Text is for 19 points and below, SF Pro Display for 20 and above.",
        rationale: """
            The two cuts differ in width and spacing: Display is hard to read when small, and Text looks \
            loose when large. The system picks the right one; an app that names a cut has to. The later \
            single SF Pro, which changes on its own, is not meant.
            """,
        guidelines: [.interface("Typography", "Using system fonts", at: "typography")],
        severity: .warning,
        examples: [
            .found(elements: .text(ElementFont(name: "SFProDisplay-Regular", size: 19))),
            .notFound(elements: .text(ElementFont(name: "SFProDisplay-Regular", size: 20))),
            .found(elements: .text(ElementFont(name: "SFProText-Regular", size: 20))),
            .notFound(elements: .text(ElementFont(name: "SFProText-Regular", size: 19))),
            .notFound(elements: .text(ElementFont(name: "SFPro-Regular", size: 28))),
        ])
}

extension ScreenCheck {
    /// The least size in points of the cut for display.
    private static let leastDisplaySize = 20.0

    static let fontCut = ScreenCheck(.fontCut) { index, elements, _ in
        guard let font = elements[index].font, let size = font.size,
            let family = font.family?.lowercased().filter({ $0.isLetter })
        else { return nil }
        let isDisplay = family == "sfprodisplay" || family == "sfuidisplay"
        let isText = family == "sfprotext" || family == "sfuitext"
        guard isDisplay && size < leastDisplaySize || isText && size >= leastDisplaySize else { return nil }
        return Remark(
            verdict: .fail,
            message: """
                The \(elements[index].name) is set in \(font.family ?? "") at \(Figure(size)) pt, where \
                \(isText ? "SF Pro Display" : "SF Pro Text") is meant to be used.
                """)
    }
}
