internal import Raster

/// How steep the edges of an image are: what of the way between two levels lies between two neighbours.
///
/// An edge that was drawn goes all the way from one pixel to the next, or half of it where it lies between
/// two; one that was blurred takes more pixels (by a Gaussian of one pixel, 0.38 of it at most).
enum EdgeSharpness {
    /// How far on either side of two neighbours the levels are looked at, in pixels.
    private static let reach = 3
    /// The least way in code values: less is a gradient, or noise.
    private static let leastWay = 32.0
    /// The number of steepest edges that are left out of account, and are there in any image that tells.
    private static let fewest = 20

    /// The share of the way at the steepest edges, 0…1; `nil` for an image with too few edges.
    static func steepest(of bitmap: Bitmap<UInt8>) -> Double? {
        let (width, height) = (bitmap.width, bitmap.height)
        let grays = bitmap.pixels.map(\.gray)
        // Counted in hundredths: an image may be all edge.
        var counts = [Int](repeating: 0, count: 101)
        /// Looks at a pixel and the next along a line that begins at a place, each so far behind the last.
        func look(at place: Int, of length: Int, from start: Int, every stride: Int) {
            let here = start + place * stride
            let step = abs(grays[here + stride] - grays[here])
            guard step >= leastWay / Double(2 * reach + 2) else { return }
            var (least, greatest) = (grays[here], grays[here])
            for other in max(0, place - reach)...min(length - 1, place + 1 + reach) {
                let gray = grays[start + other * stride]
                least = min(least, gray)
                greatest = max(greatest, gray)
            }
            let way = greatest - least
            if way >= leastWay { counts[Int(100 * step / way)] += 1 }
        }
        // Both walk along the rows, as pixels lie in memory.
        for y in 0..<height {
            for x in 0..<max(0, width - 1) { look(at: x, of: width, from: y * width, every: 1) }
        }
        for y in 0..<max(0, height - 1) {
            for x in 0..<width { look(at: y, of: height, from: x, every: width) }
        }
        var passed = 0
        for share in counts.indices.reversed() {
            passed += counts[share]
            if passed >= fewest { return Double(share) / 100 }
        }
        return nil
    }
}
