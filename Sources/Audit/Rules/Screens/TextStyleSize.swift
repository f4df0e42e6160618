internal import ColorMath
internal import Recognition
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Text has the size of a text style.
    public static let textStyle = Rule(
        id: "text-style",
        name: "Text style",
        summary: "Every line of text has the size of a text style of the platform.",
        rationale: """
            Text styles keep sizes few and let text grow with the size that a person has set. A size between \
            them is often one that was written into the code, and does not grow. The sizes are those of the \
            content size that the screens were taken at, which is large unless --content-size says \
            otherwise. A line is reported where no style lies in the range of sizes that its pixels allow.
            """,
        guidelines: [.interface("Typography", "Specifications", at: "typography")],
        severity: .note, isOnByDefault: false,
        examples: [
            .found(.example(.text, 0x000000, on: 0xFFFFFF, pointSize: 25)),
            .notFound(.example(.text, 0x000000, on: 0xFFFFFF, pointSize: 17)),
            .notFound(.example(.text, 0x000000, on: 0xFFFFFF, pointSize: 34, weight: .bold)),
        ])
}

extension ScreenCheck {
    static let textStyle = ScreenCheck(.textStyle) { index, screen in
        let judged = screen.regions[index]
        let region = judged.region
        let styles = TextStyleTable.embedded
        guard let platform = screen.conditions.platform, platform.isApples, region.kind == .text,
            region.place == .content,
            styles.styles(
                sized: region.pointSizeRange, on: platform,
                at: screen.contentSize?.name ?? ContentSizeCategory.usual
            ).isEmpty
        else { return nil }
        let contentSize = screen.contentSize.map { " at content size \($0.name)" } ?? ""
        return Remark(
            verdict: .review,
            message: """
                Text of \(Figure(region.pointSize)) pt has the size of no text style of \
                \(platform.name)\(contentSize).
                """)
    }
}
