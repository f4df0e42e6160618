/// A shape by its signed distance, which gives smooth edges at every size.
protocol Shape {
    /// A rectangle that the shape lies in.
    var bounds: Rect { get }

    /// The distance from a point to the shape's edge in pixels, negative inside.
    func distance(to point: Point) -> Double
}

/// A filled rectangle with round corners.
struct RoundedRect: Shape {
    var rect: Rect
    var radius: Double

    var bounds: Rect { rect }

    func distance(to point: Point) -> Double {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        let beyondX = abs(point.x - rect.center.x) - rect.width / 2 + radius
        let beyondY = abs(point.y - rect.center.y) - rect.height / 2 + radius
        return Point(x: max(beyondX, 0), y: max(beyondY, 0)).length + min(max(beyondX, beyondY), 0) - radius
    }
}

/// The outline of a rectangle with round corners, whole or dashed.
struct Outline: Shape {
    var rect: RoundedRect
    var width: Double
    /// The length of a dash and of a gap; `nil` for a whole line.
    var dash: Double?

    var bounds: Rect { rect.rect.grown(by: width / 2) }

    func distance(to point: Point) -> Double {
        let edge = abs(rect.distance(to: point)) - width / 2
        guard let dash else { return edge }
        // Along a horizontal edge x + y counts x, along a vertical one y, so dashes keep their length round
        // the corner.
        let phase = (point.x + point.y).truncatingRemainder(dividingBy: 2 * dash)
        return max(edge, abs(phase - dash) - dash / 2)
    }
}
