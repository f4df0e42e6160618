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
            smaller. Filled and outlined icons are compared each with their own kind, and so are those of \
            regular and of compact bars. Templates of which nobody knows where they are shown are no family. \
            Names are a guess, so it is a note for review.
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
            let family = Family(
                purpose: set.set.purpose, isCompact: set.set.isCompact,
                isOutlined: measures.outline.isStroked)
            families[family, default: []].append(
                Glyph(
                    set: index, image: place, name: image.name,
                    weight: measures.outline.thickness / image.scale,
                    size: Double(max(box.width, box.height)) / image.scale))
        }
        return families.filter { $0.value.count >= 3 }.flatMap { family, glyphs in
            let weight = middle(glyphs.map(\.weight))
            let size = middle(glyphs.map(\.size))
            let words = "the middle of \(glyphs.count) \(family.words)"
            return glyphs.compactMap { glyph in
                remark(on: glyph, weight: weight, size: size, of: words).map {
                    AssetRemark(
                        set: glyph.set, images: [glyph.image], $0.guessed(from: family.purpose),
                        isPooled: true)
                }
            }
        }.sorted { $0.set < $1.set }
    }

    private static func remark(
        on glyph: Glyph, weight: Double, size: Double, of family: String
    ) -> AssetRemark.Words? {
        if max(glyph.weight / weight, weight / glyph.weight) > greatestWeight {
            return .review(
                "\(glyph.name) has strokes of \(Figure(glyph.weight)) points, and \(family) \(Figure(weight))."
            )
        }
        guard max(glyph.size / size, size / glyph.size) > greatestSize else { return nil }
        return .review("\(glyph.name) is \(Figure(glyph.size)) points large, and \(family) \(Figure(size)).")
    }

    private static func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private struct Family: Hashable {
        let purpose: AssetSet.Purpose
        let isCompact: Bool
        let isOutlined: Bool

        /// What it is, in words: `outlined icons of a compact tab bar`.
        var words: String {
            "\(isOutlined ? "outlined" : "filled") icons for \(isCompact ? "compact " : "")\(purpose.rawValue)s"
        }
    }

    private struct Glyph {
        let set: Int
        let image: Int
        let name: String
        let weight: Double
        let size: Double
    }
}
