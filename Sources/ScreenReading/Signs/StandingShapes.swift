internal import ColorMath
package import Raster
package import TextDetection

/// Shapes that stand on the edge of what they lie on, as areas under the curve of a chart do, whose peaks
/// look like letters, and parts of drawings.
///
/// Letters stand free on their backdrop. Such a shape fills most of the lower edge of its box, and ends there
/// because its backdrop does: beneath lies a frame, a page or another colour.
package enum StandingShapes {
    /// The share of its lower edge that one fills at least: letters that are cut off by a bar fill less.
    private static let filled = 0.5
    /// The share of what lies beneath that may be backdrop: where the edge is not straight.
    private static let free = 0.1
    /// How far beneath in pixels that is looked at: further than an edge that is blended.
    private static let beneath = 2
    /// How far channels are apart that are one colour.
    private static let alike = 12
    /// The contrast from which on letters are to be seen whatever they stand on: links that are underlined
    /// right above a rule.
    private static let clear = 4.5

    /// Whether what was taken for text is such a shape.
    package static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let (box, lowest) = (region.box, region.box.maxY - 1)
        guard region.kind == .text, region.place == .content, region.contrast.high < clear,
            lowest + beneath < screen.height
        else { return false }
        let inked = (box.x..<box.maxX).filter { x in
            screen[x, lowest].color.largestDifference(from: region.ink) <= alike
        }
        guard Double(inked.count) >= filled * Double(box.width) else { return false }
        let onBackdrop = inked.count { x in
            screen[x, lowest + beneath].color.largestDifference(from: region.backdrop) <= alike
        }
        return Double(onBackdrop) <= free * Double(inked.count)
    }
}
