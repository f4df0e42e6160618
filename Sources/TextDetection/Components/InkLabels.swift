/// Which component each run of ink belongs to: labels of 8-connected components.
package struct InkLabels {
    /// The component of each run, row by row from the left; -1 for those of components that were left out.
    package private(set) var ofRun: [Int32]
    /// How many runs each component has, in the order of their first runs.
    package private(set) var runCounts: [Int32] = []
    private let mask: PixelMask
    private let count: Int

    /// Joins the runs of a mask that touch, diagonals included.
    package init(_ mask: PixelMask) {
        self.mask = mask
        var sets = DisjointSets()
        // Never more than this; memory that nothing is written to is not used up.
        sets.reserveCapacity((mask.width + 1) / 2 * mask.height)
        var above: [Range<Int>] = []
        var row: [Range<Int>] = []
        for y in mask.occupiedRows {
            row.removeAll(keepingCapacity: true)
            mask.forEachStretch(in: mask.row(y)) { row.append($0) }
            Self.link(row, with: above, width: mask.width, sets: &sets)
            swap(&row, &above)
        }
        count = sets.flatten()
        ofRun = sets.takeParents()
    }

    /// Adds the runs of a row and links them with those above that touch them.
    private static func link(
        _ row: [Range<Int>], with above: [Range<Int>], width: Int, sets: inout DisjointSets
    ) {
        let firstAbove = sets.count - above.count
        var upper = 0
        for lower in row {
            let index = sets.count
            sets.add()
            let (start, end) = (lower.lowerBound - width, lower.upperBound - width)
            while upper < above.count, above[upper].lowerBound <= end {
                if above[upper].upperBound >= start {
                    let a = sets.root(firstAbove + upper)
                    let b = sets.root(index)
                    if a != b { sets.merge(roots: a, b) }
                }
                // What goes on beyond this run may touch the next one too.
                if above[upper].upperBound > end { break }
                upper += 1
            }
        }
    }

    /// Numbers the components.
    ///
    /// - Parameter most: the most components; of more than these the smallest are left out.
    /// - Returns: The pixels that a component has at the least.
    package mutating func number(most: Int) -> Int {
        runCounts.reserveCapacity(count)
        for run in ofRun.indices {
            let root = Int(ofRun[run])
            if root == run {
                ofRun[run] = Int32(runCounts.count)
                runCounts.append(1)
            } else {
                // The root comes first, so it has its number.
                ofRun[run] = ofRun[root]
                runCounts[Int(ofRun[run])] += 1
            }
        }
        guard runCounts.count > most else { return 1 }
        let areas = areas()
        let least = Self.leastArea(of: areas, most: most)
        leaveOut(areas.map { $0 < least })
        return Int(least)
    }

    /// The pixels of each component.
    private func areas() -> [Int32] {
        var areas = [Int32](repeating: 0, count: runCounts.count)
        var run = 0
        for y in mask.occupiedRows {
            mask.forEachStretch(in: mask.row(y)) { stretch in
                areas[Int(ofRun[run])] += Int32(stretch.count)
                run += 1
            }
        }
        return areas
    }

    /// The least area that no more than `most` of some reach.
    private static func leastArea(of areas: [Int32], most: Int) -> Int32 {
        var counts: [Int32: Int] = [:]
        for area in areas { counts[area, default: 0] += 1 }
        var larger = 0
        for (area, count) in counts.sorted(by: { $0.key > $1.key }) {
            larger += count
            if larger > most { return area + 1 }
        }
        return 1
    }

    private mutating func leaveOut(_ isLeftOut: [Bool]) {
        var next: Int32 = 0
        let numbers = isLeftOut.map { isLeftOut -> Int32 in
            if isLeftOut { return -1 }
            defer { next += 1 }
            return next
        }
        for run in ofRun.indices { ofRun[run] = numbers[Int(ofRun[run])] }
        runCounts = zip(runCounts, isLeftOut).filter { !$0.1 }.map(\.0)
    }
}
