internal import ColorMath
internal import Raster
package import TextDetection

/// Lines that scroll under a bar at the top or the bottom of the screen, and that it fades the more the
/// nearer they are to the edge.
///
/// Bars of glass cover so much of them that they follow each other in no column. But each is drawn like lines
/// elsewhere on the screen, only weaker, and in an ink that nothing else has.
package enum FadedLines {
    /// The share of the screen's height at an edge that may fade, and the most lines that are compared.
    private static let (share, mostLines) = (0.16, 500)
    /// How much the sizes of lines that are drawn alike may differ, as a share.
    private static let sizeTolerance = 0.1
    /// How far the channels of their backdrops may be apart: what fades is covered by a little of the bar.
    private static let backdropTolerance = 16
    /// The least cosine between the directions of their inks from their backdrop.
    private static let alignment = 0.995
    /// How far the channels of two inks are apart that are not the same.
    private static let otherInk = 4
    /// The fewest lines that are drawn like one that fades.
    private static let fewestAlike = 3
    /// The strength that the first row has left at least, and the last one at most, for those drawn alike.
    private static let (begins, ends) = (0.7, 0.6)
    /// How much stronger than the row before one may measure.
    private static let measured = 0.03

    /// The indices of the lines that fade at either edge.
    package static func indices(in regions: [Region], height: Int) -> [Int] {
        let lines = regions.indices.filter { regions[$0].mayFade }
        guard lines.count <= mostLines else { return [] }
        let reach = share * Double(height)
        return [false, true].flatMap { isAtTop -> [Int] in
            func distance(_ index: Int) -> Int {
                isAtTop ? regions[index].box.y : height - regions[index].box.maxY
            }
            let near = lines.filter { Double(distance($0)) <= reach }
            let far = lines.filter { Double(distance($0)) > reach }.map { regions[$0] }
            let faded = near.compactMap { index -> Row.Line? in
                strength(of: regions[index], beside: far).map { (index, $0) }
            }
            let inward = faded.sorted { distance($0.index) > distance($1.index) }
            return groups(of: inward, in: regions).flatMap { fade(rows(of: $0, in: regions), in: regions) }
        }
    }

    /// Lines in inks of one hue on one backdrop, in the order in which they are given.
    private static func groups(of lines: [Row.Line], in regions: [Region]) -> [[Row.Line]] {
        var groups: [[Row.Line]] = []
        for line in lines {
            let own = regions[line.index]
            let group = groups.firstIndex { group in
                let first = regions[group[0].index]
                return first.inkRay.cosine(to: own.inkRay) >= alignment
                    && first.backdrop.largestDifference(from: own.backdrop) <= backdropTolerance
            }
            if let group { groups[group].append(line) } else { groups.append([line]) }
        }
        return groups
    }

    /// Lines side by side, and how strong they are for those that are drawn alike.
    private struct Row {
        typealias Line = (index: Int, strength: Double)

        var lines: [Line]
        var strength: Double { lines.map(\.strength).max() ?? 0 }
    }

    /// The strength of a line for the weakest of those that are drawn like it and stronger; nil where there
    /// are no such lines, or one with its very ink.
    private static func strength(of line: Region, beside others: [Region]) -> Double? {
        let ray = line.inkRay
        let alike = others.filter {
            abs($0.pointSize - line.pointSize) <= sizeTolerance * line.pointSize
                && $0.backdrop.largestDifference(from: line.backdrop) <= backdropTolerance
                && $0.inkRay.cosine(to: ray) >= alignment
        }
        let isOwn = alike.contains { $0.ink.largestDifference(from: line.ink) <= otherInk }
        let stronger = alike.map(\.inkRay.length).filter { $0 > ray.length }.sorted()
        guard !isOwn, stronger.count >= fewestAlike, let weakest = stronger.first else { return nil }
        return ray.length / weakest
    }

    /// Lines in rows, in the order in which they are given.
    private static func rows(of lines: [Row.Line], in regions: [Region]) -> [Row] {
        var rows: [Row] = []
        for line in lines {
            let box = regions[line.index].box
            if let last = rows.last?.lines.first.map({ regions[$0.index].box }), last.y < box.maxY,
                box.y < last.maxY
            {
                rows[rows.count - 1].lines.append(line)
            } else {
                rows.append(Row(lines: [line]))
            }
        }
        return rows
    }

    /// The lines of rows that get weaker towards the edge, each than the one before; none where they do not.
    private static func fade(_ rows: [Row], in regions: [Region]) -> [Int] {
        guard let first = rows.first, let last = rows.last, first.strength >= begins, last.strength <= ends,
            zip(rows, rows.dropFirst()).allSatisfy({ $1.strength <= $0.strength + measured })
        else { return [] }
        // For those that are drawn like each they may be weak, and as strong as each other.
        func ray(_ row: Row) -> Double { row.lines.map { regions[$0.index].inkRay.length }.max() ?? 0 }
        guard ray(last) * begins <= ray(first) * ends else { return [] }
        // Two alone may be a caption and a note.
        let sizes = [first, last].map { regions[$0.lines[0].index].pointSize }
        guard rows.count > 2 || abs(sizes[0] - sizes[1]) <= sizeTolerance * sizes[0] else { return [] }
        return rows.flatMap { $0.lines.map(\.index) }
    }
}
