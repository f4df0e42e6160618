package import ColorMath

/// A line of text to be drawn.
package struct Lettering {
    let text: String
    /// The height of the capitals in pixels.
    let capHeight: Double

    /// In units of a glyph, whose capitals are 10 tall.
    private static let pen = 1.5
    private static let gap = 2.8
    private static let space = 5.5

    /// A line with capitals of a height in pixels.
    package init(text: String, capHeight: Double) {
        self.text = text
        self.capHeight = capHeight
    }

    private var unit: Double { capHeight / 10 }

    /// The width in pixels, from the left edge of the first stroke to the right edge of the last.
    package var width: Double {
        var width = Self.pen - Self.gap
        for character in text {
            width += (Alphabet[character]?.width ?? Self.space - Self.gap) + Self.gap
        }
        return max(0, width) * unit
    }

    /// Draws the line with the top left corner of its capitals at a point.
    package func draw(at origin: Point, color: SRGB8, on canvas: inout Canvas) {
        var x = Self.pen / 2
        for character in text {
            guard let glyph = Alphabet[character] else {
                x += Self.space
                continue
            }
            let corner = origin + Point(x: x * unit, y: 0)
            let segments = glyph.segments.map { (corner + $0.from * unit, corner + $0.to * unit) }
            canvas.fill(Strokes(segments, width: Self.pen * unit), with: color)
            x += glyph.width + Self.gap
        }
    }
}
