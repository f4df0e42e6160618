internal import ColorMath
internal import Raster
internal import TextDetection

/// A disc or a square that is filled with one colour and nothing else.
enum FilledShape {
    /// The share of its box that has its colour: a disc fills 0.785 of its box, but for its blended edge.
    private static let share = 0.7
    /// How far the channels of its pixels are apart.
    private static let even = 12
    /// How much wider than high it is.
    private static let round = 0.9...1.1

    /// Whether an icon is one.
    static func holds(_ icon: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let box = icon.box
        guard round.contains(Double(box.width) / Double(max(1, box.height))) else { return false }
        var filled = 0
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX where screen[x, y].color.largestDifference(from: icon.ink) <= even {
                filled += 1
            }
        }
        return Double(filled) >= share * Double(box.area)
    }
}
