internal import ColorMath
internal import Raster

/// The Dynamic Island of an iPhone: a black pill in the middle of the top of its screen.
///
/// The pictures that devices take have none; those of simulators and mock-ups have, and nothing else has one.
enum Island {
    /// How much higher than wide phones with an island are at least.
    private static let tall = 1.95
    /// The largest channel of the island, which is black; pictures that were made smaller blend it a little.
    private static let black: UInt8 = 12
    /// How far down it begins, how wide and how high it is, and how far its middle is from that of the screen
    /// at most, for the width of that: 11 to 14 points, 125 by 37, of 393 to 440. What a punch hole leaves
    /// free is half as wide.
    private static let (tops, widths) = (0.02...0.045, 0.27...0.34)
    private static let (heights, aside) = (0.075...0.105, 0.012)
    /// How far from its ends its corners are still round, for its height.
    private static let corner = 0.12

    /// Whether one lies at the top of a screen.
    static func isShown(on screen: borrowing Bitmap<UInt8>) -> Bool {
        let (across, whole) = (screen.width / 2, Double(screen.width))
        guard Double(screen.height) >= tall * whole, screen.width > 1,
            !isBlack(screen, across, 0)
        else { return false }
        let end = min(screen.height, Int((tops.upperBound + heights.upperBound) * whole) + 2)
        var rows = 0..<end
        while let first = rows.first, !isBlack(screen, across, first) { rows.removeFirst() }
        let top = rows.lowerBound
        while let first = rows.first, isBlack(screen, across, first) { rows.removeFirst() }
        let (bottom, height) = (rows.lowerBound, Double(rows.lowerBound - top))
        guard bottom < end, tops.contains(Double(top) / whole), heights.contains(height / whole) else {
            return false
        }
        let middle = (top + bottom) / 2
        var (left, right) = (across, across)
        while left > 0, isBlack(screen, left - 1, middle) { left -= 1 }
        while right < screen.width, isBlack(screen, right, middle) { right += 1 }
        let inset = max(1, Int(corner * height))
        return widths.contains(Double(right - left) / whole)
            && abs(Double(left + right) - whole) / 2 <= aside * whole
            && ![left + inset - 1, right - inset].contains { x in
                isBlack(screen, x, top) || isBlack(screen, x, bottom - 1)
            }
    }

    private static func isBlack(_ screen: borrowing Bitmap<UInt8>, _ x: Int, _ y: Int) -> Bool {
        let color = screen[x, y].color
        return max(color.red, color.green, color.blue) <= black
    }
}
