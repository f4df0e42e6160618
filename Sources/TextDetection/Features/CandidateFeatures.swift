/// What is known of a candidate from its components, before its pixels are looked at.
package struct CandidateFeatures {
    package let line: Line
    package let scale: Double
    package let source: SourceTraits
    package let constants: ClassifierConstants
    /// The link threshold in levels from which on a tile holds texture.
    package let texture: Double

    /// The height in points.
    package var height: Double { Double(line.bounds.height) / scale }
    /// The width for the height.
    package var proportion: Double { Double(line.bounds.width) / Double(max(1, line.bounds.height)) }
    /// The mean share of fully covered pixels in the components.
    package var solidFraction: Double { Double(line.mean { $0.core }) }
    /// The mean distance of fully covered pixels from one colour, in levels.
    package var inkSpread: Double { Double(line.mean { $0.spread }) }
    /// The mean deviation of the background around the components, in levels.
    package var backgroundDeviation: Double { Double(line.mean { $0.roughness }) }
    /// The mean distance of ink and backdrop in levels.
    package var strength: Double { Double(line.mean { $0.strength }) }
    package var componentCount: Double { Double(line.glyphs.count) }
    /// The link threshold of the first component's tile, in levels.
    package var linkThreshold: Double { Double(line.glyphs[0].threshold) }

    /// The share of its box that the least solid of more than two components fills; 0 for fewer.
    package var leastPartFill: Double {
        guard line.glyphs.count > 2 else { return 0 }
        return line.glyphs.reduce(.infinity) { least, glyph in
            min(least, Double(glyph.coveredArea) / Double(glyph.bounds.area))
        }
    }
    /// The height of the highest component for that of the lowest.
    package var heightRatio: Double { Self.ratio(line.glyphs.map(\.height)) }
    /// The width of the widest component for that of the narrowest.
    package var widthRatio: Double { Self.ratio(line.glyphs.map(\.width)) }
    /// The width of the widest component in points.
    package var widestPart: Double { Double(line.glyphs.reduce(0) { max($0, $1.width) }) / scale }
    /// The least ratio of the heights of neighbours, where these only rise or only fall from left to right;
    /// 0 where they do neither.
    package var leastStep: Double {
        let heights = line.glyphs.sorted { $0.bounds.minX < $1.bounds.minX }.map { Double($0.height) }
        let steps = zip(heights.dropFirst(), heights).map { $0 / $1 }
        let rising = steps.min() ?? 0
        let falling = 1 / (steps.max() ?? .infinity)
        return max(rising, falling)
    }

    /// The components that are solid and as wide as high, all of one size, and no dots of the others: the
    /// marks of a plot.
    private var spots: [Glyph] {
        // Some touch a rule of the plot, which is as high as they lie apart.
        let tallest = line.glyphs.reduce(0) { tallest, glyph in
            glyph.width > Int(constants.spotRule) * glyph.height ? tallest : max(tallest, glyph.height)
        }
        let solid = line.glyphs.filter { glyph in
            Double(glyph.coveredArea) >= constants.spotFill * Double(glyph.bounds.area)
                && Self.areAlike(glyph.width, glyph.height, constants)
                && Double(glyph.height) >= constants.spotHeight * Double(tallest)
        }.sorted { $0.height < $1.height }
        guard !solid.isEmpty else { return [] }
        let middle = solid[solid.count / 2].height
        return solid.filter { Self.areAlike($0.height, middle, constants) }
    }

    private static func areAlike(_ side: Int, _ other: Int, _ constants: ClassifierConstants) -> Bool {
        abs(side - other) <= 1 || ratio([side, other]) <= constants.equalSides
    }

    /// The share of the components that are spots; 0 where those are fewer than three.
    package var spotShare: Double {
        let count = spots.count
        return count < 3 ? 0 : Double(count) / Double(line.glyphs.count)
    }
    /// How far apart the rows of spots are at most, for their height.
    package var spotRows: Double {
        let spots = spots
        guard let highest = spots.map(\.bounds.minY).min(), let lowest = spots.map(\.bounds.minY).max()
        else { return 0 }
        return Double(lowest - highest) / Double(spots[0].height)
    }

    private static func ratio(_ sides: [Int]) -> Double {
        Double(sides.max() ?? 0) / Double(max(1, sides.min() ?? 0))
    }
}
