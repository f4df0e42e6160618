internal import ColorMath
internal import Raster
internal import TextDetection

/// What is drawn around something else and was taken for a line of text: the arcs of gauges around their
/// signs, the outlines of keys and buttons.
///
/// Nothing in another ink stands within a letter. A sign or a word in a line has letters to its left and its
/// right at most; what has the ink of the line above or below it, too, is encircled.
enum Encircling {
    /// How high what is encircled is for the line at least: what is lower is a dot within a letter.
    private static let least = 0.2
    /// The contrast that it has at least: within letters with a shadow lie parts of that.
    private static let seen = 1.4
    /// On how many sides ink lies: a gauge is open below.
    private static let fewestSides = 3
    /// How far the channels of another ink are from that of the line, and from what it lies on, at least: the
    /// hole of a letter has that.
    private static let otherInk = 48
    /// How far a pixel is from the ink at most, as a share of the distance of the backdrop.
    private static let inked = 0.34

    /// Whether a line of text lies around another region.
    static func holds(
        _ line: Region, among regions: [Region], on screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        guard line.kind == .text, line.place == .content else { return false }
        let own = line.box
        for other in regions {
            let box = other.box
            guard other.kind != .picture, box.x > own.x, box.maxX < own.maxX, box.y > own.y,
                box.maxY < own.maxY, Double(box.height) >= least * Double(own.height),
                other.contrast.typical >= seen, other.ink.largestDifference(from: line.ink) >= otherInk,
                other.ink.largestDifference(from: line.backdrop) >= otherInk
            else { continue }
            let sides = ScreenRay.Side.allCases.filter { side in
                let reach =
                    switch side {
                    case .left: box.x - own.x
                    case .right: own.maxX - box.maxX
                    case .up: box.y - own.y
                    case .down: own.maxY - box.maxY
                    }
                return ScreenRay(from: side, of: box).distance(within: reach, on: screen) {
                    Double($0.largestDifference(from: line.ink))
                        <= inked * Double(line.backdrop.largestDifference(from: line.ink))
                } != nil
            }
            if sides.count >= fewestSides { return true }
        }
        return false
    }
}
