internal import Raster
internal import ScreenReading

/// Marked pixels, gathered by small squares: those of squares that touch are one part.
struct ChangedTiles {
    private let columns: Int
    private let rows: Int
    /// The box of the marked pixels in each square; `nil` where there are none.
    private var boxes: [PixelRect?]

    /// The side of a square in pixels: the strokes of a letter, and the dashes of a line, lie closer.
    private static let side = 16

    /// Begins with nothing marked.
    init(width: Int, height: Int) {
        columns = (width + Self.side - 1) / Self.side
        rows = (height + Self.side - 1) / Self.side
        boxes = Array(repeating: nil, count: columns * rows)
    }

    /// Marks a pixel.
    mutating func mark(_ x: Int, _ y: Int) {
        let tile = y / Self.side * columns + x / Self.side
        guard let box = boxes[tile] else {
            boxes[tile] = PixelRect(x: x, y: y, width: 1, height: 1)
            return
        }
        let (left, top) = (min(box.x, x), min(box.y, y))
        boxes[tile] = PixelRect(
            x: left, y: top, width: max(box.maxX, x + 1) - left, height: max(box.maxY, y + 1) - top)
    }

    /// The boxes of what is marked, a part each, from the top left.
    var parts: [PixelRect] {
        var isFree = boxes.map { $0 != nil }
        var parts: [PixelRect] = []
        for seed in boxes.indices where isFree[seed] {
            isFree[seed] = false
            var open = [seed]
            var found: [PixelRect] = []
            while let tile = open.popLast() {
                if let box = boxes[tile] { found.append(box) }
                let (row, column) = tile.quotientAndRemainder(dividingBy: columns)
                for y in max(0, row - 1)...min(rows - 1, row + 1) {
                    for x in max(0, column - 1)...min(columns - 1, column + 1)
                    where isFree[y * columns + x] {
                        isFree[y * columns + x] = false
                        open.append(y * columns + x)
                    }
                }
            }
            parts.append(PixelRect(around: found))
        }
        return parts.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    }
}
