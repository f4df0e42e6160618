import PNGFiles
import Raster

/// FNV-1a, 64 bits (draft-eastlake-fnv): enough to tell one image from another.
struct FNV1a {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    /// Every sample of the image in order, those of 16 bits in big-endian byte order.
    static func hash(_ samples: ImageSamples) -> UInt64 {
        var hash = FNV1a()
        switch samples {
        case .eight(let bitmap):
            for pixel in bitmap.pixels {
                for sample in [pixel.red, pixel.green, pixel.blue, pixel.alpha] { hash.combine(sample) }
            }
        case .sixteen(let bitmap):
            for pixel in bitmap.pixels {
                for sample in [pixel.red, pixel.green, pixel.blue, pixel.alpha] {
                    hash.combine(UInt8(sample >> 8))
                    hash.combine(UInt8(truncatingIfNeeded: sample))
                }
            }
        }
        return hash.value
    }
}
