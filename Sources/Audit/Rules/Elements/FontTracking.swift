internal import Elements
internal import Recognition
internal import SystemColors

extension Rule {
    /// Letters stand as far apart as the font is made for.
    public static let fontTracking = Rule(
        id: "font-tracking",
        name: "Tracking of the system's font",
        summary: "Text in the system's font has the tracking of its size.",
        rationale: """
            Small text needs its letters further apart, large text closer, and the system's font has a \
            tracking for every size, in thousandths of an em. Text in SF Pro Text or SF Pro Display that is \
            more than 4 thousandths away from it is reported, and text in the later SF Pro, of which \
            releases differ by a few, from 15 on; for review, as an app may have set its own.
            """,
        guidelines: [.interface("Typography", "Specifications", at: "typography")],
        severity: .note,
        examples: [
            .found(elements: .text(ElementFont(name: "SFProText-Regular", size: 12, tracking: 40))),
            .notFound(elements: .text(ElementFont(name: "SFProText-Regular", size: 12, tracking: 0))),
            .found(elements: .text(ElementFont(name: "SFProDisplay-Regular", size: 28, tracking: -20))),
            .notFound(elements: .text(ElementFont(name: "SFProDisplay-Regular", size: 27, tracking: 13))),
            .notFound(elements: .text(ElementFont(name: "Georgia", size: 12, tracking: 40))),
        ])
}

extension ScreenCheck {
    static let fontTracking = ScreenCheck(.fontTracking) { index, elements, screen in
        guard let font = elements[index].font, let size = font.size, let tracking = font.tracking,
            let family = font.family?.lowercased().filter({ $0.isLetter }), let cut = SystemCut.named[family],
            let platform = screen.conditions.platform,
            let known = TextStyleTable.embedded.tracking(of: cut.name, size: size, on: platform),
            abs(known.thousandths - tracking) > cut.tolerance
        else { return nil }
        return Remark(
            verdict: .review,
            message: """
                The \(elements[index].name) has a tracking of \(Int(tracking.rounded())) at \(Figure(size)) \
                pt; \(cut.name) has \(Int(known.thousandths.rounded())).
                """)
    }
}

/// A font of the system by its name in the table.
private struct SystemCut {
    let name: String
    /// The most that tracking may differ from the table, in thousandths of an em.
    let tolerance: Double

    private static let text = SystemCut(name: "SF Pro Text", tolerance: 4)
    private static let display = SystemCut(name: "SF Pro Display", tolerance: 4)
    private static let variable = SystemCut(name: "SF Pro", tolerance: 15)

    /// By the letters of the family, in lower case.
    static let named = [
        "sfprotext": text, "sfuitext": text, "sfprodisplay": display, "sfuidisplay": display,
        "sfpro": variable, "sfui": variable, "applesystem": variable,
    ]
}
