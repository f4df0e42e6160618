internal import ColorMath
internal import Raster

/// How many colours a part of a screen is made of, as evenly as they cover it.
enum ColorRichness {
    /// What is told apart of a channel, in bits: blends at the edges of letters are few colours then.
    private static let depth = 4
    /// The pixels from which on a smooth stretch counts as one colour: letters are smaller.
    private static let stretch = 64

    /// The entropy of the colours, in bits: 2 for four that cover as much each.
    ///
    /// A gradient is one colour, as every smooth stretch is, so that a button or a card with a label has
    /// less than two bits, however it is filled, and a photograph or a cover more than three.
    ///
    /// - Parameters:
    ///   - part: A part of the screen, which is not empty.
    ///   - isIn: Whether a pixel of the part counts, by its column and row on the screen.
    static func entropy(
        of part: PixelRect, on screen: borrowing Bitmap<UInt8>, where isIn: (Int, Int) -> Bool
    ) -> Double {
        let picture = screen.cropped(to: part)
        var counts = [Int](repeating: 0, count: 1 << (3 * depth))
        for y in 0..<part.height {
            for x in 0..<part.width where isIn(part.x + x, part.y + y) {
                counts[bin(picture[x, y].levels)] += 1
            }
        }
        let smooth = SmoothZones(of: picture, smallestCount: stretch)
        var sums = [SIMD3<Float>](repeating: .zero, count: smooth.zones.count)
        var areas = [Int](repeating: 0, count: smooth.zones.count)
        smooth.forEachRun { zone, run in
            for x in run.columns where isIn(part.x + x, part.y + run.y) {
                let levels = picture[x, run.y].levels
                counts[bin(levels)] -= 1
                sums[zone] += levels
                areas[zone] += 1
            }
        }
        for (sum, area) in zip(sums, areas) where area > 0 { counts[bin(sum / Float(area))] += area }
        let all = Double(max(1, counts.reduce(0, +)))
        let shares = counts.filter { $0 > 0 }.map { Double($0) / all }
        return shares.reduce(0) { $0 - $1 * naturalLogarithm($1) } / naturalLogarithm(2)
    }

    private static func bin(_ levels: SIMD3<Float>) -> Int {
        func step(_ level: Float) -> Int { Int(level) >> (8 - depth) }
        return step(levels.x) << (2 * depth) | step(levels.y) << depth | step(levels.z)
    }
}
