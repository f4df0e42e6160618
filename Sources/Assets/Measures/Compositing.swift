package import Raster

extension RGBA<UInt8> {
    /// The pixel over an opaque one: source-over in code values, as screens do it (W3C, "Compositing and
    /// Blending Level 1", 5.1).
    package func painted(over ground: RGBA<UInt8>) -> RGBA<UInt8> {
        if alpha == .max { return self }
        let share = UInt32(alpha)
        func mixed(_ ink: UInt8, _ behind: UInt8) -> UInt8 {
            UInt8((UInt32(ink) * share + UInt32(behind) * (255 - share) + 127) / 255)
        }
        return RGBA(
            red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
    }
}

extension Bitmap<UInt8> {
    /// The bitmap so many times smaller, every pixel the mean of those it stands for, weighted by alpha.
    package func reduced(by factor: Int) -> Bitmap<UInt8> {
        guard factor > 1 else { return self }
        let (columns, rows) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
        var result = Bitmap(width: columns, height: rows, filledWith: pixels[0])
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = SIMD4<UInt32>.zero
                var count: UInt32 = 0
                for y in row * factor..<Swift.min((row + 1) * factor, height) {
                    for x in column * factor..<Swift.min((column + 1) * factor, width) {
                        let pixel = pixels[y * width + x]
                        let ink = SIMD4(UInt32(pixel.red), UInt32(pixel.green), UInt32(pixel.blue), 1)
                        sum &+= ink &* UInt32(pixel.alpha)
                        count += 1
                    }
                }
                let weight = Swift.max(1, sum.w)
                let mean = (sum &+ weight / 2) / SIMD4(repeating: weight)
                result[column, row] = RGBA(
                    red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z),
                    alpha: UInt8((sum.w + count / 2) / count))
            }
        }
        return result
    }
}
