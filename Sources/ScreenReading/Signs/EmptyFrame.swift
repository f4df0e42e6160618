internal import ColorMath
internal import Raster
internal import TextDetection

/// The outline of a square or a ring with nothing in it: an empty check box, a radio button.
///
/// Beside its label any other sign is decoration. A box to be ticked is not: without its outline nobody
/// knows that there is one.
enum EmptyFrame {
    /// How much its sides may differ, in pixels and as a share of its height.
    private static let uneven = (pixels: 2, share: 0.1)
    /// How deep the outline lies in the box at most, as a share of its height.
    private static let depth = 0.25
    /// The share of each side in the middle that is empty.
    private static let inside = 0.5
    /// How far the channels of what is inside may be from each other.
    private static let flat = 16

    /// Whether an icon is one.
    static func holds(_ icon: Region, on screen: borrowing Bitmap<UInt8>) -> Bool {
        let box = icon.box
        let difference = abs(box.width - box.height)
        guard icon.kind == .icon, difference <= max(uneven.pixels, Int(uneven.share * Double(box.height)))
        else { return false }
        let (across, down) = (box.x + box.width / 2, box.y + box.height / 2)
        let reach = max(2, Int(depth * Double(box.height)))
        guard reach * 2 < min(box.width, box.height) else { return false }
        let limit = icon.ink.largestDifference(from: icon.backdrop) / 2
        func isInk(_ x: Int, _ y: Int) -> Bool {
            screen[x, y].color.largestDifference(from: icon.ink) <= limit
        }
        guard (0..<reach).contains(where: { isInk(box.x + $0, down) }),
            (0..<reach).contains(where: { isInk(box.maxX - 1 - $0, down) }),
            (0..<reach).contains(where: { isInk(across, box.y + $0) }),
            (0..<reach).contains(where: { isInk(across, box.maxY - 1 - $0) })
        else { return false }
        let middle = screen[across, down].color
        guard middle.largestDifference(from: icon.ink) > limit else { return false }
        let half = Int(inside * Double(min(box.width, box.height)) / 2)
        for y in down - half..<down + half {
            for x in across - half..<across + half
            where screen[x, y].color.largestDifference(from: middle) > flat { return false }
        }
        return true
    }
}
