package import Raster

/// A rectangle on a canvas in pixels, its edges anywhere.
package struct Rect: Hashable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// The rectangle with every edge moved outwards.
    package func grown(by margin: Double) -> Rect {
        Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    /// The point of the rectangle that is nearest to another.
    package func nearest(to point: Point) -> Point {
        Point(x: max(x, min(point.x, maxX)), y: max(y, min(point.y, maxY)))
    }

    /// How far two rectangles are apart; 0 where they touch.
    package func gap(to other: Rect) -> Double {
        let x = max(0, other.x - maxX, x - other.maxX)
        let y = max(0, other.y - maxY, y - other.maxY)
        return Point(x: x, y: y).length
    }

    /// The area that two rectangles share.
    package func overlap(with other: Rect) -> Double {
        let width = min(maxX, other.maxX) - max(x, other.x)
        let height = min(maxY, other.maxY) - max(y, other.y)
        return width > 0 && height > 0 ? width * height : 0
    }
}

extension Rect {
    package init(_ rect: PixelRect) {
        self.init(
            x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
    }
}
