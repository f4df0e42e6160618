internal import Raster

/// How much of an image is there.
struct Coverage {
    let translucentShare: Double
    let visibleShare: Double
    let leastAlpha: UInt8
    let box: PixelRect?
    /// Whether all of it is opaque.
    let isOpaque: Bool

    /// The alpha from which a pixel can be seen, of 255: 3 % of a colour on its opposite.
    static let visibleAlpha: UInt8 = 8

    init(of bitmap: Bitmap<UInt8>) {
        var (translucent, visible) = (0, 0)
        var least = UInt8.max
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let alpha = bitmap.pixels[y * bitmap.width + x].alpha
                if alpha < .max { translucent += 1 }
                least = min(least, alpha)
                guard alpha >= Self.visibleAlpha else { continue }
                visible += 1
                left = min(left, x)
                right = max(right, x)
                top = min(top, y)
                bottom = max(bottom, y)
            }
        }
        isOpaque = translucent == 0
        leastAlpha = least
        let count = Double(bitmap.pixels.count)
        translucentShare = Double(translucent) / count
        visibleShare = Double(visible) / count
        box =
            visible == 0
            ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
