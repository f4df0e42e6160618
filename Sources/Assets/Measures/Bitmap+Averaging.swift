package import Raster

extension Bitmap<UInt8> {
    /// The bitmap so many times smaller, every pixel the rounded mean of the code values of those it stands
    /// for, alpha too; what is left over at the right and at the bottom goes. Itself where nothing would be
    /// left.
    package func averaged(by factor: Int) -> Bitmap<UInt8> {
        guard factor > 1 else { return self }
        let (columns, rows) = (width / factor, height / factor)
        guard columns > 0, rows > 0 else { return self }
        var pixels: [RGBA<UInt8>] = []
        pixels.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                var sum = SIMD4<Int>.zero
                for y in row * factor..<(row + 1) * factor {
                    for x in column * factor..<(column + 1) * factor {
                        let pixel = self[x, y]
                        sum &+= SIMD4(
                            Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
                    }
                }
                let mean = (sum &+ factor * factor / 2) / (factor * factor)
                pixels.append(
                    RGBA(
                        red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z), alpha: UInt8(mean.w)))
            }
        }
        return Bitmap(width: columns, height: rows, pixels: pixels)
    }
}
