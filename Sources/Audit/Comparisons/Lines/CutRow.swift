internal import Raster

/// A row below which no stroke of some ink goes on that stands on it: text ends there at a baseline, or at an
/// edge of the colour of its ground.
struct CutRow: Hashable {
    /// The first row without ink.
    let edge: Int
    /// The columns from the first stroke that ends there to the last.
    let columns: Range<Int>

    /// From this share on a pixel counts as inked.
    private static let inked: Float = 0.5
    /// The fewest strokes that end there: a sign of two or three is like others.
    private static let fewestStrokes = 4
    /// The widest space between two strokes, and the least width of all, in heights of the line.
    private static let (space, leastWidth) = (1.0, 1.5)
    /// The most ink of the rows below, as a share of that of the last.
    private static let mostBelow = 0.08
    /// The rows below that are looked at: the first may be mixed with the edge.
    private static let below = 1...2

    /// Finds the rows at which strokes end together.
    ///
    /// - Parameters:
    ///   - ink: What they are drawn in.
    ///   - height: The height of the line that they are part of, in pixels.
    ///   - rows: Where the edge may lie.
    static func all(of ink: LineInk, height: Int, in rows: Range<Int>, of pixels: Bitmap<UInt8>) -> [CutRow] {
        let rows = rows.clamped(to: 1..<max(1, pixels.height - below.upperBound))
        func inked(_ y: Int) -> [Bool] {
            (0..<pixels.width).map { ink.share(at: $0, y, in: pixels) >= Self.inked }
        }
        guard let first = rows.first else { return [] }
        var window = (first - 1...first + below.upperBound - 1).map(inked)
        return rows.flatMap { y -> [CutRow] in
            defer {
                window.removeFirst()
                window.append(inked(y + below.upperBound))
            }
            let (last, under, further) = (window[0], window[1], window[2])
            let ends = last.indices.filter { last[$0] && !under[$0] && !further[$0] }
            guard ends.count >= fewestStrokes else { return [] }
            return ends.stretches(within: Int(space * Double(height))).compactMap { span in
                guard Double(span.count) >= leastWidth * Double(height) else { return nil }
                let strokes = span.count { last[$0] && !($0 > span.lowerBound && last[$0 - 1]) }
                let inkOf = { (row: [Bool]) in Double(span.count { row[$0] }) }
                guard strokes >= fewestStrokes, max(inkOf(under), inkOf(further)) <= mostBelow * inkOf(last)
                else { return nil }
                return CutRow(edge: y, columns: span)
            }
        }
    }
}
