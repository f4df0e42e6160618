internal import Raster

/// A box of pixels by its corners, the last column and row excluded.
struct Bounds: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(_ rect: PixelRect) {
        self.init(minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: rect.maxY)
    }

    var width: Int { maxX - minX }
    var height: Int { maxY - minY }
    var area: Int { width * height }
    var rect: PixelRect { PixelRect(x: minX, y: minY, width: width, height: height) }

    mutating func extend(columns: Range<Int>, row: Int) {
        minX = min(minX, columns.lowerBound)
        maxX = max(maxX, columns.upperBound)
        minY = min(minY, row)
        maxY = max(maxY, row + 1)
    }

    func union(_ other: Bounds) -> Bounds {
        Bounds(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    func contains(_ other: Bounds) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// The box grown on every side, within a screen.
    func grown(by margin: Int, width: Int, height: Int) -> Bounds {
        Bounds(
            minX: max(0, minX - margin), minY: max(0, minY - margin), maxX: min(width, maxX + margin),
            maxY: min(height, maxY + margin))
    }

    /// The horizontal distance to another box; negative where they overlap.
    func gapX(to other: Bounds) -> Int { max(other.minX - maxX, minX - other.maxX) }
    /// The vertical distance to another box; negative where they overlap.
    func gapY(to other: Bounds) -> Int { max(other.minY - maxY, minY - other.maxY) }
}
