internal import ColorMath
internal import Raster
package import TextDetection

/// The commands of a menu that are switched off: rows in one fainter ink among rows in full ink, all drawn
/// alike and set one by one.
///
/// Headings and the notes below them are fainter by turns, and what is fainter in running text fills its
/// lines; in a menu two commands follow each other in either ink, and are as long as their names. One faint
/// row is enough where its ink is the one that macOS gives to such commands, and its menu as dense as those
/// are.
package enum FaintRows {
    /// The fewest rows of a menu, and in full ink.
    private static let (fewestRows, fewest) = (4, 2)
    /// The most lines that are compared.
    private static let mostLines = 2000
    /// The ratios of full ink at least and of faint ink at most: WCAG 2.2, 1.4.6 and 1.4.3.
    private static let (full, faint) = (
        ContrastStandard.enhancedRatio, ContrastStandard.minimumRatio
    )
    /// How far the lefts of rows are apart at most, and from one row to the next, for the size of the type:
    /// lines of running text are closer than the last, and what is farther apart is another menu.
    private static let (left, pitches, loose) = (0.3, 1.25...4.5, 1.65)
    /// How far one step is from the shortest at most, as a share of that.
    private static let stepAlike = 0.25
    /// How much the sizes of rows may seem to differ, as a share: a name of few letters leaves its own open.
    private static let sizeAlike = 0.35
    /// How far the channels of two inks may be apart that are the same.
    private static let sameInk = 6
    /// The least cosine between the directions of both inks from their backdrop.
    static let alignment = 0.98
    /// How wide the upper of two rows is at most, for the widest row, that does not run on in the next.
    private static let short = 0.72

    /// The indices of the lines of a screen that are written in such rows, and beside their beginnings.
    package static func indices(in regions: [Region], scale: Double) -> [Int] {
        let lines = regions.indices.filter { isSteady(regions[$0]) && regions[$0].place == .content }
        guard lines.count <= mostLines else { return [] }
        var faint = Set<Int>()
        for alike in alike(lines, in: regions) {
            let others = alike.sorted { (regions[$0].box.x, $0) < (regions[$1].box.x, $1) }
            for column in columns(of: others, in: regions, scale: scale) {
                let rows = faintRows(of: column, in: regions, scale: scale)
                faint.formUnion(rows)
                faint.formUnion(lines.filter { other in rows.contains { isBeside(other, $0, in: regions) } })
            }
        }
        return faint.sorted()
    }

    /// Lines whose lefts lie below one another, in each column from the top.
    private static func columns(of lines: [Int], in regions: [Region], scale: Double) -> [[Int]] {
        var columns: [[Int]] = []
        for line in lines {
            let reach = left * regions[line].pointSize * scale
            if let first = columns.last?.first, Double(regions[line].box.x - regions[first].box.x) <= reach {
                columns[columns.count - 1].append(line)
            } else {
                columns.append([line])
            }
        }
        return columns.filter { $0.count >= fewestRows }
            .map { $0.sorted { (regions[$0].box.middle.y, $0) < (regions[$1].box.middle.y, $1) } }
    }

    /// The faint rows of the menus in a column.
    private static func faintRows(of column: [Int], in regions: [Region], scale: Double) -> [Int] {
        var menus: [[Int]] = []
        for line in column {
            if let last = menus.last?.last, follows(line, last, in: regions, scale: scale) {
                menus[menus.count - 1].append(line)
            } else {
                menus.append([line])
            }
        }
        return menus.flatMap { menu -> [Int] in
            guard let strong = menu.first(where: { regions[$0].contrast.typical >= full }),
                let weak = menu.first(where: { regions[$0].contrast.typical < faint }),
                regions[strong].inkRay.cosine(to: regions[weak].inkRay) >= alignment,
                menu.allSatisfy({ isIn([strong, weak], $0, in: regions) })
            else { return [] }
            let isFaint = menu.map { isIn([weak], $0, in: regions) }
            let steps = zip(menu, menu.dropFirst()).map {
                regions[$1].box.middle.y - regions[$0].box.middle.y
            }
            let shortest = Double(steps.min() ?? 0)
            let size = regions[weak].pointSize * scale
            if isDisabled(weak, in: regions), shortest <= dense * size {
                // Titles with notes below them are fainter by turns, too.
                let isList = steps.indices.contains { row in
                    !isFaint[row] && !isFaint[row + 1] && Double(steps[row]) <= shortest * (1 + stepAlike)
                }
                if isList { return zip(menu, isFaint).filter(\.1).map(\.0) }
            }
            guard shortest >= loose * size else { return [] }
            let widest = Double(menu.map { regions[$0].box.width }.max() ?? 0)
            func goesOn(_ ink: Bool) -> Bool {
                steps.indices.contains { row in
                    isFaint[row] == ink && isFaint[row + 1] == ink
                        && Double(steps[row]) <= shortest * (1 + stepAlike)
                        && Double(regions[menu[row]].box.width) <= short * widest
                }
            }
            guard goesOn(true), goesOn(false) else { return [] }
            return zip(menu, isFaint).filter(\.1).map(\.0)
        }
    }

    /// Whether a line is the next row of a menu.
    private static func follows(_ line: Int, _ last: Int, in regions: [Region], scale: Double) -> Bool {
        let size = regions[last].pointSize
        let step = Double(regions[line].box.middle.y - regions[last].box.middle.y)
        return pitches.contains(step / (size * scale))
            && abs(regions[line].pointSize - size) <= sizeAlike * size
    }

    /// Whether a line is drawn in the ink of one of others.
    static func isIn(_ others: [Int], _ line: Int, in regions: [Region]) -> Bool {
        others.contains { regions[$0].ink.largestDifference(from: regions[line].ink) <= sameInk }
    }
}
