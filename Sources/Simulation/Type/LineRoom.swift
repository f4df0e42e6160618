internal import Raster
internal import ScreenReading
internal import TextDetection

/// How far the ground of a line goes on beside it, and what ends it.
struct LineRoom {
    /// The free pixels to the left.
    let left: Int
    /// The free pixels to the right.
    let right: Int
    /// What ends the free pixels to the left.
    let leftEnd: LineObstacle
    /// What ends the free pixels to the right.
    let rightEnd: LineObstacle

    /// Looks along the rows of a line for what is beside it.
    ///
    /// - Parameters:
    ///   - index: The line, by its index.
    ///   - regions: What is on the screen.
    ///   - screen: What tells the line's ground.
    ///   - rim: How many pixels the soft edge of letters may reach beyond their box.
    init(beside index: Int, among regions: [Region], on screen: BackdropMask, rim: Int) {
        let box = regions[index].box
        func isFree(_ x: Int) -> Bool {
            x >= box.x - rim && x < box.maxX + rim
                || (box.y..<box.maxY).allSatisfy { screen.isGround(x: x, y: $0, of: regions[index]) }
        }
        func end(at x: Int) -> LineObstacle {
            guard 0..<screen.bitmap.width ~= x else { return .screen }
            let isNeighbor = regions.indices.contains { other in
                let next = regions[other].box
                return other != index && regions[other].kind != .picture && next.x - 1 <= x
                    && x <= next.maxX && next.y < box.maxY && box.y < next.maxY
            }
            return isNeighbor ? .neighbor : .edge
        }
        var x = box.x - 1
        while x >= 0, isFree(x) { x -= 1 }
        left = box.x - 1 - x
        leftEnd = end(at: x)
        x = box.maxX
        while x < screen.bitmap.width, isFree(x) { x += 1 }
        right = x - box.maxX
        rightEnd = end(at: x)
    }

    /// What is in the way where a line grows by some pixels; nil where it has room to one of its sides, or to
    /// both where it grows from its middle.
    func obstacle(toGrowth growth: Int) -> (room: Int, what: LineObstacle)? {
        let half = (growth + 1) / 2
        if growth <= right || growth <= left || (half <= left && half <= right) { return nil }
        return right >= left ? (right, rightEnd) : (left, leftEnd)
    }
}

/// What ends the room beside a line.
public enum LineObstacle: String, Hashable, Sendable, CaseIterable {
    /// Another line or an icon.
    case neighbor
    /// The end of what the line lies on: a button, a card, a picture.
    case edge
    /// The border of the screen.
    case screen
}
