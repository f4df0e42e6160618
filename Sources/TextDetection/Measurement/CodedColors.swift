package import ColorMath
package import Raster

/// The ink and the plain backdrop of a line on a screen from Display P3: known to their codes, each of which
/// stands for several colours, until something tells which of them were drawn.
package struct CodedColors: Sendable {
    /// The ink and the backdrop as the screen shows them.
    package let read: (ink: SRGB8, backdrop: SRGB8)
    /// The colours that the ink may have been drawn in.
    private var inks: [SRGB8]
    /// The same for the backdrop.
    private var backdrops: [SRGB8]
    /// The colours of the line's pixels, where there is something to tell by them.
    private let blends: Set<RGBA<UInt8>>
    /// What the rims of the letters told.
    package private(set) var drawn: DrawnColors?

    /// Takes the colours of the line in a box of the screen.
    package init(ink: SRGB8, backdrop: SRGB8, in bounds: Bounds, on screen: borrowing Bitmap<UInt8>) {
        read = (ink, backdrop)
        inks = DisplayP3Codes.colors(readAs: ink)
        backdrops = DisplayP3Codes.colors(readAs: backdrop)
        guard inks.count > 1 || backdrops.count > 1 else {
            blends = []
            drawn = nil
            return
        }
        blends = Self.colors(in: bounds, of: screen)
        drawn = DrawnColors(inks: inks, backdrops: backdrops, blends: blends)
    }

    private static func colors(in bounds: Bounds, of screen: borrowing Bitmap<UInt8>) -> Set<RGBA<UInt8>> {
        var colors: Set<RGBA<UInt8>> = []
        var last: RGBA<UInt8>?
        for y in bounds.minY..<bounds.maxY {
            for x in bounds.minX..<bounds.maxX where screen[x, y] != last {
                last = screen[x, y]
                colors.insert(screen[x, y])
            }
        }
        return colors
    }

    /// The ink, as exactly as is known.
    package var ink: SRGB8 { drawn?.ink ?? (inks.count == 1 ? inks[0] : read.ink) }

    /// The backdrop, as exactly as is known.
    package var backdrop: SRGB8 { drawn?.backdrop ?? (backdrops.count == 1 ? backdrops[0] : read.backdrop) }

    /// The WCAG 2 contrast ratio of the two; of the middles of their luminances where several colours are
    /// left.
    package var contrastRatio: Double {
        drawn?.contrastRatio
            ?? ContrastRatio(
                luminances: LuminanceMeter.middle(of: inks), LuminanceMeter.middle(of: backdrops)
            ).value
    }

    /// Leaves out what other lines of the screen rule out: what they were drawn in.
    package mutating func learn(from others: ToldColors) {
        guard drawn == nil else { return }
        let pairs = inks.count * backdrops.count
        if let ink = others.color(readAs: read.ink) { inks = [ink] }
        if let backdrop = others.color(readAs: read.backdrop) { backdrops = [backdrop] }
        guard inks.count * backdrops.count < pairs else { return }
        drawn = DrawnColors(inks: inks, backdrops: backdrops, blends: blends)
    }
}
