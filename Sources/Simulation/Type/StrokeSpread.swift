/// Makes strokes wider: a grey dilation of what they cover by an ellipse whose radii may be parts of a pixel.
///
/// Between pixels coverage is interpolated, so that a straight edge moves by exactly the radius: an edge that
/// moves by a fraction of a pixel adds that fraction. Source of the operation: Serra, Image Analysis and
/// Mathematical Morphology, 1982, chapter XII.
package struct StrokeSpread {
    /// How far strokes grow to the sides, in pixels.
    package let columns: Double
    /// How far they grow upwards and downwards, in pixels.
    package let rows: Double
    private let places: [Place]

    /// A place within the ellipse, relative to its middle.
    private struct Place {
        let column: Int
        let row: Int
        let right: Float
        let down: Float
    }

    /// The number of places on the border of the ellipse: the chord between two is less than a twentieth of
    /// the radius within it.
    private static let borderCount = 16

    /// - Parameters:
    ///   - columns: The radius to the sides in pixels, at least 0.
    ///   - rows: The radius upwards and downwards in pixels, at least 0.
    package init(columns: Double, rows: Double) {
        self.columns = columns
        self.rows = rows
        var places: [Place] = []
        func add(_ x: Double, _ y: Double) {
            let (left, top) = (x.rounded(.down), y.rounded(.down))
            places.append(
                Place(column: Int(left), row: Int(top), right: Float(x - left), down: Float(y - top)))
        }
        for row in -Int(rows)...Int(rows) {
            for column in -Int(columns)...Int(columns) {
                let x = column == 0 ? 0 : Double(column) / columns
                let y = row == 0 ? 0 : Double(row) / rows
                if x * x + y * y <= 1 { add(Double(column), Double(row)) }
            }
        }
        for index in 0..<Self.borderCount {
            let (cosine, sine) = Self.directions[index]
            add(columns * cosine, rows * sine)
        }
        self.places = places
    }

    /// Cosine and sine of sixteenths of a turn.
    private static let directions: [(Double, Double)] = {
        let (one, other) = (0.923879532511287, 0.38268343236509)
        let half = 0.5.squareRoot()
        let quarter = [(1.0, 0.0), (one, other), (half, half), (other, one)]
        return quarter + quarter.map { (-$1, $0) } + quarter.map { (-$0, -$1) } + quarter.map { ($1, -$0) }
    }()

    /// How many pixels around it a stroke may reach into.
    var reach: Int { Int(max(columns, rows).rounded(.up)) + 1 }

    /// The coverage of wider strokes.
    ///
    /// - Parameters:
    ///   - coverage: What strokes cover of each pixel, 0…1, row by row; what is negative counts as 0.
    ///   - width: The pixels of a row.
    /// - Returns: As many values, none smaller than before.
    package func spread(_ coverage: [Float], width: Int) -> [Float] {
        let height = coverage.count / width
        func value(_ x: Int, _ y: Int) -> Float {
            guard x >= 0, x < width, y >= 0, y < height else { return 0 }
            return max(0, coverage[y * width + x])
        }
        var result = coverage
        for y in 0..<height {
            for x in 0..<width where coverage[y * width + x] >= 0 && coverage[y * width + x] < 1 {
                var best = coverage[y * width + x]
                for place in places {
                    let (left, top) = (x + place.column, y + place.row)
                    let upper = value(left, top) * (1 - place.right) + value(left + 1, top) * place.right
                    let lower =
                        value(left, top + 1) * (1 - place.right) + value(left + 1, top + 1) * place.right
                    best = max(best, upper * (1 - place.down) + lower * place.down)
                    if best >= 1 { break }
                }
                result[y * width + x] = min(best, 1)
            }
        }
        return result
    }
}
