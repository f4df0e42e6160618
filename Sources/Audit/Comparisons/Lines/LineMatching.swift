internal import Raster
internal import TextDetection

/// Which line of text on one screen is which on another.
///
/// Lines are given to one another so that all together are as alike as can be: by their shapes, their order
/// and where across the screen they begin. Where the language differs, shapes tell nothing, and height,
/// size and order decide.
struct LineMatching: Hashable, Sendable {
    /// A line on both screens.
    struct Match: Hashable, Sendable {
        /// The index of the region on the screen that is held against.
        let reference: Int
        /// The index of the region on the other.
        let line: Int
        /// How alike the two are, 0…1.
        let likeness: Double
        /// Whether the second is only the beginning of the first.
        let isBeginning: Bool
    }

    /// The lines that are on both, in the order of the first screen.
    let matches: [Match]
    /// The lines of the first screen that are not on the second.
    let lost: [Int]
    /// The lines of the second screen that are not on the first.
    let new: [Int]
    /// How many lines were left out of account because there are too many.
    let omitted: Int

    /// The most lines of a screen that are compared: what fills a page of small print. The work grows with
    /// the cube.
    private static let mostLines = 300
    /// What likeness two lines need at least to be one.
    private static let least = 0.6

    /// Matches the lines of two screens.
    init(of reference: ComparedScreen, with screen: ComparedScreen, haveSameText: Bool) {
        let all = (reference.lines, screen.lines)
        let (old, lines) = (Array(all.0.prefix(Self.mostLines)), Array(all.1.prefix(Self.mostLines)))
        omitted = all.0.count - old.count + all.1.count - lines.count
        var beginnings: Set<[Int]> = []
        let costs = old.indices.map { row in
            lines.indices.map { column in
                let order = Self.nearness(row, of: old.count, column, of: lines.count)
                let side = reference.side(of: old[row], comparedWith: lines[column], on: screen)
                guard haveSameText else {
                    return 1 - reference.likenessOfSetting(old[row], lines[column], on: screen, order: order)
                }
                guard let own = reference.shapes[old[row]], let other = screen.shapes[lines[column]] else {
                    return 1
                }
                let whole = own.likeness(to: other)
                let beginning = other.likenessToBeginning(of: own) * Self.shareOfBeginning
                if beginning > whole { beginnings.insert([row, column]) }
                let shape = max(whole, beginning)
                return shape < Self.leastShape ? 1 : 1 - (0.75 * shape + 0.15 * order + 0.1 * side)
            }
        }
        let columns = Assignment(costs: costs, none: 1 - Self.least).columns
        var taken: Set<Int> = []
        matches = columns.indices.compactMap { row in
            guard let column = columns[row], costs[row][column] < 1 - Self.least else { return nil }
            taken.insert(column)
            return Match(
                reference: old[row], line: lines[column], likeness: 1 - costs[row][column],
                isBeginning: beginnings.contains([row, column]))
        }
        let kept = Set(matches.map(\.reference))
        lost = old.filter { !kept.contains($0) }
        new = lines.indices.filter { !taken.contains($0) }.map { lines[$0] }
    }

    /// The correlation below which two lines say different things.
    private static let leastShape = 0.5
    /// Of a beginning less is seen than of a whole line.
    private static let shareOfBeginning = 0.95

    /// How near two lines are in the order of their screens, 0…1.
    private static func nearness(_ one: Int, of count: Int, _ other: Int, of others: Int) -> Double {
        let place = (Double(one) + 0.5) / Double(max(1, count))
        return 1 - abs(place - (Double(other) + 0.5) / Double(max(1, others)))
    }
}

extension ComparedScreen {
    /// How near two lines begin, or end, across their screens, 0…1.
    fileprivate func side(of line: Int, comparedWith other: Int, on screen: ComparedScreen) -> Double {
        let (one, two) = (regions[line].box, screen.regions[other].box)
        let starts = abs(Double(one.x) / Double(width) - Double(two.x) / Double(screen.width))
        let ends = abs(Double(one.maxX) / Double(width) - Double(two.maxX) / Double(screen.width))
        return 1 - min(starts, ends)
    }

    /// How alike two lines of different words are set, 0…1: how high on the screen, how large, in which
    /// order.
    fileprivate func likenessOfSetting(
        _ line: Int, _ other: Int, on screen: ComparedScreen, order: Double
    ) -> Double {
        let (one, two) = (regions[line], screen.regions[other])
        let height = abs(
            Double(one.box.y) / Double(self.height) - Double(two.box.y) / Double(screen.height))
        let sizes = [one.pointSize, two.pointSize]
        let size = (sizes.min() ?? 0) / max(1, sizes.max() ?? 1)
        return 0.5 * max(0, 1 - 10 * height) + 0.3 * size + 0.2 * order
    }
}
