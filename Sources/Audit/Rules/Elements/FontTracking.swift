internal import Elements
internal import Recognition
internal import SystemColors

extension Rule {
    /// Letters stand as far apart as the font is made for.
    public static let fontTracking = Rule(
        id: "font-tracking",
        name: "Tracking of small text",
        summary: "Small text in the system's font has the tracking of its size.",
        rationale: """
            Small text needs its letters further apart, and the system's font has a tracking for every size, \
            in thousandths of an em. Text of 19 points and below in SF Pro that is more than 15 thousandths \
            away from it is reported, for review: releases differ by a few.
            """,
        guidelines: [.interface("Typography", "Specifications", at: "typography")],
        severity: .note,
        examples: [
            .found(elements: .text(ElementFont(name: "SFProText-Regular", size: 12, tracking: 40))),
            .notFound(elements: .text(ElementFont(name: "SFProText-Regular", size: 12, tracking: 0))),
            .notFound(elements: .text(ElementFont(name: "Georgia", size: 12, tracking: 40))),
        ])
}

extension ScreenCheck {
    /// The most that tracking may differ from the table, in thousandths of an em.
    private static let tolerance = 15.0
    /// The largest size in points of small text.
    private static let largestSize = 19.0

    static let fontTracking = ScreenCheck(.fontTracking) { index, elements, screen in
        guard let font = elements[index].font, let size = font.size, let tracking = font.tracking,
            let family = font.family?.lowercased().filter({ $0.isLetter }), size <= largestSize,
            ["sfpro", "sfprotext", "sfuitext", "sfui", "applesystem"].contains(family),
            let platform = screen.conditions.platform,
            let known = TextStyleTable.embedded.tracking(of: "SF Pro", size: size, on: platform),
            abs(known.thousandths - tracking) > tolerance
        else { return nil }
        return Remark(
            verdict: .review,
            message: """
                The \(elements[index].name) has a tracking of \(Int(tracking.rounded())) at \(Figure(size)) pt; \
                the system's font has \(Int(known.thousandths.rounded())).
                """)
    }
}
