/// Finds the zones that hold a square of a given size: what is that wide is a ground, what is not is a
/// stroke.
package enum FlatSquares {
    /// For each run that is a root, whether its zone holds a square of about `2 * cell` pixels.
    ///
    /// The test is made on a grid of cells half the square's side, four of which make the square, so that any
    /// square of `3 * cell` pixels is found wherever it lies. Of each cell a few rows are looked at: what a
    /// row between them crosses is no more than a hairline. Zones that are found already are passed over.
    package static func roots(in runs: QuasiFlatRuns, cell: Int) -> [Bool] {
        var found = [Bool](repeating: false, count: runs.count)
        let columns = runs.width / cell
        guard columns > 1, runs.height / cell > 1 else { return found }
        let step = max(1, cell / 3)
        let sampledRows = (cell + step - 1) / step
        var upper = CellRow(columns: columns)
        var lower = CellRow(columns: columns)
        func visit(_ run: Int, _ columns: Range<Int>) {
            guard columns.count >= cell else { return }
            let root = runs.sets.parents[run]
            guard !found[Int(root)] else { return }
            let first = (columns.lowerBound + cell - 1) / cell
            let last = columns.upperBound / cell
            if first < last { lower.add(root: root, cells: first..<last) }
        }
        for band in 0..<(runs.height / cell) {
            lower.clear()
            for y in stride(from: band * cell, to: (band + 1) * cell, by: step) {
                // Cells of one pixel are for screens of less than a pixel a point.
                if cell > 1 {
                    runs.forEachLongRun(ofRow: y) { visit($0, $1) }
                } else {
                    runs.forEachRun(ofRow: y) { visit($0, $1) }
                }
            }
            if band > 0 {
                for column in 0..<columns - 1 {
                    let root = lower.uniformRoot(column, height: sampledRows)
                    if root >= 0, root == lower.uniformRoot(column + 1, height: sampledRows),
                        root == upper.uniformRoot(column, height: sampledRows),
                        root == upper.uniformRoot(column + 1, height: sampledRows)
                    {
                        found[Int(root)] = true
                    }
                }
            }
            swap(&upper, &lower)
        }
        return found
    }
}

/// A row of cells, each with the zone that fills it.
private struct CellRow {
    private var roots: [Int32]
    private var rows: [Int32]

    init(columns: Int) {
        roots = Array(repeating: -1, count: columns)
        rows = Array(repeating: 0, count: columns)
    }

    mutating func clear() {
        for column in rows.indices {
            rows[column] = 0
            roots[column] = -1
        }
    }

    /// Notes that a run of the zone `root` covers cells in one more row.
    @inline(__always)
    mutating func add(root: Int32, cells: Range<Int>) {
        for column in cells {
            if rows[column] == 0 { roots[column] = root }
            if roots[column] == root { rows[column] += 1 }
        }
    }

    /// The zone that fills a cell, or -1.
    @inline(__always)
    func uniformRoot(_ column: Int, height: Int) -> Int32 {
        rows[column] == height ? roots[column] : -1
    }
}
