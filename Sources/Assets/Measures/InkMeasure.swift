public import ColorMath
internal import Raster

/// What the ink of an image is like: the colours of what is drawn, without their alpha.
public struct InkMeasure: Hashable, Sendable {
    /// The mean colour of what is drawn, weighted by its alpha, in the space of the file.
    public let color: SRGB8
    /// The greatest difference of a channel between two pixels that are half opaque or more, 0…255. A mask of
    /// one colour has 0.
    public let spread: Int
    /// The share of such pixels of which a channel is more than 24 of 255 from the middle one of all, 0…1:
    /// those of another colour than most. Of an opaque image, 1 where any is.
    public let otherShare: Double
    /// The mean difference between the greatest and the least channel of a pixel, 0…255: 0 for greys.
    public let chroma: Double

    /// The difference of a channel that is still rounding and dithering.
    private static let rounding = 24

    /// The alpha from which the colour of a pixel counts, of 255: below it, tools round it at will.
    private static let countingAlpha: UInt8 = 128

    /// - Parameters:
    ///   - bitmap: The image.
    ///   - isOpaque: Whether all of it is opaque, so that it is no mask and its colours need no counting.
    init(of bitmap: Bitmap<UInt8>, isOpaque: Bool) {
        // Whole numbers, which are exact and quicker.
        var (red, green, blue, weight, chroma) = (0, 0, 0, 0, 0)
        var least = SIMD3<UInt8>(repeating: .max)
        var greatest = SIMD3<UInt8>.zero
        for pixel in bitmap.pixels where pixel.alpha > 0 {
            let share = Int(pixel.alpha)
            red += Int(pixel.red) * share
            green += Int(pixel.green) * share
            blue += Int(pixel.blue) * share
            weight += share
            let greatestLevel = max(pixel.red, pixel.green, pixel.blue)
            let leastLevel = min(pixel.red, pixel.green, pixel.blue)
            chroma += share * Int(greatestLevel - leastLevel)
            guard pixel.alpha >= Self.countingAlpha else { continue }
            let own = SIMD3(pixel.red, pixel.green, pixel.blue)
            least = pointwiseMin(least, own)
            greatest = pointwiseMax(greatest, own)
        }
        let sum = SIMD3(Double(red), Double(green), Double(blue))
        let mean = weight > 0 ? sum / Double(weight) : .zero
        color = SRGB8(
            red: UInt8(mean.x.rounded()), green: UInt8(mean.y.rounded()), blue: UInt8(mean.z.rounded()))
        spread = (0..<3).map { greatest[$0] >= least[$0] ? Int(greatest[$0] - least[$0]) : 0 }.max() ?? 0
        self.chroma = weight > 0 ? Double(chroma) / Double(weight) : 0
        let isOfOneColor = spread <= Self.rounding
        otherShare = isOfOneColor ? 0 : isOpaque ? 1 : Self.otherShare(of: bitmap)
    }

    private static func otherShare(of bitmap: Bitmap<UInt8>) -> Double {
        var counts = [Int](repeating: 0, count: 3 * 256)
        var total = 0
        for pixel in bitmap.pixels where pixel.alpha >= countingAlpha {
            counts[Int(pixel.red)] += 1
            counts[256 + Int(pixel.green)] += 1
            counts[512 + Int(pixel.blue)] += 1
            total += 1
        }
        func middle(_ channel: Int) -> Int {
            var passed = 0
            return (0..<256).first { level in
                passed += counts[256 * channel + level]
                return 2 * passed >= total
            } ?? 0
        }
        let middles = (0..<3).map(middle)
        let others = bitmap.pixels.count { pixel in
            pixel.alpha >= countingAlpha
                && (abs(Int(pixel.red) - middles[0]) > rounding
                    || abs(Int(pixel.green) - middles[1]) > rounding
                    || abs(Int(pixel.blue) - middles[2]) > rounding)
        }
        return total == 0 ? 0 : Double(others) / Double(total)
    }
}
