internal import ColorMath
internal import Raster
internal import TextDetection

/// A cross or a plus that was taken for a letter: what closes, clears or adds, before a label or alone.
///
/// It looks the same after a quarter of a turn, which no letter does that has ink in its middle. Among keys
/// or in a table, where short words as high stand in its row or column, it is a character.
enum CrossSign {
    /// How much wider than high one is.
    private static let shapes = 0.88...1.14
    /// The sides in pixels of what is looked at at least.
    private static let leastSide = 6
    /// The share of its box that is ink at most: a square has more.
    private static let mostInk = 0.65
    /// The share of the ink that is ink after a quarter of a turn at least.
    private static let turned = 0.75
    /// The share of a side that its corners, and the middles of its sides, are.
    private static let part = 0.2
    /// How much higher short words are at most, how far they are, in sides of the cross, and how wide for
    /// their heights.
    private static let (alike, reach, short) = (1.5, 5.0, 0.2...2.0)

    /// Whether a region is one.
    static func holds(
        _ region: Region, among regions: [Region], on screen: borrowing Bitmap<UInt8>
    ) -> Bool {
        let box = region.box
        guard region.kind == .text, region.place == .content,
            shapes.contains(Double(box.width) / Double(max(1, box.height))),
            min(box.width, box.height) >= leastSide, box.maxX <= screen.width, box.maxY <= screen.height
        else { return false }
        /// Whether there is ink at a place, as shares of the box.
        func isInk(_ across: Double, _ down: Double) -> Bool {
            let x = min(box.maxX - 1, box.x + Int(across * Double(box.width)))
            let y = min(box.maxY - 1, box.y + Int(down * Double(box.height)))
            return region.isInk(screen[x, y].color)
        }
        guard isInk(0.5, 0.5) else { return false }
        let corners = [(part, part), (1 - part, part), (part, 1 - part), (1 - part, 1 - part)]
        let edges = [(0.5, part), (part, 0.5), (1 - part, 0.5), (0.5, 1 - part)]
        let isCross = corners.allSatisfy(isInk) && !edges.contains(where: isInk)
        let isPlus = edges.allSatisfy(isInk) && !corners.contains(where: isInk)
        guard isCross || isPlus else { return false }
        var (inked, kept) = (0, 0)
        for y in 0..<box.height {
            for x in 0..<box.width {
                let across = (Double(x) + 0.5) / Double(box.width)
                let down = (Double(y) + 0.5) / Double(box.height)
                guard isInk(across, down) else { continue }
                inked += 1
                if isInk(1 - down, across) { kept += 1 }
            }
        }
        return Double(inked) <= mostInk * Double(box.area) && Double(kept) >= turned * Double(inked)
            && !regions.contains { isShort($0, near: region) }
    }

    /// Whether a region is a short word in the row or the column of a cross.
    private static func isShort(_ other: Region, near cross: Region) -> Bool {
        let (own, box) = (cross.box, other.box)
        guard other.kind == .text, box != own else { return false }
        let across = abs(box.middle.x - own.middle.x)
        let down = abs(box.middle.y - own.middle.y)
        return Double(max(box.height, own.height)) <= alike * Double(min(box.height, own.height))
            && short.contains(Double(box.width) / Double(box.height))
            && max(across, down) <= reach * Double(own.height) && min(across, down) <= Double(own.height) / 2
    }
}
