internal import Raster

/// The lower edge of a screen, where the system draws a bar before a scrim by which people leave an app, and
/// where the corners of the picture may be cut off.
extension Scrim.Screen {
    /// The share of the height in which it lies, how wide it is at most for the screen, and the share of the
    /// width at either side that is a corner.
    private static let (strip, width, corner) = (0.06, 0.5, 0.1)

    /// A part of the screen that ends above its lower edge, where nothing but that bar and the corners is
    /// bright there.
    ///
    /// - Parameter limit: The largest channel of what is not bright.
    func withoutBarAtFoot(_ part: PixelRect, brighterThan limit: Int) -> PixelRect {
        let whole = samples.box
        let strip = max(part.y, whole.maxY - Int(Self.strip * Double(whole.height)))
        let aside = Int(Self.corner * Double(whole.width))
        let foot = PixelRect(
            x: whole.x + aside, y: strip, width: whole.width - 2 * aside, height: max(0, part.maxY - strip))
        if let bar = samples.area(in: foot, where: { $0.largest > limit })?.box {
            guard bar.height <= ScreenSamples.step, Double(bar.width) <= Self.width * Double(whole.width),
                abs((bar.x - whole.x) - (whole.maxX - bar.maxX)) <= 2 * ScreenSamples.step
            else { return part }
        }
        return PixelRect(x: part.x, y: part.y, width: part.width, height: strip - part.y)
    }
}
