internal import ColorMath
internal import Raster

/// How the outline of what an image draws stands out from a ground: as `simulate --on` measures it.
public struct ContourMeasure: Hashable, Sendable {
    /// The contrast with white that half of the outline has at least (WCAG 2.2); `nil` for an image that
    /// fills its frame, or draws nothing.
    public let contrastOnWhite: Double?
    /// The same with black.
    public let contrastOnBlack: Double?
    /// The share of what is drawn that has the contrast that WCAG 2.2 asks of graphics (1.4.11) with white,
    /// 0…1; 1 for an image that fills its frame, 0 for one that draws nothing.
    public let shareSeenOnWhite: Double
    /// The same with black.
    public let shareSeenOnBlack: Double
    /// The contrast ratio of the lightest that is drawn with the darkest; 1 for one colour, for nothing, and
    /// for an image that fills its frame.
    public let innerContrast: Double

    /// - Parameters:
    ///   - bitmap: The image in sRGB.
    ///   - isOpaque: Whether all of it is opaque, so that it has no outline of its own.
    init(of bitmap: Bitmap<UInt8>, isOpaque: Bool) {
        guard !isOpaque else {
            (contrastOnWhite, contrastOnBlack, innerContrast) = (nil, nil, 1)
            (shareSeenOnWhite, shareSeenOnBlack) = (1, 1)
            return
        }
        let inside = Inside(of: bitmap)
        innerContrast = inside.contrast
        (shareSeenOnWhite, shareSeenOnBlack) = (inside.shareOnWhite, inside.shareOnBlack)
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

    /// What is drawn, without regard to where.
    private struct Inside {
        private var (least, greatest) = (1.0, 0.0)
        private var (onWhite, onBlack, count) = (0, 0, 0)

        /// What WCAG 2.2 asks of graphics, 1.4.11.
        private static let required = ContrastStandard.nonTextRatio
        private static let white = RGBA<UInt8>(red: 255, green: 255, blue: 255)
        private static let black = RGBA<UInt8>(red: 0, green: 0, blue: 0)

        init(of bitmap: Bitmap<UInt8>) {
            var last: RGBA<UInt8>?
            var isSeen = (onWhite: 0, onBlack: 0)
            for pixel in bitmap.pixels where pixel.alpha >= 128 {
                // Neighbours are alike, and a luminance takes its time.
                if pixel != last {
                    last = pixel
                    let luminance = pixel.color.relativeLuminance
                    least = min(least, luminance)
                    greatest = max(greatest, luminance)
                    func counted(on ground: RGBA<UInt8>, of level: Double) -> Int {
                        let own =
                            pixel.alpha == 255
                            ? luminance : pixel.painted(over: ground).color.relativeLuminance
                        return ContrastRatio(luminances: own, level).value >= Self.required ? 1 : 0
                    }
                    isSeen = (counted(on: Self.white, of: 1), counted(on: Self.black, of: 0))
                }
                count += 1
                onWhite += isSeen.onWhite
                onBlack += isSeen.onBlack
            }
        }

        var contrast: Double {
            greatest < least ? 1 : ContrastRatio(luminances: greatest, least).value
        }
        var shareOnWhite: Double { count == 0 ? 0 : Double(onWhite) / Double(count) }
        var shareOnBlack: Double { count == 0 ? 0 : Double(onBlack) / Double(count) }
    }
}
