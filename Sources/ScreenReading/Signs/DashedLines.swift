internal import ColorMath
package import Raster
package import TextDetection

/// Rows of dashes or dots that were taken for letters: the dashed side of a card, the leader of a table of
/// contents.
///
/// Letters are higher than the strokes that they are made of; dashes are no higher than themselves.
package enum DashedLines {
    /// How high in points dashes are at most.
    private static let highest = 3.0
    /// How much wider than high a row of them is at least, and how many there are.
    private static let (shape, fewest) = (40.0, 8)

    /// The share of the ink of the fullest row that a row of the dashes has at least.
    private static let crossed = 0.25

    /// Whether a region is such a row.
    package static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>, scale: Double) -> Bool {
        let box = region.box
        guard region.kind == .text, region.place == .content, box.width > fewest * box.height else {
            return false
        }
        // At a corner the side that goes up or down has dashes of its own.
        let columns = box.x + box.height..<box.maxX - box.height
        func isInk(_ x: Int, _ y: Int) -> Bool {
            let pixel = screen[x, y].color
            return pixel.largestDifference(from: region.ink)
                < pixel.largestDifference(from: region.backdrop)
        }
        // Where the lines of a grid cross, those that go up and down have dashes above and below.
        let inked = (box.y..<box.maxY).map { y in columns.count { isInk($0, y) } }
        let least = max(1, Int(crossed * Double(inked.max() ?? 0)))
        var band = 0..<0
        for (y, count) in zip(box.y..<box.maxY, inked) where count >= least {
            band = (band.isEmpty ? y : band.lowerBound)..<y + 1
            guard Double(band.count) <= highest * scale else { return false }
        }
        guard !band.isEmpty, Double(box.width) >= shape * Double(band.count) else { return false }
        // They do so on both sides alike; a letter among dots stands on their row.
        let rows = band.lowerBound - box.y..<band.upperBound - box.y
        let isAlone = inked.indices.allSatisfy { rows.contains($0) || inked[$0] == 0 }
        let isCrossed = abs(band.lowerBound + band.upperBound - box.y - box.maxY) <= 2
        guard isAlone || isCrossed else { return false }
        var (dashes, isInDash) = (0, false)
        for x in columns {
            let isDash = band.contains { isInk(x, $0) }
            if isDash, !isInDash { dashes += 1 }
            isInDash = isDash
        }
        return dashes >= fewest
    }
}
