internal import ColorMath
internal import Raster
internal import TextDetection

/// Text that runs up or down the screen, as the titles of axes do.
///
/// To a detector of level lines each of its letters is a mark by itself. They stand in a column of one ink,
/// closer than lines do. The column is as wide as letters are high, so that its marks are about as wide as
/// one another; they are as high as letters are wide, which differ.
enum RotatedText {
    /// The fewest marks of a column: those of a short word, of which some touch.
    private static let fewest = 3
    /// How high a column is at least, for its width.
    private static let leastHeight = 2.5
    /// The share of its width that a mark of it has at least, and the share of the marks of which that holds.
    private static let (leastWidth, mostMarks) = (0.55, 0.7)
    /// The gap between letters, and the widest between words, as shares of the width.
    private static let (letterGap, wordGap) = (0.3, 0.9)
    /// The share of the gaps that are those of letters.
    private static let leastClose = 2.0 / 3
    /// How much higher the highest mark is than the lowest: digits in a column are equally high.
    private static let variation = 1.2
    /// How high the marks are in the median for the width of the column: short lines are lower.
    private static let leastMedian = 0.45
    /// The widest column in points.
    private static let widest = 60.0
    /// How far the channels of inks, and of backdrops, may be apart.
    private static let (inkTolerance, backdropTolerance) = (32, 12)
    /// The height of capitals as a share of the size of the type.
    private static let capitalHeight = 0.73

    /// The regions, with those that are letters of one such line as one region, set aside.
    static func joined(_ regions: [Region], scale: Double) -> [Region] {
        let marks = regions.indices.filter {
            regions[$0].place == .content && regions[$0].kind != .picture
                && Double(regions[$0].box.width) <= widest * scale
        }.sorted { (regions[$0].box.y, regions[$0].box.x) < (regions[$1].box.y, regions[$1].box.x) }
        var lines: [Int: Region] = [:]
        var used: Set<Int> = []
        for (place, mark) in marks.enumerated() where !used.contains(mark) {
            let column = self.column(from: mark, among: marks[(place + 1)...], of: regions, leavingOut: used)
            guard let line = line(column.map { regions[$0] }, scale: scale) else { continue }
            used.formUnion(column)
            lines[mark] = line
        }
        guard !lines.isEmpty else { return regions }
        return regions.indices.compactMap { lines[$0] ?? (used.contains($0) ? nil : regions[$0]) }
    }

    /// The marks that follow one another downwards from one.
    private static func column(
        from first: Int, among marks: ArraySlice<Int>, of regions: [Region], leavingOut used: Set<Int>
    ) -> [Int] {
        var column = [first]
        var (box, width) = (regions[first].box, regions[first].box.width)
        for mark in marks where !used.contains(mark) {
            let next = regions[mark]
            guard Double(next.box.y - box.maxY) <= wordGap * Double(width) else {
                // What follows in their order lies lower still.
                break
            }
            let shared = min(box.maxX, next.box.maxX) - max(box.x, next.box.x)
            guard shared * 2 >= min(box.width, next.box.width), next.box.y >= box.maxY - 2,
                next.ink.largestDifference(from: regions[first].ink) <= inkTolerance,
                next.backdrop.largestDifference(from: regions[first].backdrop) <= backdropTolerance
            else { continue }
            column.append(mark)
            box = next.box
            width = max(width, next.box.width)
        }
        return column
    }

    /// The line that marks are together; nil where they are none.
    private static func line(_ marks: [Region], scale: Double) -> Region? {
        guard marks.count >= fewest, let first = marks.first, let last = marks.last else { return nil }
        let left = marks.map(\.box.x).min() ?? 0
        let right = marks.map(\.box.maxX).max() ?? 0
        let box = PixelRect(x: left, y: first.box.y, width: right - left, height: last.box.maxY - first.box.y)
        let width = Double(marks.map(\.box.width).max() ?? 0)
        let heights = marks.map(\.box.height).sorted()
        let gaps = zip(marks, marks.dropFirst()).map { Double($1.box.y - $0.box.maxY) }
        guard Double(box.width) <= 1.5 * width, Double(box.height) >= leastHeight * width,
            Double(marks.count { Double($0.box.width) >= leastWidth * width })
                >= mostMarks * Double(marks.count),
            Double(gaps.count { $0 <= letterGap * width }) >= leastClose * Double(gaps.count),
            Double(heights[heights.count - 1]) >= variation * Double(heights[0]),
            Double(heights[heights.count / 2]) >= leastMedian * width,
            var line = marks.max(by: { $0.box.area < $1.box.area })
        else { return nil }
        line.kind = .text
        line.box = box
        line.place = .rotated
        line.pointSize = width / scale / capitalHeight
        line.pointSizeRange = line.pointSize * 0.7...line.pointSize * 1.4
        line.weight = .undecided
        return line
    }
}
