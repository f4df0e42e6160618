internal import ColorMath

/// A sign and a few letters on a coloured ground.
struct Chip {
    let lettering: Lettering
    let color: SRGB8

    init(_ text: String, color: SRGB8, capHeight: Double) {
        lettering = Lettering(text: text, capHeight: capHeight)
        self.color = color
    }

    private var margin: Double { lettering.capHeight * 0.6 }

    var width: Double { lettering.width + 2 * margin }
    var height: Double { lettering.capHeight + 2 * margin }

    func draw(at corner: Point, on canvas: inout Canvas) {
        let rect = Rect(x: corner.x, y: corner.y, width: width, height: height)
        canvas.fill(RoundedRect(rect: rect, radius: height * 0.3), with: color)
        lettering.draw(at: corner + Point(x: margin, y: margin), color: Marking.ink, on: &canvas)
    }
}
