/// How alike each line of one screen is to each of another in one language.
struct LikenessTable {
    private let old: [Int]
    private let lines: [Int]
    private let shapes: [[Double]]
    private let sides: [[Double]]

    /// The correlation below which two lines say different things.
    private static let leastShape = 0.5
    /// How much the shape, the order and the side tell.
    private static let (shape, order, side) = (0.75, 0.15, 0.1)
    /// How much more alike a line has to be than one before it that is as likely, for each line between: the
    /// same words are never quite as alike, and no other line is by so much.
    private static let skip = 0.02
    /// How much less alike another line is at least where words stand once.
    private static let unique = 0.1

    /// Compares all lines with all.
    init(of old: [Int], on reference: ComparedScreen, and lines: [Int], on screen: ComparedScreen) {
        self.old = old
        self.lines = lines
        shapes = old.map { line in lines.map { reference.likeness(of: line, to: $0, on: screen) } }
        sides = old.map { line in lines.map { reference.side(of: line, comparedWith: $0, on: screen) } }
    }

    /// How alike two lines are, 0…1; 0 where they say different things.
    private func likeness(_ row: Int, _ column: Int, order: Double) -> Double {
        guard shapes[row][column] >= Self.leastShape else { return 0 }
        return Self.shape * shapes[row][column] + Self.order * order + Self.side * sides[row][column]
    }

    /// Whether no other line of either screen is nearly as much like one of a pair.
    private func isUnique(_ row: Int, _ column: Int) -> Bool {
        let least = shapes[row][column] - Self.unique
        return !lines.indices.contains { $0 != column && shapes[row][$0] >= least }
            && !old.indices.contains { $0 != row && shapes[$0][column] >= least }
    }

    private func match(_ row: Int, _ column: Int, likeness: Double, isInOrder: Bool) -> LineMatching.Match {
        LineMatching.Match(
            reference: old[row], line: lines[column], likeness: likeness, isBeginning: false,
            isInOrder: isInOrder, isUnique: isUnique(row, column))
    }

    /// The lines that are on both in one order.
    var ordered: [LineMatching.Match] {
        let likenesses = old.indices.map { row in lines.indices.map { likeness(row, $0, order: 1) } }
        let gains = likenesses.map { $0.map { $0 - LineMatching.least } }
        let columns = SequenceAlignment(gains: gains, skip: Self.skip).columns
        return columns.indices.compactMap { row in
            columns[row].map { match(row, $0, likeness: likenesses[row][$0], isInOrder: true) }
        }
    }

    /// The lines that are on both and have changed their places among others.
    func moved(besides ordered: [LineMatching.Match]) -> [LineMatching.Match] {
        let kept = (Set(ordered.map(\.reference)), Set(ordered.map(\.line)))
        let rows = old.indices.filter { !kept.0.contains(old[$0]) }
        let free = lines.indices.filter { !kept.1.contains(lines[$0]) }
        let likenesses = rows.map { row in
            free.map { column in
                let crossings = LineMatching.crossings(of: old[row], lines[column], with: ordered)
                guard crossings <= LineMatching.mostCrossings || isUnique(row, column) else { return 0.0 }
                return likeness(
                    row, column, order: 1 - Double(crossings) / Double(max(1, ordered.count)))
            }
        }
        let least = LineMatching.least
        let columns = Assignment(costs: likenesses.map { $0.map { 1 - $0 } }, none: 1 - least).columns
        return columns.indices.compactMap { row in
            guard let column = columns[row], likenesses[row][column] > least else { return nil }
            let (line, other) = (rows[row], free[column])
            // One that changed its size more than the rest may have kept its place all the same.
            let isInOrder =
                isUnique(line, other)
                && LineMatching.crossings(of: old[line], lines[other], with: ordered) == 0
            return match(line, other, likeness: likenesses[row][column], isInOrder: isInOrder)
        }
    }
}
