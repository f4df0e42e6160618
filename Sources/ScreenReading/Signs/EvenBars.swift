internal import ColorMath
package import Raster
package import TextDetection

/// Bars of a chart or of a sound, which look like letters of one stroke.
///
/// They are as wide and as far apart as each other, filled, of several heights, and stand on one foot or lie
/// around one middle. Letters of one stroke are all about as high, those with a dot or a hole are not filled,
/// and others differ in width.
package enum EvenBars {
    /// The fewest and the most bars: fewer may be letters by chance.
    private static let counts = 5...100
    /// How wide the gaps are for a bar.
    private static let gaps = 0.3...4.0
    /// How much lower the lowest is at least than the highest, as a share of that: an I is a tenth lower
    /// than an l.
    private static let step = 0.2
    /// How far in pixels their feet, or their middles, are apart: round ends are blended, and fade.
    private static let level = 1.5
    /// The smaller side in points from which on they are a chart and no sign: what is tapped needs no more
    /// (Human Interface Guidelines, Buttons).
    private static let drawing = 44.0
    /// The share of bars that is ink at least, of each where they are few, and of all together: edges are
    /// blended, and ends round.
    private static let filled = 0.75
    /// From how many on letters of one stroke do not follow one another: then the thumb of a player may
    /// stand before them, and some may lie between two pixels, which are blended.
    private static let many = 8
    /// The share of one of many that is ink at least: of two columns one may be ink at its ends alone.
    private static let blended = 0.5

    /// Whether what was taken for text is of such bars.
    package static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        guard region.kind == .text, region.place == .content,
            let columns = region.barsOfInk(counts, gaps: gaps, besideThumbFrom: many, on: screen)
        else { return false }
        let found = columns.compactMap { bar(of: $0, in: region, on: screen) }
        let least = columns.count >= many ? blended : filled
        guard found.count == columns.count, found.allSatisfy({ $0.share >= least }),
            found.map(\.share).reduce(0, +) >= filled * Double(found.count)
        else { return false }
        let bars = found.map(\.rows)
        let heights = bars.map { Double($0.count) }
        guard let highest = heights.max(), let lowest = heights.min(),
            highest - lowest >= step * highest
        else { return false }
        return isLevel(bars.map { Double($0.upperBound) })
            || isLevel(bars.map { Double($0.lowerBound + $0.upperBound) / 2 })
    }

    /// Whether bars are a sign rather than part of a picture: of one that is in doubt, or as large as a
    /// drawing, nothing would be said.
    static func areSign(_ region: Region, scale: Double) -> Bool {
        region.doubts.isEmpty && Double(min(region.box.width, region.box.height)) < drawing * scale
    }

    private static func isLevel(_ places: [Double]) -> Bool {
        guard let first = places.min(), let last = places.max() else { return false }
        return last - first <= level
    }

    /// The rows of a bar, and the share of it that is ink; nil where a row has none.
    private static func bar(
        of columns: Range<Int>, in region: Region, on screen: borrowing Bitmap<UInt8>
    ) -> (rows: Range<Int>, share: Double)? {
        let box = region.box
        let inks = (box.y..<box.maxY).map { y in columns.count { region.isInk(screen[$0, y].color) } }
        guard let top = inks.firstIndex(where: { $0 > 0 }), let foot = inks.lastIndex(where: { $0 > 0 })
        else { return nil }
        let bar = inks[top...foot]
        guard bar.allSatisfy({ $0 > 0 }) else { return nil }
        let share = Double(bar.reduce(0, +)) / Double(columns.count * bar.count)
        return (box.y + top..<box.y + foot + 1, share)
    }
}
