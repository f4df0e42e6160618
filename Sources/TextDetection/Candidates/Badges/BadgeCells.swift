internal import Raster

/// The pixels of a box around a small shape: those in its colour, those in others, and what lies outside.
struct BadgeCells {
    private enum Cell { case outside, plain, other }

    private let box: Bounds
    private let columns: Int
    private let screenWidth: Int
    private var cells: [Cell]

    /// The pixels of a component in a box.
    ///
    /// - Parameter isPlain: Whether a pixel, by its place in the screen, has the colour of the shape.
    init(
        of component: InkMap.Component, of ink: InkMap, in box: Bounds, where isPlain: (Int) -> Bool
    ) {
        self.box = box
        // A margin of a pixel is outside everywhere.
        columns = box.width + 2
        screenWidth = ink.mask.width
        cells = Array(repeating: .outside, count: columns * (box.height + 2))
        ink.forEachRun(of: component) { run in
            guard run.row >= box.minY, run.row < box.maxY else { return }
            for x in (run.start..<run.end).clamped(to: box.minX..<box.maxX) {
                let cell = (run.row - box.minY + 1) * columns + x - box.minX + 1
                cells[cell] = isPlain(run.row * screenWidth + x) ? .plain : .other
            }
        }
    }

    /// The places in the screen of the pixels of other colours that no way leads to from outside but through
    /// the shape.
    var inlay: [Int] {
        var cells = cells
        var ways = cells.indices.filter { cells[$0] == .outside }
        while let cell = ways.popLast() {
            for next in neighbours(of: cell) where cells[next] == .other {
                cells[next] = .outside
                ways.append(next)
            }
        }
        return cells.indices.filter { cells[$0] == .other }.map(place)
    }

    /// The largest connected part in the colour of the shape; of several as large the first.
    var largestPart: (bounds: Bounds, pixels: Set<Int>)? {
        var cells = cells
        var largest: [Int] = []
        for start in cells.indices where cells[start] == .plain {
            var part = [start]
            cells[start] = .outside
            var next = 0
            while next < part.count {
                for cell in neighbours(of: part[next]) where cells[cell] == .plain {
                    cells[cell] = .outside
                    part.append(cell)
                }
                next += 1
            }
            if part.count > largest.count { largest = part }
        }
        guard !largest.isEmpty else { return nil }
        var bounds = Bounds(minX: box.maxX, minY: box.maxY, maxX: box.minX, maxY: box.minY)
        for cell in largest {
            let x = cell % columns - 1 + box.minX
            bounds.extend(columns: x..<x + 1, row: cell / columns - 1 + box.minY)
        }
        return (bounds, Set(largest.map(place)))
    }

    private func neighbours(of cell: Int) -> [Int] {
        [-columns, 0, columns].flatMap { cell + $0 - 1...cell + $0 + 1 }.filter(cells.indices.contains)
    }

    private func place(_ cell: Int) -> Int {
        (cell / columns - 1 + box.minY) * screenWidth + cell % columns - 1 + box.minX
    }
}
