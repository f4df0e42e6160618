internal import Raster

/// The side from which something covers a line.
enum CoverSide: CaseIterable {
    case above, below, left, right

    /// Whether the edge of what covers the line runs along a row.
    var isAlongRow: Bool { self == .above || self == .below }
    /// Whether what is left of the line lies before the edge: above it, or to the left of it.
    var isBeforeEdge: Bool { self == .below || self == .right }
}

/// What is left of lines that an edge cuts through: ink that stands right against it.
struct LinePieces {
    /// The pixels of the screen.
    let pixels: Bitmap<UInt8>
    /// The ink of the line that is looked for.
    let ink: LineInk
    /// Its height, in pixels.
    let height: Int

    /// From this share on a pixel counts as inked.
    private static let inked: Float = 0.4
    /// How far from an edge the first pixel lies that is mixed with it no more.
    private static let clear = 2
    /// The widest space between the words of a line, and the widest between two strokes of one row of it, in
    /// heights of it.
    private static let space = 1.0
    /// How much higher than the line its piece may be, as a share: what stands there is taller otherwise.
    private static let most = 1.1
    /// How far from an upright edge the nearest letter stands, in heights of the line: the edge may lie
    /// between two words.
    private static let nearest = 0.5

    /// The boxes around the ink that stands against an edge.
    func boxes(at edge: StraightEdges.Edge, coveredFrom side: CoverSide) -> [PixelRect] {
        let first = side.isBeforeEdge ? edge.position - Self.clear : edge.position + Self.clear - 1
        let step = side.isBeforeEdge ? -1 : 1
        return side.isAlongRow
            ? cutRows(from: first, step, edge.span) : cutColumns(from: first, step, edge.span)
    }

    /// Pieces of lines that an edge along a row cuts.
    private func cutRows(from first: Int, _ step: Int, _ span: Range<Int>) -> [PixelRect] {
        let touching = span.filter { isInked($0, first) }
        return touching.stretches(within: reach(Self.space)).compactMap { group in
            let around = group.lowerBound - height..<group.upperBound + height
            var last = first
            while isInked(anyOf: around, row: last + step) {
                last += step
                guard abs(last - first) < reach(Self.most) else { return nil }
            }
            let rows = min(first, last)..<max(first, last) + 1
            let inked = around.filter { isInked($0, anyOf: rows) }
            guard let left = inked.first, let right = inked.last else { return nil }
            return PixelRect(x: left, y: rows.lowerBound, width: right + 1 - left, height: rows.count)
        }
    }

    /// Pieces of lines that an edge along a column cuts.
    private func cutColumns(from first: Int, _ step: Int, _ span: Range<Int>) -> [PixelRect] {
        let near = [first, first + step * reach(Self.nearest)]
        let columns = (near.min() ?? first)..<(near.max() ?? first) + 1
        // The dot of an i is apart from it.
        return span.filter { isInked(anyOf: columns, row: $0) }.stretches(within: height / 3).compactMap {
            group in
            guard group.count < reach(Self.most) else { return nil }
            let around = group.lowerBound - height / 3..<group.upperBound + height / 3
            var last = first
            var column = first
            while abs(column - last) <= reach(Self.space) {
                if isInked(column, anyOf: around) { last = column }
                column += step
            }
            let columns = min(first, last)..<max(first, last) + 1
            let rows = around.filter { isInked(anyOf: columns, row: $0) }
            let inked = columns.filter { isInked($0, anyOf: around) }
            guard let top = rows.first, let bottom = rows.last, let left = inked.first,
                let right = inked.last,
                bottom + 1 - top < reach(Self.most)
            else { return nil }
            return PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
        }
    }

    private func reach(_ heights: Double) -> Int { max(1, Int((heights * Double(height)).rounded())) }

    private func isInked(_ x: Int, _ y: Int) -> Bool { ink.share(at: x, y, in: pixels) >= Self.inked }
    private func isInked(anyOf columns: Range<Int>, row: Int) -> Bool {
        columns.contains { isInked($0, row) }
    }
    private func isInked(_ column: Int, anyOf rows: Range<Int>) -> Bool {
        rows.contains { isInked(column, $0) }
    }
}
