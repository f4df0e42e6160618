internal import Raster

/// The colours that many pixels of a textured area share exactly.
///
/// Text over a photograph touches the photograph's own edges, so zones cannot part them. But the pixels of a text are
/// one colour to the level and those of a photograph are not.
enum ExactColors {
    /// The most colours that are tried.
    private static let most = 4
    /// Bits that are left of a channel for counting.
    private static let keptBits = 6

    /// Up to four colours, the commonest first.
    ///
    /// - Parameter fewest: the fewest flat pixels that make a colour worth trying.
    static func find(in area: TexturedArea, screen: borrowing Bitmap<UInt8>, fewest: Int) -> [SIMD3<Float>] {
        var counts = [Int32](repeating: 0, count: 1 << (3 * keptBits))
        forEachFlatPixel(in: area, screen: screen) { counts[key($0)] += 1 }
        let common = counts.indices.filter { counts[$0] >= fewest }
            .sorted { (counts[$0], $1) > (counts[$1], $0) }
            .prefix(most)
        var histograms = [Int: ChannelHistogram]()
        for key in common { histograms[key] = ChannelHistogram() }
        guard !histograms.isEmpty else { return [] }
        forEachFlatPixel(in: area, screen: screen) { histograms[key($0)]?.add($0.levels) }
        return common.compactMap { histograms[$0]?.median }
    }

    private static func key(_ pixel: RGBA<UInt8>) -> Int {
        let drop = 8 - keptBits
        return (Int(pixel.red) >> drop) << (2 * keptBits) | (Int(pixel.green) >> drop) << keptBits
            | Int(pixel.blue) >> drop
    }

    /// Calls `body` with each pixel that equals its right and lower neighbours, as its left neighbour does.
    private static func forEachFlatPixel(
        in area: TexturedArea, screen: borrowing Bitmap<UInt8>, _ body: (RGBA<UInt8>) -> Void
    ) {
        let width = screen.width
        for y in 0..<screen.height - 1 {
            for stretch in area.stretches(ofRow: y, width: width) {
                var wasFlat = false
                for x in stretch where x + 1 < width {
                    let index = y * width + x
                    let pixel = screen.pixels[index]
                    let isFlat = pixel == screen.pixels[index + 1] && pixel == screen.pixels[index + width]
                    if isFlat && wasFlat { body(pixel) }
                    wasFlat = isFlat
                }
            }
        }
    }
}
