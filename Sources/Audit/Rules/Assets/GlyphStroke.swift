internal import Assets
internal import Raster

extension Rule {
    /// The strokes of a glyph are about one point wide.
    public static let glyphStroke = Rule(
        id: "glyph-stroke",
        name: "Strokes of glyphs",
        summary:
            "The strokes of an outlined template are about a point wide, and not thinner than three quarters.",
        rationale: """
            Hairlines vanish on bright screens and beside text, whose strokes are about a point at 17 \
            points. The width is measured as twice the area of the ink over the length of its outline; only \
            shapes that fill less than half of their box are taken for outlines. Strokes of more than 2.25 \
            points, as bold text has at that size, are a note. Whether a design wants it so is for a person \
            to say.
            """,
        guidelines: [.interface("Icons", "Creating interface icons", at: "icons")],
        severity: .warning,
        examples: [
            .found(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.ring(0, stroke: 0.02), 75, scale: 3)])),
            .found(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.ring(0, stroke: 0.1), 75, scale: 3)])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.ring(0, stroke: 0.04), 75, scale: 3)])),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.disc(0, share: 0.8), 75, scale: 3)])),
        ])
}

extension AssetCheck {
    /// The least width in points, below which a stroke is a hairline.
    private static let thinnest = 0.75
    /// The width in points above which a stroke is that of a bold face.
    private static let widest = 2.25

    static let glyphStroke = AssetCheck(.glyphStroke) { examination in
        examination.pooledRemarks(where: \.isTemplate) { set, image, measures in
            let points = measures.outline.thickness / image.scale
            guard measures.outline.fill < 0.5, points > 0, points < thinnest || points > widest,
                let box = measures.inkBox, max(box.width, box.height) >= 12
            else { return nil }
            return AssetRemark.Words.review(
                "\(image.name) has strokes of \(Figure(points)) points, and about one point is clear.",
                atMost: points < thinnest ? .warning : .note, weight: -points
            ).guessed(ifNamed: set.set)
        }
    }
}
