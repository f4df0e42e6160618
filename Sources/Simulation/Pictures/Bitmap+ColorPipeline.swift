internal import ColorMath
internal import Raster

extension Bitmap {
    /// Simulates every pixel of a part by itself: clipped and rounded once, alpha left alone.
    ///
    /// Colours that were met lately are not worked out again: a screen has a few of them in long runs, a
    /// photograph many that come back.
    mutating func apply(_ pipeline: ColorPipeline<some RGBEncoding>, in part: PixelRect? = nil) {
        guard !pipeline.isIdentity else { return }
        let part = part ?? PixelRect(x: 0, y: 0, width: width, height: height)
        var memory = ColorMemory<Channel>()
        for y in part.y..<part.maxY {
            var seen = self[part.x, y]
            var result = memory.result(for: seen, by: pipeline)
            for index in y * width + part.x..<y * width + part.maxX {
                let pixel = pixels[index]
                if pixel != seen {
                    seen = pixel
                    result = memory.result(for: pixel, by: pipeline)
                }
                pixels[index] = result
            }
        }
    }
}

/// The results for colours that were met lately: each has one place that it may be in.
private struct ColorMemory<Channel>
where Channel: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable {
    private static var places: Int { 1 << 14 }
    private var colors = [RGBA<Channel>?](repeating: nil, count: places)
    private var results = [RGBA<Channel>](repeating: RGBA(red: 0, green: 0, blue: 0), count: places)

    mutating func result(for pixel: RGBA<Channel>, by pipeline: ColorPipeline<some RGBEncoding>) -> RGBA<
        Channel
    > {
        let key = UInt64(pixel.red) << 32 | UInt64(pixel.green) << 16 | UInt64(pixel.blue)
        // Fibonacci hashing: neighbouring colours go to places far apart.
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 50)
        var opaque = pixel
        opaque.alpha = .max
        if colors[place] != opaque {
            colors[place] = opaque
            results[place] = opaque.simulated(by: pipeline)
        }
        var result = results[place]
        result.alpha = pixel.alpha
        return result
    }
}

extension RGBA {
    /// The pixel's colour, simulated, clipped and rounded to code values.
    fileprivate func simulated(by pipeline: ColorPipeline<some RGBEncoding>) -> RGBA {
        let most = Double(Channel.max)
        let color = pipeline.simulate(SIMD3(Double(red), Double(green), Double(blue)) / most)
        func code(_ component: Double) -> Channel {
            component > 0 ? Channel((Swift.min(component, 1) * most).rounded()) : 0
        }
        return RGBA(red: code(color.x), green: code(color.y), blue: code(color.z), alpha: alpha)
    }
}
