internal import ColorMath
internal import Recognition
internal import SystemColors
internal import TextDetection

extension Rule {
    /// Text has the size of a text style.
    public static let textStyle = Rule(
        id: "text-style",
        name: "Text style",
        summary: "Every line of text has the size that a text style of the platform has by default.",
        rationale: """
            Text styles keep sizes few and let text grow with the size that a person has set. A size between \
            them is often one that was written into the code, and does not grow. The sizes are those of the \
            default content size; on screens taken at another one the rule does not apply. A line is \
            reported where no style lies in the range of sizes that its pixels allow.
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
    static let textStyle = ScreenCheck(.textStyle) { judged, screen in
        let region = judged.region
        let styles = TextStyleTable.embedded
        guard let platform = screen.conditions.platform, platform.isApples, region.kind == .text,
            region.place == .content,
            styles.styles(sized: region.pointSizeRange, on: platform, at: "large").isEmpty
        else { return nil }
        return Remark(
            verdict: .review,
            message:
                "Text of \(Figure(region.pointSize)) pt has the size of no text style of \(platform.name).")
    }
}
