internal import ColorMath
internal import Raster
internal import TextDetection

/// The round thumb of a switch with a sign in it, in its track.
///
/// Material Design draws a thumb of 24 points, or of 28 while it is pressed, in a track of 52 by 32 with an
/// outline of 2 (Switch, Specs), in colours of its own while it is off.
enum SwitchThumb {
    /// The sizes in points of the sign, the thumb, and the track without its outline.
    private static let (signs, thumbs) = (5.0...20.0, 20.0...30.0)
    private static let (widths, heights) = (44.0...56.0, 25.0...34.0)
    /// How far from round the thumb is.
    private static let round = 0.85...1.18
    /// How far in points from its sign the thumb ends at most, and from that the track.
    private static let (toThumb, toTrack) = (14.0, 36.0)
    /// The blended edge of the thumb in points.
    private static let edge = 1.5
    /// How far channels are apart that are seen as two colours.
    private static let difference = 10

    /// Whether an icon lies in one.
    static func holds(_ icon: Region, on screen: borrowing Bitmap<UInt8>, scale: Double) -> Bool {
        let sign = icon.box
        guard signs.contains(Double(max(sign.width, sign.height)) / scale),
            signs.contains(Double(min(sign.width, sign.height)) / scale),
            let thumb = ScreenRay.box(
                around: sign, within: Int(toThumb * scale), on: screen,
                until: { $0.largestDifference(from: icon.backdrop) > difference }),
            thumbs.contains(Double(thumb.width) / scale), thumbs.contains(Double(thumb.height) / scale),
            round.contains(Double(thumb.width) / Double(thumb.height)),
            !isSquare(thumb, of: icon.backdrop, on: screen)
        else { return false }
        let outer = thumb.grown(by: max(0, Int((edge * scale).rounded()) - 2))
        guard let left = ScreenRay(from: .left, of: outer).color(at: 0, on: screen),
            let right = ScreenRay(from: .right, of: outer).color(at: 0, on: screen),
            left.largestDifference(from: right) <= difference,
            let track = ScreenRay.box(
                around: outer, within: Int(toTrack * scale), on: screen,
                until: { $0.largestDifference(from: left) > difference })
        else { return false }
        return widths.contains(Double(track.width) / scale) && heights.contains(Double(track.height) / scale)
    }

    /// Whether a corner of a box has the colour inside it, as the button beside a field has.
    private static func isSquare(
        _ box: PixelRect, of color: SRGB8, on screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        for x in [box.x + 1, box.maxX - 2] {
            for y in [box.y + 1, box.maxY - 2]
            where screen[x, y].color.largestDifference(from: color) <= difference { return true }
        }
        return false
    }
}
