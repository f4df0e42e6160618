internal import ColorMath
internal import Raster
internal import ScreenReading

/// The straight edges of a screen, as panels, sheets and bars have them: where one colour gives way to
/// another all along a stretch of a row or a column.
struct StraightEdges {
    /// One edge.
    struct Edge: Hashable {
        /// The first row, or column, beyond it.
        let position: Int
        /// The columns, or rows, that it runs across.
        let span: Range<Int>
    }

    /// The edges along rows, from the top.
    let rows: [Edge]
    /// The edges along columns, from the left.
    let columns: [Edge]

    /// How far the colours on either side are apart, in code values: a raised surface in dark is a lighter
    /// grey by 28, a bar on a white page a darker one by 9.
    static let otherColor = 8

    /// Finds the edges that are long enough.
    ///
    /// - Parameter shortest: The length of the shortest edge in pixels, along a row and along a column.
    init(in pixels: Bitmap<UInt8>, shortest: (row: Int, column: Int)) {
        func isEdge(_ x: Int, _ y: Int, _ x0: Int, _ y0: Int) -> Bool {
            pixels[x, y].color.largestDifference(from: pixels[x0, y0].color) > Self.otherColor
        }
        rows = (1..<max(1, pixels.height)).flatMap { y in
            Self.runs(0..<pixels.width, atLeast: shortest.row) { isEdge($0, y, $0, y - 1) }
                .map { Edge(position: y, span: $0) }
        }
        columns = (1..<max(1, pixels.width)).flatMap { x in
            Self.runs(0..<pixels.height, atLeast: shortest.column) { isEdge(x, $0, x - 1, $0) }
                .map { Edge(position: x, span: $0) }
        }
    }

    /// How many pixels in a row may be alike on both sides: where a letter ends at the edge, one that is
    /// mixed of ink and ground may have the colour of what begins there.
    private static let mixed = 2

    /// The stretches in which something holds all along.
    private static func runs(
        _ range: Range<Int>, atLeast shortest: Int, where holds: (Int) -> Bool
    ) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var open: Range<Int>?
        for index in range where holds(index) {
            if let run = open, index - run.upperBound <= mixed {
                open = run.lowerBound..<index + 1
            } else {
                runs += [open].compactMap(\.self).filter { $0.count >= shortest }
                open = index..<index + 1
            }
        }
        return runs + [open].compactMap(\.self).filter { $0.count >= shortest }
    }
}
