internal import ColorMath
package import Raster
package import TextDetection

/// What the pixels around icons tell of what they are for.
package enum IconSight {
    /// How far in points what holds an icon is from it at most: a disc or a tile of 56 points, as a floating
    /// button has, around a sign of 24 (Material Design, Floating action buttons).
    private static let holder = 16.0

    /// How far channels are apart that are seen as two colours.
    private static let difference = 12

    /// Looks around every icon of a screen's own content.
    package static func look(
        around regions: inout [Region], on screen: borrowing Bitmap<UInt8>, scale: Double
    ) {
        let captions = IconCaptions(among: regions, scale: scale)
        for index in regions.indices where regions[index].kind == .icon && regions[index].place == .content {
            let icon = regions[index]
            var around = IconSurroundings()
            around.arrow = ArrowSign.direction(of: icon, on: screen, scale: scale)
            around.strongest = StrongPart.contrast(of: icon, on: screen)
            around.count =
                PageDots.holds(icon, on: screen, scale: scale)
                ? .pages : RisingBars.holds(icon, on: screen) ? .strength : nil
            around.isInThumb = SwitchThumb.holds(icon, on: screen, scale: scale)
            around.standsFree =
                ScreenRay.box(
                    around: icon.box, within: Int(holder * scale), on: screen,
                    until: { $0.largestDifference(from: icon.backdrop) > difference }) == nil
            (around.beside, around.tile) = captions.beside(icon, on: screen)
            around.below = captions.below(icon, on: screen)
            regions[index].surroundings = around
        }
    }
}
