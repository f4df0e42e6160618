internal import Raster

/// How much goes on in an image from pixel to pixel.
public struct TextureMeasure: Hashable, Sendable {
    /// The share of pixels that are opaque and lie off the line between their neighbours by 4 code values or
    /// more, 0…1: photographs have many, flat art and gradients few.
    public let noisyShare: Double
    /// The same where the image is made some 120 pixels wide, as far as it is wider: photographs, which are
    /// smooth where they are large, have 0.4 and more then, and most drawings 0.3 and less.
    public let smallNoisyShare: Double
    /// The share of the image that is gone where it is made 40 pixels wide, 0…1: pixels that are then off by
    /// 48 code values or more.
    public let fineShare: Double
    /// The standard deviation of the code values of grey, 0…127.5: how much contrast there is at all.
    public let deviation: Double

    init(of bitmap: Bitmap<UInt8>) {
        let grays = bitmap.pixels.map(\.gray)
        noisyShare = Self.noisyShare(of: bitmap, grays)
        let small = bitmap.averaged(by: bitmap.width / Self.smallWidth)
        smallNoisyShare =
            small.width == bitmap.width ? noisyShare : Self.noisyShare(of: small, small.pixels.map(\.gray))
        fineShare = Self.fineShare(of: bitmap, grays)
        var (sum, squares) = (0.0, 0.0)
        for gray in grays {
            sum += gray
            squares += gray * gray
        }
        let count = Double(bitmap.pixels.count)
        deviation = max(0, squares / count - (sum / count) * (sum / count)).squareRoot()
    }

    /// The width in pixels that a small icon has.
    private static let smallWidth = 120

    private static func noisyShare(of bitmap: Bitmap<UInt8>, _ grays: [Double]) -> Double {
        let (width, height) = (bitmap.width, bitmap.height)
        guard width > 2, height > 2 else { return 0 }
        var noisy = 0
        for y in 1..<height - 1 {
            for x in 1..<width - 1 {
                let index = y * width + x
                guard bitmap.pixels[index].alpha == .max else { continue }
                let here = 2 * grays[index]
                let across = grays[index - 1] + grays[index + 1] - here
                let down = grays[index - width] + grays[index + width] - here
                if max(abs(across), abs(down)) >= 8 { noisy += 1 }
            }
        }
        return Double(noisy) / Double((width - 2) * (height - 2))
    }

    private static func fineShare(of bitmap: Bitmap<UInt8>, _ grays: [Double]) -> Double {
        let cell = bitmap.width / 40
        guard cell >= 2 else { return 0 }
        var (lost, all) = (0, 0)
        for top in stride(from: 0, through: bitmap.height - cell, by: cell) {
            for left in stride(from: 0, through: bitmap.width - cell, by: cell) {
                var sum = 0.0
                for y in top..<top + cell {
                    for x in left..<left + cell { sum += grays[y * bitmap.width + x] }
                }
                let mean = sum / Double(cell * cell)
                for y in top..<top + cell {
                    for x in left..<left + cell
                    where abs(grays[y * bitmap.width + x] - mean) >= 48 {
                        lost += 1
                    }
                }
                all += cell * cell
            }
        }
        return all == 0 ? 0 : Double(lost) / Double(all)
    }
}

extension RGBA<UInt8> {
    /// The luma of ITU-R BT.601 over mid grey, 0…255.
    var gray: Double {
        let luma = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
        return alpha == .max ? luma : 128 + (luma - 128) * Double(alpha) / 255
    }
}
