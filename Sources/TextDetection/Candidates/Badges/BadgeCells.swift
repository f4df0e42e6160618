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
            for row in [cell - columns, cell, cell + columns] {
                for next in row - 1...row + 1 where cells.indices.contains(next) && cells[next] == .other {
                    cells[next] = .outside
                    ways.append(next)
                }
            }
        }
        return cells.indices.filter { cells[$0] == .other }.map(place)
    }

    /// The largest connected part in the colour of the shape; of several as large the first.
    var largestPart: (bounds: Bounds, pixels: Set<Int>)? {
        var mask = PixelMask(width: columns, height: cells.count / columns)
        for cell in cells.indices where cells[cell] == .plain { mask.insert(cell..<cell + 1) }
        let parts = InkMap(mask)
        guard let first = parts.components.first else { return nil }
        let largest = parts.components.dropFirst().reduce(first) { $0.area < $1.area ? $1 : $0 }
        var pixels: Set<Int> = []
        parts.forEachRun(of: largest) { run in
            for x in run.start..<run.end { pixels.insert(place(run.row * columns + x)) }
        }
        let (x, y) = (box.minX - 1, box.minY - 1)
        let bounds = Bounds(
            minX: largest.bounds.minX + x, minY: largest.bounds.minY + y, maxX: largest.bounds.maxX + x,
            maxY: largest.bounds.maxY + y)
        return (bounds, pixels)
    }

    private func place(_ cell: Int) -> Int {
        (cell / columns - 1 + box.minY) * screenWidth + cell % columns - 1 + box.minX
    }
}
