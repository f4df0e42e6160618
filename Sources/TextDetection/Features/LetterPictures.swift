/// Letters of a line as small pictures, of one size for the size of the type: what ``TypeNetwork`` knows
/// typefaces by.
package struct LetterPictures: Sendable {
    /// The cells of a picture from left to right, and from top to bottom.
    package static let (columns, rows) = (16, 20)
    /// No more letters of a line are looked at.
    package static let most = 6

    /// How much of each cell the ink covers, a row after another, for each letter.
    package let values: [[Float]]

    /// The side of a cell, for the size.
    private static let cell: Float = 0.055
    /// What lies above the baseline, for the size.
    private static let above: Float = 0.82

    /// - Parameters:
    ///   - shape: The shape of the line, with the baseline that its letters stand on.
    ///   - coverage: How much of each pixel of its box the ink covers.
    ///   - size: The size that it has by the proportions of interface typefaces, in pixels.
    package init(_ line: Line, shape: LineShape, coverage: CoverageMap, size: Float) {
        let letters = line.letters(ofInkHeight: Float(shape.inkHeight)).map(\.bounds)
        let cell = Self.cell * size
        let top = Float(shape.top) + shape.ascent - Self.above * size
        let rows = (0..<coverage.height).map { Span(of: $0, from: top, cell: cell, count: Self.rows) }
        let count = min(Self.most, letters.count)
        values = (0..<count).map { index in
            let bounds = letters[index * letters.count / count]
            let (left, width) = (bounds.minX - line.bounds.minX, bounds.width)
            let start = (Float(width) - Float(Self.columns) * cell) / 2
            let columns = (0..<width).map { Span(of: $0, from: start, cell: cell, count: Self.columns) }
            var cells = [Float](repeating: 0, count: Self.columns * Self.rows)
            for y in bounds.minY - line.bounds.minY..<bounds.maxY - line.bounds.minY {
                let row = rows[y]
                for x in 0..<width {
                    let covered = coverage[left + x, y]
                    guard covered > 0 else { continue }
                    let column = columns[x]
                    for upper in row.cells {
                        let share = covered * row.length(in: upper)
                        for cell in column.cells {
                            cells[upper * Self.columns + cell] += share * column.length(in: cell)
                        }
                    }
                }
            }
            return cells
        }
    }

    /// The cells of a side that a pixel lies in.
    private struct Span {
        /// Where it begins and ends, in cells.
        let start: Float
        let end: Float
        let cells: Range<Int>

        init(of pixel: Int, from origin: Float, cell: Float, count: Int) {
            start = max(0, (Float(pixel) - origin) / cell)
            end = min(Float(count), (Float(pixel + 1) - origin) / cell)
            cells = start < end ? Int(start)..<min(count, Int(end.rounded(.up))) : 0..<0
        }

        /// How much of a cell it fills.
        func length(in cell: Int) -> Float { min(end, Float(cell + 1)) - max(start, Float(cell)) }
    }
}
