internal import Assets
internal import Raster

extension Rule {
    /// The strokes of a glyph are about one point wide.
    public static let glyphStroke = Rule(
        id: "glyph-stroke",
        name: "Strokes of glyphs",
        summary:
            "The strokes of an outlined template are about as wide as those of the text beside it, and no hairlines.",
        rationale: """
            Hairlines vanish on bright screens and beside text, whose strokes are about a point at 17 \
            points. The width is measured as twice the area of the ink over the length of its outline; only \
            drawings that are nowhere much wider than in the mean are strokes: what is filled is not judged. \
            Strokes below three quarters of a point are hairlines; those of more than 2.25 points, as bold \
            text has at 17, are a note. Which text a template stands beside, only the app knows: where \
            `--beside` or the configuration says it, by a text style or a size and a weight, a template is \
            noted whose strokes are half as wide again as the stems of that text, or that much thinner, \
            which is two weights apart; the icons of tab bars are left out, as they stand above their text. \
            Whether a design wants it so is for a person to say.
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
            .found(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.ring(0, stroke: 0.04), 75, scale: 3)]),
                beside: GlyphText("17 bold")),
            .notFound(
                assets: .init(
                    .image, "star", isTemplate: true, [ExampleImage(.ring(0, stroke: 0.1), 75, scale: 3)]),
                beside: GlyphText("17 bold")),
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
    /// The share of the longer side of a glyph from which a stroke is a block, as of a pause sign.
    private static let widestOfBox = 0.22
    /// How many times as wide as the stems of the text beside it strokes may be, or as thin: regular and
    /// semibold are 1.53 apart in the table of letterforms.
    private static let twoWeights = 1.5

    static let glyphStroke = AssetCheck(.glyphStroke) { examination in
        let stem = examination.stemBeside
        return examination.pooledRemarks(where: \.isTemplate) { set, image, measures in
            let points = measures.outline.thickness / image.scale
            guard measures.outline.isStroked, points > 0, let box = measures.inkBox,
                max(box.width, box.height) >= 12,
                measures.outline.thickness <= widestOfBox * Double(max(box.width, box.height))
            else { return nil }
            var (rest, severity) = ("about 1 pt is clear", Severity.note)
            if points < thinnest {
                severity = .warning
            } else if let stem, let text = examination.textBeside, set.set.purpose != .tabBar {
                guard max(points / stem, stem / points) > twoWeights else { return nil }
                rest = "the text beside it (\(text)) has stems of \(Figure(stem)) pt"
            } else {
                guard points > widest else { return nil }
            }
            return AssetRemark.Words.review(
                "\(image.name) has strokes of \(Figure(points)) pt, and \(rest).", atMost: severity,
                weight: -points
            ).guessed(ifNamed: set.set)
        }
    }
}
