internal import ColorMath

/// A sign and a few letters, in one line or several, on a coloured ground.
struct Chip {
    private let lines: [Lettering]
    let color: SRGB8

    init(_ lines: [String], color: SRGB8, capHeight: Double) {
        self.lines = lines.map { Lettering(text: $0, capHeight: capHeight) }
        self.color = color
    }

    private var capHeight: Double { lines[0].capHeight }
    private var margin: Double { capHeight * 0.6 }
    /// From the top of a line to that of the next.
    private var pitch: Double { capHeight * 1.6 }

    var width: Double { (lines.map(\.width).max() ?? 0) + 2 * margin }
    var height: Double { capHeight + pitch * Double(lines.count - 1) + 2 * margin }

    func draw(at corner: Point, on canvas: inout Canvas) {
        let rect = Rect(x: corner.x, y: corner.y, width: width, height: height)
        canvas.fill(RoundedRect(rect: rect, radius: (capHeight + 2 * margin) * 0.3), with: color)
        for (index, line) in lines.enumerated() {
            let place = corner + Point(x: margin, y: margin + pitch * Double(index))
            line.draw(at: place, color: Marking.ink, on: &canvas)
        }
    }
}
