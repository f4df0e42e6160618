internal import ColorMath

/// The form of a line in numbers that do not depend on its size: what ``SizeNetwork`` tells the script and
/// the size by.
package struct LineForm: Sendable {
    /// The parts that the rows of a line are put into.
    package static let bands = 20
    /// The number of ``values``.
    package static let count = 2 * bands + 14

    /// The ink of each band of rows, from top to bottom; the strokes that its rows cross, for the height; and
    /// the sides, strokes and components of the line.
    package let values: [Float]

    package init(_ line: Line, _ shape: LineShape) {
        let height = Float(shape.inkHeight)
        let inkedRows = shape.top..<shape.top + shape.inkHeight
        let inkedColumns = Float(max(1, shape.strokesPerColumn.count { $0 > 0 }))
        let area = max(1, shape.rowSums[inkedRows].reduce(0, +))
        let ink = Self.bands(shape.rowSums[inkedRows].map { $0 / area * height })
        let strokes = Self.bands(
            shape.strokesPerRow[inkedRows].map { Float($0) * height / inkedColumns })
        let length = Float(shape.width) / height
        let heights = line.glyphs.map { Float($0.height) / height }
        let widths = line.glyphs.map { Float($0.width) / height }
        let middle = Float(line.bounds.minY) + Float(line.bounds.height) / 2
        let small = line.glyphs.filter { Float($0.height) < Self.small * height }
        let above = small.count { Float($0.bounds.minY + $0.bounds.maxY) / 2 < middle }
        let count = Float(line.glyphs.count)
        let others: [Float] = [
            Self.logarithm(height), Self.logarithm(length), shape.ascent / height, shape.xHeight / height,
            4 * shape.strokeWidth / height, shape.modulation, Float(shape.meanStrokesPerColumn),
            2 * shape.fill, Float(shape.blocks.count) / length, count / length,
            heights.reduce(0, +) / count, widths.reduce(0, +) / count, widths.max() ?? 0,
            Float(above) / length,
        ]
        values = ink + strokes + others.map { min($0, Self.most) }
    }

    /// Components lower than this are dots, marks and signs.
    private static let small: Float = 0.35
    /// No number is larger: beyond it, more says nothing more.
    private static let most: Float = 6

    private static func logarithm(_ value: Float) -> Float { Float(naturalLogarithm(Double(value))) }

    /// The means of rows in bands of equal height.
    private static func bands(_ rows: [Float]) -> [Float] {
        let height = Float(rows.count) / Float(bands)
        return (0..<bands).map { band in
            let (lower, upper) = (Float(band) * height, Float(band + 1) * height)
            var sum: Float = 0
            for row in Int(lower)..<min(rows.count, Int(upper.rounded(.up))) {
                sum += rows[row] * (min(upper, Float(row + 1)) - max(lower, Float(row)))
            }
            return min(sum / height, most)
        }
    }
}
