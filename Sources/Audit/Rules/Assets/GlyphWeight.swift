internal import Assets
internal import Raster

extension Rule {
    /// The glyphs of one place have one weight and one size.
    public static let glyphWeight = Rule(
        id: "glyph-weight",
        name: "Weight of a family of glyphs",
        summary: "The templates for one kind of place have strokes of one width and one size.",
        rationale: """
            Icons side by side are seen as one set where they weigh the same. Among three or more templates \
            for one place, as their names tell it (a tab bar, a toolbar), those are reported whose strokes \
            are more than 1.6 times as wide as the middle one's, or as thin, or that are a third larger or \
            smaller. The strokes of filled and of outlined icons are compared each with their own kind, and \
            those of regular and of compact bars apart. Templates of which nobody knows where they are shown \
            are no family. Names are a guess, so it is a note for review.
            """,
        guidelines: [.interface("Icons", "Creating interface icons", at: "icons")],
        severity: .note,
        examples: [
            .found(assets: glyph("tab-a", 0.05), glyph("tab-b", 0.05), glyph("tab-c", 0.12)),
            .found(assets: glyph("tab-a", 0.05), glyph("tab-b", 0.05), glyph("tab-c", 0.05, side: 80)),
            .notFound(assets: glyph("tab-a", 0.05), glyph("tab-b", 0.05), glyph("tab-c", 0.06)),
            .notFound(assets: glyph("tab-a", 0.05), glyph("tab-b", 0.12)),
            .notFound(
                assets: glyph("tab-a", 0.05), glyph("tab-b", 0.05), glyph("tab-a-compact", 0.05, side: 36),
                glyph("tab-b-compact", 0.05, side: 36)),
        ])

    private static func glyph(_ name: String, _ stroke: Double, side: Int = 50) -> AssetExample.ExampleSet {
        .init(.image, name, [ExampleImage(.ring(0, stroke: stroke), side, scale: 2)])
    }
}

extension AssetCheck {
    /// How many times the middle one a glyph may be.
    private static let greatestWeight = 1.6
    private static let greatestSize = 1.34

    static let glyphWeight = AssetCheck(.glyphWeight) { examination in
        var families: [Family: [Glyph]] = [:]
        for (index, set) in examination.sets.enumerated() where set.set.isTemplate {
            // Of a set, the largest: the other scales are the same drawing.
            guard set.set.purpose != .general,
                let (place, image, measures) = set.pictures.max(by: { $0.image.scale < $1.image.scale }),
                let box = measures.inkBox, !image.image.traits.isCompact
            else { continue }
            let family = Family(purpose: set.set.purpose, isCompact: set.set.isCompact)
            families[family, default: []].append(
                Glyph(
                    set: index, image: place, name: image.name, isOutlined: measures.outline.isStroked,
                    weight: measures.outline.thickness / image.scale,
                    size: Double(max(box.width, box.height)) / image.scale))
        }
        return families.filter { $0.value.count >= fewest }.flatMap { family, glyphs in
            let size = middle(glyphs.map(\.size))
            return glyphs.compactMap { glyph -> AssetRemark? in
                let alike = glyphs.filter { $0.isOutlined == glyph.isOutlined }
                let words =
                    remark(on: glyph, among: alike, of: family) ?? remark(on: glyph, size: size, of: family)
                return words.map {
                    AssetRemark(
                        set: glyph.set, images: [glyph.image], $0.guessed(from: family.purpose),
                        isPooled: true)
                }
            }
        }.sorted { $0.set < $1.set }
    }

    /// The fewest glyphs that are a family.
    private static let fewest = 3

    /// What is to be said of the strokes of a glyph beside those that are drawn alike.
    private static func remark(on glyph: Glyph, among alike: [Glyph], of family: Family) -> AssetRemark.Words?
    {
        let weight = middle(alike.map(\.weight))
        guard alike.count >= fewest, max(glyph.weight / weight, weight / glyph.weight) > greatestWeight else {
            return nil
        }
        return .review(
            "\(glyph.name) has strokes of \(Figure(glyph.weight)) points, and the middle of \(alike.count) "
                + "\(glyph.isOutlined ? "outlined" : "filled") \(family.words) \(Figure(weight)).")
    }

    private static func remark(on glyph: Glyph, size: Double, of family: Family) -> AssetRemark.Words? {
        guard max(glyph.size / size, size / glyph.size) > greatestSize else { return nil }
        return .review(
            "\(glyph.name) is \(Figure(glyph.size)) points large, and the middle of the \(family.words) "
                + "\(Figure(size)).")
    }

    private static func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private struct Family: Hashable {
        let purpose: AssetSet.Purpose
        let isCompact: Bool

        /// What it is, in words: `icons for compact tab bars`.
        var words: String { "icons for \(isCompact ? "compact " : "")\(purpose.rawValue)s" }
    }

    private struct Glyph {
        let set: Int
        let image: Int
        let name: String
        let isOutlined: Bool
        let weight: Double
        let size: Double
    }
}
