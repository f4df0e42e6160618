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
        var band = 0..<0
        for y in box.y..<box.maxY where columns.contains(where: { isInk($0, y) }) {
            band = (band.isEmpty ? y : band.lowerBound)..<y + 1
            guard Double(band.count) <= highest * scale else { return false }
        }
        guard !band.isEmpty, Double(box.width) >= shape * Double(band.count) else { return false }
        var (dashes, isInDash) = (0, false)
        for x in columns {
            let isDash = band.contains { isInk(x, $0) }
            if isDash, !isInDash { dashes += 1 }
            isInDash = isDash
        }
        return dashes >= fewest
    }
}
