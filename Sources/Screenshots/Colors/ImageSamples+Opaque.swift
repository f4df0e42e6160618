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
    ///   - canvas: What the translucent ones are laid on; nil where all are opaque, so that alpha is not
    ///     looked at.
    ///   - map: The way to the bitmap's colour space.
    package init(
        _ samples: consuming ImageSamples, over canvas: Screenshot.Canvas?, convertedBy map: ColorMap
    ) {
        switch consume samples {
        case .eight(var bitmap):
            bitmap.convert(by: map, format: .rgba8)
            if let canvas { bitmap.flatten(over: canvas.shade) }
            self = bitmap
        case .sixteen(var bitmap):
            if let canvas {
                // Sixteen bits to the end, so that colours are rounded to eight but once.
                bitmap.convert(by: map, format: .rgba16)
                bitmap.flatten(over: canvas.shade)
                self = Bitmap(bitmap, convertedBy: .identity)
            } else {
                self = Bitmap(bitmap, convertedBy: map)
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

    /// Converts the pixels in place.
    fileprivate mutating func convert(by map: ColorMap, format: PixelFormat) {
        guard !map.isIdentity else { return }
        PixelTransform(map, from: format, to: format).convert(inPlace: &pixels)
    }

    /// Composites every pixel over a colour: on the code values themselves as screens do.
    mutating func flatten(over shade: Screenshot.Canvas.Shade) {
        let white = UInt64(Channel.max)
        let behind = shade == .black ? 0 : white
        func over(_ code: Channel, _ alpha: UInt64) -> Channel {
            Channel(truncatingIfNeeded: (UInt64(code) * alpha + behind * (white - alpha) + white / 2) / white)
        }
        for index in pixels.indices where pixels[index].alpha != .max {
            let pixel = pixels[index]
            let alpha = UInt64(pixel.alpha)
            pixels[index] = RGBA(
                red: over(pixel.red, alpha), green: over(pixel.green, alpha), blue: over(pixel.blue, alpha))
        }
    }
}
