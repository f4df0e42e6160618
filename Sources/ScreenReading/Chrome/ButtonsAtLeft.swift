internal import ColorMath
package import Raster
package import TextDetection

/// The buttons of a window of Linux that has them at its left: a cross or a disc with one, a dash, and a sign
/// of one that makes the window larger, as far from one another (Ubuntu up to 17.04, MATE).
///
/// Those of macOS are three discs, all of one size.
package enum ButtonsAtLeft {
    /// How far in points from the corner the first begins, and the sides of the outer ones.
    private static let (corner, sides) = (16.0, 5.0...20.0)
    /// How far in points the middles of neighbours are apart, and how far off a level.
    private static let (pitches, level) = (16.0...28.0, 1.0)
    /// The height of the dash in points at most, and its width.
    private static let (height, widths) = (3.0, 4.0...14.0)
    /// How far channels are from the backdrop that are a dash.
    private static let difference = 24

    /// Whether a window has such buttons.
    package static func areShown(
        among regions: [Region], on screen: Bitmap<UInt8>, within window: PixelRect, scale: Double
    ) -> Bool {
        let reach = (corner + 2 * pitches.upperBound + sides.upperBound) * scale
        let signs = regions.filter { sign in
            sign.kind == .icon && Double(sign.box.maxX - window.x) <= reach
                && Double(sign.box.y - window.y) <= corner * scale
                && sides.contains(Double(max(sign.box.width, sign.box.height)) / scale)
        }
        return signs.contains { cross in
            Double(cross.box.x - window.x) <= corner * scale && cross.box.x > window.x
                && signs.contains { last in
                    let pitch = (last.box.middle.x - cross.box.middle.x) / 2
                    return pitches.contains(pitch / scale) && last.box.width < cross.box.width
                        && abs(last.box.middle.y - cross.box.middle.y) <= level * scale
                        && hasDash(between: cross.box, and: last, on: screen, scale: scale)
                }
        }
    }

    /// Whether a dash, and nothing else, lies half-way between two signs.
    private static func hasDash(
        between cross: PixelRect, and last: Region, on screen: Bitmap<UInt8>, scale: Double
    ) -> Bool {
        let middle = (cross.middle.x + last.box.middle.x) / 2
        var dash: PixelRect?
        for y in cross.y..<cross.maxY {
            for x in cross.maxX + 1..<last.box.x - 1
            where screen[x, y].color.largestDifference(from: last.backdrop) > difference {
                let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
                dash = dash.map { PixelRect(around: [$0, pixel]) } ?? pixel
            }
        }
        guard let dash else { return false }
        return Double(dash.height) <= height * scale && widths.contains(Double(dash.width) / scale)
            && abs(dash.middle.x - middle) <= 2 * level * scale
            && abs(dash.middle.y - cross.middle.y) <= 2 * level * scale
    }
}
