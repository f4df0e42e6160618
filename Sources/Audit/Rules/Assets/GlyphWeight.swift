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
            for one place, those are reported whose strokes are more than 1.6 times as wide as the middle \
            one's, or as thin, or that are a third larger or smaller. Filled and outlined icons are compared \
            each with their own kind, and so are those of regular and of compact bars. It is for a person to \
            say whether it was meant.
            """,
        guidelines: [.interface("Icons", "Creating interface icons", at: "icons")],
        severity: .warning,
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
            guard let (place, image, measures) = set.pictures.max(by: { $0.image.scale < $1.image.scale }),
                let box = measures.inkBox, !image.image.traits.isCompact
            else { continue }
            let family = Family(
                purpose: set.set.purpose, isCompact: set.set.isCompact,
                isOutlined: measures.outline.fill < 0.5)
            families[family, default: []].append(
                Glyph(
                    set: index, image: place, name: image.name,
                    weight: measures.outline.thickness / image.scale,
                    size: Double(max(box.width, box.height)) / image.scale))
        }
        return families.values.filter { $0.count >= 3 }.flatMap { glyphs in
            let weight = middle(glyphs.map(\.weight))
            let size = middle(glyphs.map(\.size))
            return glyphs.compactMap { remark(on: $0, weight: weight, size: size) }
        }.sorted { $0.set < $1.set }
    }

    private static func remark(on glyph: Glyph, weight: Double, size: Double) -> AssetRemark? {
        let words: AssetRemark.Words
        if max(glyph.weight / weight, weight / glyph.weight) > greatestWeight {
            words = .review(
                "\(glyph.name) weighs \(Figure(glyph.weight)) points, and the middle of its family \(Figure(weight))."
            )
        } else if max(glyph.size / size, size / glyph.size) > greatestSize {
            words = .review(
                "\(glyph.name) is \(Figure(glyph.size)) points large, and the middle of its family \(Figure(size))."
            )
        } else {
            return nil
        }
        return AssetRemark(set: glyph.set, images: [glyph.image], words)
    }

    private static func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private struct Family: Hashable {
        let purpose: AssetSet.Purpose
        let isCompact: Bool
        let isOutlined: Bool
    }

    private struct Glyph {
        let set: Int
        let image: Int
        let name: String
        let weight: Double
        let size: Double
    }
}
