/// The geometry of a line, from what its ink covers.
package struct LineShape {
    /// A part of the line between two columns without ink.
    package struct Block {
        package var start: Int
        package var end: Int
        /// The first inked row, and the one after the last.
        package var top: Int
        package var bottom: Int

        package var width: Int { end - start }
        package var height: Int { bottom - top }
    }

    package let width: Int
    package let height: Int
    /// The first row with ink, and the number of rows from there to the last.
    package let top: Int
    package let inkHeight: Int
    /// From the top to the baseline.
    package private(set) var ascent: Float
    /// From the row where most letters begin (the x-height's) to the baseline: a pixel at least, as less is
    /// not seen.
    package private(set) var xHeight: Float
    /// From the baseline to the bottom.
    package private(set) var descent: Float
    /// Whether one row near the top is inked nearly from end to end, as in Devanagari and in much of Hebrew.
    package let hasHeadline: Bool
    /// The parts between empty columns.
    package let blocks: [Block]
    /// The strokes that each column crosses.
    package let strokesPerColumn: [Int]
    /// The strokes that each row crosses, and the most of them.
    package let strokesPerRow: [Int]
    package var mostStrokesInRow: Int { strokesPerRow.max() ?? 0 }
    /// The coverage of each row, summed.
    package let rowSums: [Float]
    /// The share of the box that is covered.
    package let fill: Float
    /// The number of partly covered pixels for each crossing of an edge.
    package let softness: Float
    /// The mean width of a stroke, from area and number of crossings.
    package let strokeWidth: Float
    /// How wide strokes are from side to side for their width from top to bottom: about 0.7 for letters of
    /// even strokes, more where they have feet and thin arches.
    package let modulation: Float

    package init(_ coverage: CoverageMap, _ constants: ShapeConstants) {
        let (map, sums) = Self.withoutRules(coverage, constants)
        let inked = Float(constants.inkedRow)
        width = map.width
        height = map.height
        let first = sums.firstIndex { $0 > inked } ?? 0
        let last = sums.lastIndex { $0 > inked } ?? height - 1
        top = first
        inkHeight = last + 1 - first
        let profile = RowProfile(Array(sums[first...last]), window: constants.profileWindow)
        ascent = profile.fall
        xHeight = max(1, profile.fall - profile.rise)
        descent = Float(inkHeight) - profile.fall
        let (columns, rows) = map.strokes()
        (strokesPerColumn, strokesPerRow, rowSums) = (columns, rows, sums)
        blocks = Self.blocks(map, columns: columns)
        let inkedColumns = Float(columns.count { $0 > 0 })
        let fullest = sums.indices.max { sums[$0] < sums[$1] } ?? 0
        let widest = blocks.map(\.width).max() ?? 0
        let isLong =
            Double(blocks.count) >= constants.headlineBlocks
            || Double(widest) >= constants.headlineProportion * Double(map.height)
        hasHeadline =
            isLong && sums[fullest] > Float(constants.headlineInk) * inkedColumns
            && Double(fullest - first) < constants.headlineTop * Double(last + 1 - first)
        let area = sums.reduce(0, +)
        fill = area / Float(max(1, width * height))
        let (across, along) = (columns.reduce(0, +), rows.reduce(0, +))
        modulation = Float(across) / Float(max(1, along))
        let crossings = Float(max(1, across + along))
        strokeWidth = area / crossings
        let softest = Float(constants.softest)
        softness = Float(map.values.count { $0 > softest && $0 < 1 - softest }) / (2 * crossings)
    }

    /// The mean number of strokes that an inked column crosses.
    package var meanStrokesPerColumn: Double {
        let inked = strokesPerColumn.filter { $0 > 0 }
        return inked.isEmpty ? 0 : Double(inked.reduce(0, +)) / Double(inked.count)
    }

    /// Moves the baseline.
    package mutating func moveBaseline(by distance: Float) {
        ascent += distance
        xHeight = max(1, xHeight + distance)
        descent -= distance
    }

    /// Removes underlines and strikes: few rows that are inked from end to end, near the foot with gaps for
    /// descenders.
    private static func withoutRules(
        _ coverage: CoverageMap, _ constants: ShapeConstants
    ) -> (CoverageMap, [Float]) {
        var map = coverage
        var sums = coverage.rowSums()
        let foot = Int(constants.foot * Double(map.height))
        let headlines = Int(constants.headlineTop * Double(map.height))
        let rules = sums.indices.dropFirst(headlines).filter {
            sums[$0] >= Float($0 > foot ? constants.footRule : constants.rule) * Float(map.width)
        }
        let most = max(1, constants.thickestRule * Double(map.height))
        if Double(map.width) > constants.ruledProportion * Double(map.height), !rules.isEmpty,
            Double(rules.count) <= most
        {
            for y in rules {
                map.clearRow(y)
                sums[y] = 0
            }
        }
        return (map, sums)
    }

    private static func blocks(_ map: CoverageMap, columns: [Int]) -> [Block] {
        var blocks: [Block] = []
        var start: Int?
        for x in 0...columns.count {
            let isInked = x < columns.count && columns[x] > 0
            if isInked, start == nil { start = x }
            if !isInked, let first = start {
                let rows = (0..<map.height).filter { y in (first..<x).contains { map.isInked($0, y) } }
                blocks.append(Block(start: first, end: x, top: rows.first ?? 0, bottom: (rows.last ?? 0) + 1))
                start = nil
            }
        }
        return blocks
    }
}
