/// A part of a screen, as stretches of columns row by row.
struct RowMask {
    private var rowStarts: [Int32] = [0]
    private var stretches: [Range<Int32>] = []

    var isEmpty: Bool { stretches.isEmpty }
    var height: Int { rowStarts.count - 1 }

    /// The stretches of a row, from the left.
    func stretches(ofRow y: Int) -> ArraySlice<Range<Int32>> {
        stretches[Int(rowStarts[y])..<Int(rowStarts[y + 1])]
    }

    /// Adds the next row.
    private mutating func append(row: some Sequence<Range<Int32>>) {
        for stretch in row where !stretch.isEmpty { stretches.append(stretch) }
        rowStarts.append(Int32(stretches.count))
    }

    /// The tiles that hold texture (photographs, grain, blurred artwork) and those around them.
    init(texturedTilesOf thresholds: TileThresholds, width: Int, height: Int) {
        let side = thresholds.side
        let rows = thresholds.values.count / thresholds.columns
        for row in 0..<rows {
            var columns: [Range<Int32>] = []
            for column in 0..<thresholds.columns
            where thresholds.isTextured(around: column, row: row, rows: rows) {
                let start = Int32(column * side)
                let end = Int32(min((column + 1) * side, width))
                if let last = columns.last, last.upperBound == start {
                    columns[columns.count - 1] = last.lowerBound..<end
                } else {
                    columns.append(start..<end)
                }
            }
            for _ in row * side..<min((row + 1) * side, height) { append(row: columns) }
        }
    }

    /// The runs of some components of ink.
    init(components: [Bool], of ink: InkMap) {
        for y in 0..<ink.rowStarts.count - 1 {
            let row = ink.runs[Int(ink.rowStarts[y])..<Int(ink.rowStarts[y + 1])]
            append(row: row.lazy.filter { components[Int($0.component)] }.map { $0.start..<$0.end })
        }
    }
}

extension TileThresholds {
    /// Whether a tile or one of the eight around it holds texture.
    fileprivate func isTextured(around column: Int, row: Int, rows: Int) -> Bool {
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
            for x in max(0, column - 1)...min(columns - 1, column + 1)
            where values[y * columns + x] >= Self.texture {
                return true
            }
        }
        return false
    }
}
