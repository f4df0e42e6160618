internal import Raster
internal import TextDetection

/// Arrows up and down that were taken for a letter: after the label of a field, or of a heading that folds.
///
/// No character is a single stroke with one bend and so much wider than high.
enum FlatArrows {
    /// How much wider than high such an arrow is: `chevron.down` is 1.7, `v` 1.1 and `^` 1.3.
    private static let flat = 1.4

    /// Whether a region is one.
    static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>, scale: Double) -> Bool {
        guard region.kind == .text, region.place == .content,
            Double(region.box.width) >= flat * Double(region.box.height)
        else { return false }
        var sign = region
        sign.kind = .icon
        let direction = ArrowSign.direction(of: sign, on: screen, scale: scale)
        return direction == .down || direction == .up
    }
}
