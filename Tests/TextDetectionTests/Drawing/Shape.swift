/// A shape, as the distance of a point from its edge: negative inside.
struct Shape: Sendable {
    let distance: @Sendable (SIMD2<Double>) -> Double

    /// A rectangle with round corners.
    static func box(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) -> Shape {
        let half = SIMD2(width, height) / 2
        let center = SIMD2(x, y) + half
        return Shape { point in
            let offset = point - center
            let corner = SIMD2(abs(offset.x), abs(offset.y)) - half + radius
            let outside = SIMD2(max(0, corner.x), max(0, corner.y))
            return length(outside) + min(0, max(corner.x, corner.y)) - radius
        }
    }

    static func disc(x: Double, y: Double, radius: Double) -> Shape {
        Shape { length($0 - SIMD2(x, y)) - radius }
    }

    /// A line with round ends and joints through points.
    static func stroke(_ points: [SIMD2<Double>], width: Double) -> Shape {
        Shape { point in
            zip(points, points.dropFirst()).map { start, end in
                let way = end - start
                let share = ((point - start) * way).sum() / (way * way).sum()
                return length(point - start - way * min(1, max(0, share)))
            }.reduce(.infinity, min) - width / 2
        }
    }

    private static func length(_ vector: SIMD2<Double>) -> Double {
        (vector * vector).sum().squareRoot()
    }
}
