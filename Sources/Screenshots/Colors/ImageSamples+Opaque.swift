package import PixelConversion
package import Raster

extension ImageSamples {
    /// Whether every pixel is opaque.
    package var isOpaque: Bool {
        switch self {
        case .eight(let bitmap): bitmap.isOpaque
        case .sixteen(let bitmap): bitmap.isOpaque
        }
    }
}

extension Bitmap<UInt8> {
    /// Samples as an opaque bitmap, in the samples' own memory where they have eight bits and nobody else
    /// holds them.
    ///
    /// - Parameters:
    ///   - samples: The samples.
    ///   - isOpaque: Whether all of them are opaque; if so, alpha is not looked at.
    ///   - map: The way to the bitmap's colour space.
    package init(_ samples: consuming ImageSamples, isOpaque: Bool, convertedBy map: ColorMap) {
        switch consume samples {
        case .eight(var bitmap):
            bitmap.convert(by: map, format: .rgba8)
            if !isOpaque { bitmap.flatten() }
            self = bitmap
        case .sixteen(var bitmap):
            if isOpaque {
                self = Bitmap(bitmap, convertedBy: map)
            } else {
                // Sixteen bits to the end, so that colours are rounded to eight but once.
                bitmap.convert(by: map, format: .rgba16)
                bitmap.flatten()
                self = Bitmap(bitmap, convertedBy: .identity)
            }
        }
    }

    /// A 16-bit bitmap in eight bits.
    private init(_ bitmap: borrowing Bitmap<UInt16>, convertedBy map: ColorMap) {
        let pass = PixelTransform(map, from: .rgba16, to: .rgba8)
        let source = bitmap.pixels[...]
        let pixels = [RGBA<UInt8>](unsafeUninitializedCapacity: source.count) { buffer, count in
            var target = UnsafeMutableRawBufferPointer(buffer).mutableBytes
            pass.convert(source.span.bytes, into: &target)
            count = source.count
        }
        self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
    }
}

extension Bitmap {
    /// Whether every pixel is opaque.
    var isOpaque: Bool {
        // Blocks without a branch inside, so that the compiler can compare many pixels at once.
        let blockSize = 4096
        var start = 0
        while start < pixels.count {
            let end = min(start + blockSize, pixels.count)
            var alpha = Channel.max
            for index in start..<end { alpha &= pixels[index].alpha }
            guard alpha == .max else { return false }
            start = end
        }
        return true
    }

    /// A code value up to this share of white counts as black.
    private static var black: Channel { .max / 8 }
    /// The share of the pixels beside transparent ones, in tenths, that are black where all counts as such.
    private static var blackTenths: Int { 9 }

    /// The fewest such pixels that tell.
    private static var fewest: Int { 8 }
    /// How wide an edge is at most that is neither opaque nor transparent; a shadow is wider.
    private static var edge: Int { 3 }

    /// Whether the opaque pixels beside transparent ones in their row are black.
    private var isBlackBesideTransparency: Bool {
        var (count, blackCount) = (0, 0)
        for row in stride(from: 0, to: pixels.count, by: width) {
            // The last pixels of either kind that the other has not followed yet.
            var clear: Int?
            var opaque: Int?
            for index in row..<row + width {
                let alpha = pixels[index].alpha
                guard alpha == 0 || alpha == .max else { continue }
                let last = alpha == 0 ? opaque : clear
                if let last, index - last <= Self.edge {
                    let pixel = pixels[alpha == 0 ? last : index]
                    count += 1
                    if max(pixel.red, pixel.green, pixel.blue) <= Self.black { blackCount += 1 }
                }
                (clear, opaque) = alpha == 0 ? (index, nil) : (nil, index)
            }
        }
        return count >= Self.fewest && 10 * blackCount >= Self.blackTenths * count
    }

    /// Converts the pixels in place.
    fileprivate mutating func convert(by map: ColorMap, format: PixelFormat) {
        guard !map.isIdentity else { return }
        PixelTransform(map, from: format, to: format).convert(inPlace: &pixels)
    }

    /// Composites every pixel over white, or over black where what lies beside the transparent parts is
    /// black, as on the round screen of a watch: on the code values themselves as screens do.
    mutating func flatten() {
        let white = UInt64(Channel.max)
        let ground = isBlackBesideTransparency ? 0 : white
        func over(_ code: Channel, _ alpha: UInt64) -> Channel {
            Channel(truncatingIfNeeded: (UInt64(code) * alpha + ground * (white - alpha) + white / 2) / white)
        }
        for index in pixels.indices where pixels[index].alpha != .max {
            let pixel = pixels[index]
            let alpha = UInt64(pixel.alpha)
            pixels[index] = RGBA(
                red: over(pixel.red, alpha), green: over(pixel.green, alpha), blue: over(pixel.blue, alpha))
        }
    }
}
