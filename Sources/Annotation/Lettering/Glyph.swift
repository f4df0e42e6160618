/// A letter as the path of a pen: capitals are 10 units tall, the baseline is at y = 10, and descenders reach
/// below it.
struct Glyph {
    /// The segments in units.
    let segments: [(from: Point, to: Point)]
    /// The width in units, from the leftmost to the rightmost point.
    let width: Double

    /// The number of segments that a curve is drawn with: at the sizes of labels, more cannot be seen.
    private static let steps = 6

    /// Reads a path: `M x y` moves the pen, `L x y` draws a line, `Q cx cy x y` a quadratic curve.
    init(path: String) {
        var segments: [(from: Point, to: Point)] = []
        var pen = Point(x: 0, y: 0)
        var command: Substring = ""
        var numbers: [Double] = []
        for word in path.split(separator: " ") {
            guard let number = Double(word) else {
                command = word
                numbers = []
                continue
            }
            numbers.append(number)
            switch (command, numbers.count) {
            case ("M", 2):
                pen = Point(x: numbers[0], y: numbers[1])
            case ("L", 2):
                let end = Point(x: numbers[0], y: numbers[1])
                segments.append((pen, end))
                pen = end
            case ("Q", 4):
                let control = Point(x: numbers[0], y: numbers[1])
                let end = Point(x: numbers[2], y: numbers[3])
                let start = pen
                for step in 1...Self.steps {
                    let t = Double(step) / Double(Self.steps)
                    let next = start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t)
                    segments.append((pen, next))
                    pen = next
                }
            default:
                continue
            }
            numbers = []
        }
        self.segments = segments
        width = segments.reduce(0) { max($0, $1.from.x, $1.to.x) }
    }
}
