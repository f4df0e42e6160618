internal import ColorMath
internal import Raster
internal import TextDetection

/// Three rings or dots in a row, as the sign of more commands has them, that were taken for a word.
///
/// They are alike, as wide as high, and farther apart than letters are, but for those of a label that is
/// spaced out.
enum MoreSign {
    /// How many there are.
    private static let count = 3
    /// How far in pixels, or for its height, one may be from as wide as it is high, and gaps from each other.
    private static let uneven = (pixels: 1.0, share: 0.1)
    /// How far one is from the next, for its height: the letters of a word have a fifth.
    private static let gaps = 0.25...1.5

    /// The share of their pixels that are alike in two of them at least.
    private static let alike = 0.85

    /// Whether a region is such a sign.
    static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let box = region.box
        guard region.kind == .text, region.place == .content, box.width > count * box.height,
            box.maxX <= screen.width, box.maxY <= screen.height,
            let runs = region.columnsOfInk(atMost: count, on: screen), runs.count == count
        else { return false }
        let height = Double(box.height)
        let allowed = max(uneven.pixels, uneven.share * height)
        let between = zip(runs, runs.dropFirst()).map { Double($1.lowerBound - $0.upperBound) }
        return runs.allSatisfy { abs(Double($0.count) - height) <= allowed }
            && between.allSatisfy { gaps.contains($0 / height) }
            && abs(between[0] - between[1]) <= allowed
            && runs.dropFirst().allSatisfy { region.share(of: $0, alike: runs[0], on: screen) >= alike }
    }
}

extension Region {
    /// The share of the pixels of some columns of its box that are ink where those of others are.
    fileprivate func share(
        of columns: Range<Int>, alike others: Range<Int>, on screen: borrowing Bitmap<UInt8>
    ) -> Double {
        let width = min(columns.count, others.count)
        var count = 0
        for y in box.y..<box.maxY {
            for x in 0..<width
            where isInk(screen[columns.lowerBound + x, y].color)
                == isInk(screen[others.lowerBound + x, y].color)
            {
                count += 1
            }
        }
        return Double(count) / Double(width * box.height)
    }
}
