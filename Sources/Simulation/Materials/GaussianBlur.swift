internal import ColorMath
internal import Raster

/// A Gaussian blur of encoded components, by three running means each way.
///
/// Source: W. M. Wells, "Efficient synthesis of Gaussian filters by cascaded uniform filters", IEEE PAMI 8
/// (1986). Three boxes of the widths that give the variance are within 3 % of the Gaussian everywhere.
/// Outside its edges, a picture is taken to go on as it ends.
struct GaussianBlur {
    /// The standard deviation in pixels.
    let deviation: Double

    /// The blurred picture, components of 0…255 not yet rounded.
    func apply(to bitmap: Bitmap<UInt8>) -> [SIMD4<Float>] {
        var pixels = bitmap.pixels.map {
            SIMD4<Float>(Float($0.red), Float($0.green), Float($0.blue), Float($0.alpha))
        }
        var other = pixels
        for radius in radii where radius > 0 {
            for row in 0..<bitmap.height {
                Self.mean(
                    from: pixels, to: &other, start: row * bitmap.width, stride: 1, count: bitmap.width,
                    radius: radius)
            }
            for column in 0..<bitmap.width {
                Self.mean(
                    from: other, to: &pixels, start: column, stride: bitmap.width, count: bitmap.height,
                    radius: radius)
            }
        }
        return pixels
    }

    /// The radii of three boxes whose variances, (w² − 1) / 12 of an odd width w, add up to the wanted one as
    /// nearly as whole widths can.
    private var radii: [Int] {
        let variance = deviation * deviation
        let ideal = (4 * variance + 1).squareRoot()
        let narrow = max(1, 2 * Int(((ideal - 1) / 2).rounded(.down)) + 1)
        let (lesser, greater) = (
            Double(narrow * narrow - 1) / 12, Double((narrow + 2) * (narrow + 2) - 1) / 12
        )
        let narrowCount = Int(((3 * greater - variance) / (greater - lesser)).rounded())
        return (0..<3).map { ($0 < narrowCount ? narrow : narrow + 2) / 2 }
    }

    /// The running mean of a row or a column.
    private static func mean(
        from source: [SIMD4<Float>], to target: inout [SIMD4<Float>], start: Int, stride: Int, count: Int,
        radius: Int
    ) {
        func pixel(_ index: Int) -> SIMD4<Float> { source[start + max(0, min(count - 1, index)) * stride] }
        var sum = SIMD4<Double>.zero
        for index in -radius...radius { sum += SIMD4<Double>(pixel(index)) }
        let share = 1 / Double(2 * radius + 1)
        for index in 0..<count {
            target[start + index * stride] = SIMD4<Float>(sum * share)
            sum += SIMD4<Double>(pixel(index + radius + 1)) - SIMD4<Double>(pixel(index - radius))
        }
    }
}
