internal import ColorMath
internal import Raster
internal import TextDetection

/// The box that a label lies in the middle of, as that of a button does.
struct ButtonBox {
    let box: PixelRect

    /// How far channels are apart at its edge, from one pixel to the next: what changes less is a gradient.
    private static let edge = 6
    /// How far its sides are from the label at least and at most, and how high it is, for the size of the
    /// type.
    private static let (sides, heights) = (0.35...8.0, 1.35...3.6)
    /// How much wider than high it is at least.
    private static let shape = 1.3
    /// How far the label is from its middle: in points across or as a share of the room beside it, and down
    /// for the size of the type.
    private static let (across, unevenness, down) = (2.0, 0.12, 0.25)

    /// Looks for the edges around a label; nil where there are none, or it lies not in their middle.
    init?(around label: Region, on screen: Bitmap<UInt8>, scale: Double) {
        let (own, size) = (label.box, label.pointSize * scale)
        let middle = own.y + own.height / 2
        func isEdge(_ x: Int, _ y: Int, _ right: Int, _ below: Int) -> Bool {
            screen[x, y].color.largestDifference(from: screen[x + right, y + below].color) >= Self.edge
        }
        /// The steps from a pixel to the last one before an edge; nil where there is none within reach.
        func steps(from x: Int, _ y: Int, _ right: Int, _ below: Int, atMost reach: Double) -> Int? {
            (0...max(0, Int(reach))).first { step in
                let (column, row) = (x + step * right, y + step * below)
                guard column + right >= 0, column + right < screen.width, row + below >= 0,
                    row + below < screen.height
                else { return false }
                return isEdge(column, row, right, below)
            }
        }
        // The blended edge of the first and the last letter is not the button's.
        let blended = 2
        guard own.x >= blended, own.maxX + blended <= screen.width,
            let left = steps(from: own.x - blended, middle, -1, 0, atMost: Self.sides.upperBound * size),
            let right = steps(
                from: own.maxX + blended - 1, middle, 1, 0, atMost: Self.sides.upperBound * size)
        else { return nil }
        let room = (left: Double(left + blended), right: Double(right + blended))
        guard min(room.left, room.right) >= Self.sides.lowerBound * size,
            abs(room.left - room.right)
                <= max(Self.across * scale, Self.unevenness * (room.left + room.right) / 2)
        else { return nil }
        let columns = [own.x - blended - left / 2, own.maxX + blended - 1 + right / 2]
        let reach = Self.heights.upperBound * size
        let ends = columns.compactMap { x -> (up: Int, down: Int)? in
            guard let up = steps(from: x, middle, 0, -1, atMost: reach),
                let down = steps(from: x, middle, 0, 1, atMost: reach)
            else { return nil }
            return (up, down)
        }
        guard ends.count == columns.count, abs(ends[0].up - ends[1].up) <= 1,
            abs(ends[0].down - ends[1].down) <= 1
        else { return nil }
        box = PixelRect(
            x: own.x - blended - left, y: middle - ends[0].up,
            width: own.width + 2 * blended + left + right, height: ends[0].up + ends[0].down + 1)
        guard Self.heights.contains(Double(box.height) / size),
            Double(box.width) >= Self.shape * Double(box.height),
            abs(box.middle.y - own.middle.y) <= Self.down * size
        else { return nil }
    }
}
