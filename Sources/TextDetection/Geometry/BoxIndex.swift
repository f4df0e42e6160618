/// Finds boxes by where they lie, without looking at all of them.
package struct BoxIndex {
    private let cell: (width: Int, height: Int)
    private let columns: Int
    private let rows: Int
    /// The items of each cell, row by row of cells.
    private var cells: [[Int32]]

    /// An index over a screen, in cells of a size in pixels.
    package init(width: Int, height: Int, cell: (width: Int, height: Int)) {
        self.cell = (max(1, cell.width), max(1, cell.height))
        columns = (width - 1) / self.cell.width + 1
        rows = (height - 1) / self.cell.height + 1
        cells = Array(repeating: [], count: columns * rows)
    }

    /// An index over a screen for letters and what stands near them, in cells of 32 × 16 points.
    package init(width: Int, height: Int, scale: Double) {
        self.init(width: width, height: height, cell: (Int(32 * scale), Int(16 * scale)))
    }

    /// Adds an item that occupies a box.
    package mutating func insert(_ item: Int, in box: Bounds) {
        let columns = cellColumns(of: box)
        for row in cellRows(of: box) {
            for column in columns { cells[row * self.columns + column].append(Int32(item)) }
        }
    }

    /// Adds an item that has grown to the cells that it did not occupy: one that grows a thousand times is
    /// not in its cells a thousand times.
    package mutating func extend(_ item: Int, from old: Bounds, to box: Bounds) {
        let (known, columns) = (cellColumns(of: old), cellColumns(of: box))
        let knownRows = cellRows(of: old)
        for row in cellRows(of: box) {
            for column in columns where !(knownRows.contains(row) && known.contains(column)) {
                cells[row * self.columns + column].append(Int32(item))
            }
        }
    }

    /// The items that may overlap a box, each once, in ascending order.
    package func items(in box: Bounds) -> [Int] {
        var found: [Int32] = []
        let columns = cellColumns(of: box)
        for row in cellRows(of: box) {
            for column in columns { found += cells[row * self.columns + column] }
        }
        found.sort()
        var items: [Int] = []
        items.reserveCapacity(found.count)
        for item in found where items.last != Int(item) { items.append(Int(item)) }
        return items
    }

    private func cellColumns(of box: Bounds) -> ClosedRange<Int> {
        Self.cells(from: box.minX, to: box.maxX, size: cell.width, count: columns)
    }

    private func cellRows(of box: Bounds) -> ClosedRange<Int> {
        Self.cells(from: box.minY, to: box.maxY, size: cell.height, count: rows)
    }

    private static func cells(from start: Int, to end: Int, size: Int, count: Int) -> ClosedRange<Int> {
        let first = min(max(0, start / size), count - 1)
        return first...min(max(first, (end - 1) / size), count - 1)
    }
}
