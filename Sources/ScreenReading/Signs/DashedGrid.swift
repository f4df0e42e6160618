internal import ColorMath
package import Raster
package import TextDetection

/// Where the dashed lines of a grid cross, and what else of one was taken for a sign.
///
/// A plus stands alone. A crossing goes on: thin lines, whole or in dashes, lead away from its middle across
/// and down, with nothing beside them.
package enum DashedGrid {
    /// How much wider than high a crossing is.
    private static let shapes = 0.6...1.7
    /// How high in points one is at most: dashes are no longer than the signs of small type.
    private static let highest = 12.0
    /// How far it is looked at what leads away, in sides of the crossing, and in pixels at least.
    private static let (reach, leastReach) = (3, 12)
    /// The share of the way that is ink at least, and the share beside the way at most, so far beside it in
    /// pixels, and in points more: letters of a line are higher than a line is thick.
    private static let (along, beside, apart) = (0.2, 0.1, 2)
    /// The contrast from which on it is a sign: a grid recedes behind what is drawn on it.
    private static let clear = 3.0
    /// The ways that lead on at least: at the side of a grid, three.
    private static let fewestWays = 3

    /// Whether what was taken for text is one.
    package static func holds(_ region: Region, on screen: borrowing Bitmap<UInt8>, scale: Double) -> Bool {
        let box = region.box
        guard region.kind == .text, region.place == .content, region.contrast.high < clear,
            shapes.contains(Double(box.width) / Double(max(1, box.height))),
            Double(max(box.width, box.height)) <= highest * scale
        else { return false }
        let length = max(leastReach, reach * max(box.width, box.height))
        func isInk(_ x: Int, _ y: Int) -> Bool {
            x >= 0 && y >= 0 && x < screen.width && y < screen.height && region.isInk(screen[x, y].color)
        }
        /// Whether ink leads away from a side of the box, in its middle and not beside that.
        func leadsOn(_ right: Int, _ down: Int) -> Bool {
            let (middleX, middleY) = (box.x + box.width / 2, box.y + box.height / 2)
            let (across, high) = ((box.width + 1) / 2, (box.height + 1) / 2)
            let aside = apart + Int(scale.rounded(.up))
            var (inked, strays) = (0, 0)
            for step in 1...length {
                let x = middleX + right * (across + step)
                let y = middleY + down * (high + step)
                // The middle of an even number of pixels lies between two.
                if (-1...1).contains(where: { isInk(x + $0 * down, y + $0 * right) }) { inked += 1 }
                if isInk(x + aside * down, y + aside * right) || isInk(x - aside * down, y - aside * right) {
                    strays += 1
                }
            }
            return Double(inked) >= along * Double(length) && Double(strays) <= beside * Double(length)
        }
        let ways = [(1, 0), (-1, 0), (0, 1), (0, -1)].count { leadsOn($0.0, $0.1) }
        return ways >= fewestWays
    }
}
