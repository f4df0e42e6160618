internal import ColorMath
internal import Raster

/// How the outline of what an image draws stands out from a ground: as `simulate --on` measures it.
public struct ContourMeasure: Hashable, Sendable {
    /// The contrast with white that half of the outline has at least (WCAG 2.2); `nil` for an image that
    /// fills its frame, or draws nothing.
    public let contrastOnWhite: Double?
    /// The same with black.
    public let contrastOnBlack: Double?
    /// The contrast ratio of the lightest that is drawn with the darkest; 1 for one colour, for nothing, and
    /// for an image that fills its frame.
    public let innerContrast: Double

    /// - Parameters:
    ///   - bitmap: The image in sRGB.
    ///   - isOpaque: Whether all of it is opaque, so that it has no outline of its own.
    init(of bitmap: Bitmap<UInt8>, isOpaque: Bool) {
        guard !isOpaque else {
            (contrastOnWhite, contrastOnBlack, innerContrast) = (nil, nil, 1)
            return
        }
        innerContrast = Self.innerContrast(of: bitmap)
        let side = max(bitmap.width, bitmap.height)
        let reduction = max(1, (side + OutlinePoint.longestSide - 1) / OutlinePoint.longestSide)
        let outline = OutlinePoint.outline(of: bitmap.reduced(by: reduction))
        func contrast(on level: UInt8) -> Double? {
            let ground = RGBA(red: level, green: level, blue: level)
            let luminance = ground.color.relativeLuminance
            return OutlinePoint.middle(of: outline.map { $0.contrast(on: ground, luminance: luminance) })
        }
        (contrastOnWhite, contrastOnBlack) = (contrast(on: 255), contrast(on: 0))
    }

    private static func innerContrast(of bitmap: Bitmap<UInt8>) -> Double {
        var (least, greatest) = (1.0, 0.0)
        var last: RGBA<UInt8>?
        for pixel in bitmap.pixels where pixel.alpha >= 128 {
            // Neighbours are alike, and a luminance takes its time.
            guard pixel != last else { continue }
            last = pixel
            let luminance = pixel.color.relativeLuminance
            least = min(least, luminance)
            greatest = max(greatest, luminance)
        }
        return greatest < least ? 1 : ContrastRatio(luminances: greatest, least).value
    }
}
