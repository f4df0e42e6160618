public import ColorMath
internal import Raster

/// What the ink of an image is like: the colours of what is drawn, without their alpha.
public struct InkMeasure: Hashable, Sendable {
    /// The mean colour of what is drawn, weighted by its alpha, in the space of the file.
    public let color: SRGB8
    /// The greatest difference of a channel between two pixels that are half opaque or more, 0…255. A mask of
    /// one colour has 0.
    public let spread: Int
    /// The mean difference between the greatest and the least channel of a pixel, 0…255: 0 for greys.
    public let chroma: Double

    /// The alpha from which the colour of a pixel counts, of 255: below it, tools round it at will.
    private static let countingAlpha: UInt8 = 128

    init(of bitmap: Bitmap<UInt8>) {
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
            let levels = SIMD3(pixel.red, pixel.green, pixel.blue)
            least = pointwiseMin(least, levels)
            greatest = pointwiseMax(greatest, levels)
        }
        let sum = SIMD3(Double(red), Double(green), Double(blue))
        let mean = weight > 0 ? sum / Double(weight) : .zero
        color = SRGB8(
            red: UInt8(mean.x.rounded()), green: UInt8(mean.y.rounded()), blue: UInt8(mean.z.rounded()))
        spread = (0..<3).map { greatest[$0] >= least[$0] ? Int(greatest[$0] - least[$0]) : 0 }.max() ?? 0
        self.chroma = weight > 0 ? Double(chroma) / Double(weight) : 0
    }
}
