/// Lines drawn with a round pen.
struct Strokes: Shape {
    /// The segments, in pixels; one of no length is a dot.
    var segments: [(from: Point, to: Point)]
    /// The width of the pen.
    var width: Double
    let bounds: Rect

    init(_ segments: [(from: Point, to: Point)], width: Double) {
        self.segments = segments
        self.width = width
        let xs = segments.flatMap { [$0.from.x, $0.to.x] }
        let ys = segments.flatMap { [$0.from.y, $0.to.y] }
        let left = xs.min() ?? 0
        let top = ys.min() ?? 0
        bounds = Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
            .grown(by: width / 2)
    }

    func distance(to point: Point) -> Double {
        var nearest = Double.infinity
        for (from, to) in segments {
            let along = to - from
            let reach = along.dot(along)
            let share = reach > 0 ? max(0, min(1, (point - from).dot(along) / reach)) : 0
            nearest = min(nearest, (from + along * share - point).length)
        }
        return nearest - width / 2
    }
}
