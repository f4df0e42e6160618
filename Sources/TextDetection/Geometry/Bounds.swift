package import Raster

/// A box of pixels by its corners, the last column and row excluded.
package struct Bounds: Hashable {
    // There are millions of boxes in a screen full of specks, and no side is longer than this.
    private var left: Int32
    private var top: Int32
    private var right: Int32
    private var bottom: Int32

    package var minX: Int {
        get { Int(left) }
        set { left = Int32(newValue) }
    }
    package var minY: Int {
        get { Int(top) }
        set { top = Int32(newValue) }
    }
    package var maxX: Int {
        get { Int(right) }
        set { right = Int32(newValue) }
    }
    package var maxY: Int {
        get { Int(bottom) }
        set { bottom = Int32(newValue) }
    }

    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        left = Int32(minX)
        top = Int32(minY)
        right = Int32(maxX)
        bottom = Int32(maxY)
    }

    package init(_ rect: PixelRect) {
        self.init(minX: rect.x, minY: rect.y, maxX: rect.maxX, maxY: rect.maxY)
    }

    package var width: Int { maxX - minX }
    package var height: Int { maxY - minY }
    package var area: Int { width * height }
    package var rect: PixelRect { PixelRect(x: minX, y: minY, width: width, height: height) }

    package mutating func extend(columns: Range<Int>, row: Int) {
        minX = min(minX, columns.lowerBound)
        maxX = max(maxX, columns.upperBound)
        minY = min(minY, row)
        maxY = max(maxY, row + 1)
    }

    package func union(_ other: Bounds) -> Bounds {
        Bounds(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    package func contains(_ other: Bounds) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// Whether it reaches beyond another box on all sides.
    package func surrounds(_ other: Bounds) -> Bool {
        minX < other.minX && minY < other.minY && maxX > other.maxX && maxY > other.maxY
    }

    /// The box grown on every side, within a screen.
    package func grown(by margin: Int, width: Int, height: Int) -> Bounds {
        Bounds(
            minX: max(0, minX - margin), minY: max(0, minY - margin), maxX: min(width, maxX + margin),
            maxY: min(height, maxY + margin))
    }

    /// The horizontal distance to another box; negative where they overlap.
    package func gapX(to other: Bounds) -> Int { max(other.minX - maxX, minX - other.maxX) }
    /// The vertical distance to another box; negative where they overlap.
    package func gapY(to other: Bounds) -> Int { max(other.minY - maxY, minY - other.maxY) }
}
