internal import ColorMath
internal import Raster
internal import TextDetection

/// Bars that rise from one foot, as those of the strength of a signal, that look like letters without dots.
///
/// They are as wide and as far apart as each other, and filled. Letters of one stroke are all as high.
enum RisingBars {
    /// The fewest and the most bars.
    private static let counts = 2...5
    /// How wide the gaps are for a bar.
    private static let gaps = 0.3...3.0
    /// How much higher the next bar is at least, in pixels and as a share of the highest.
    private static let rise = (pixels: 1.0, share: 0.05)

    /// Whether a region is of such bars.
    static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let box = region.box
        guard region.kind != .picture,
            let bars = region.barsOfInk(counts, gaps: gaps, on: screen)
        else { return false }
        let heights = bars.compactMap { height(of: $0, in: region, on: screen) }
        let step = max(rise.pixels, rise.share * Double(box.height))
        return heights.count == bars.count
            && zip(heights, heights.dropFirst()).allSatisfy { Double($1 - $0) >= step }
    }

    /// The share of a bar that is ink at least: its edges are blended.
    private static let filled = 0.75

    /// How high a bar is; nil where it is not filled, or does not stand on the foot of all.
    private static func height(
        of columns: Range<Int>, in region: Region, on screen: borrowing Bitmap<UInt8>
    ) -> Int? {
        let box = region.box
        func ink(inRow y: Int) -> Int { columns.count { region.isInk(screen[$0, y].color) } }
        guard let top = (box.y..<box.maxY).first(where: { ink(inRow: $0) > 0 }) else { return nil }
        let rows = (top..<box.maxY).map(ink)
        let isFilled = Double(rows.reduce(0, +)) >= filled * Double(columns.count * rows.count)
        return isFilled && rows.dropLast().allSatisfy { $0 > 0 } ? rows.count : nil
    }
}
