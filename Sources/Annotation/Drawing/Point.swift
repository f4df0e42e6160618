/// A place on a canvas in pixels; pixel (0, 0) has its centre at (0.5, 0.5).
package struct Point: Hashable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    static func + (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
    static func - (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
    static func * (lhs: Point, rhs: Double) -> Point { Point(x: lhs.x * rhs, y: lhs.y * rhs) }

    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    var length: Double { dot(self).squareRoot() }
}
