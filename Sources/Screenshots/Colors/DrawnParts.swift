internal import ColorMath

/// The connected parts of what a file shows that is transparent elsewhere, and how many of them white and
/// black would swallow.
///
/// Letters are many and small: an edge of a bar is as long as those of a whole word, and yet it is the word
/// that has to be read.
struct DrawnParts {
    /// How much of the edges of something is too light to be seen on white, how much too dark to be seen on
    /// black, and how much there is.
    struct Edges: Hashable {
        private(set) var light = 0.0
        private(set) var dark = 0.0
        private(set) var all = 0.0

        /// Adds an edge, with the weight of its opacity.
        mutating func add(_ color: SRGB8, weight: Double) {
            all += weight
            if color.contrastRatio(with: .white) < DrawnParts.seen { light += weight }
            if color.contrastRatio(with: .black) < DrawnParts.seen { dark += weight }
        }

        /// Adds other edges.
        mutating func add(_ other: Edges) {
            light += other.light
            dark += other.dark
            all += other.all
        }

        /// Whether most of it cannot be seen on white, and on black.
        var isTooLight: Bool { 2 * light > all }
        var isTooDark: Bool { 2 * dark > all }
    }

    /// The least ratio at which text and graphics are seen: WCAG 2.2, 1.4.3 for large text and 1.4.11.
    private static let seen = 3.0
    /// The edges that a part has at least, in opaque ones: a speck of two rows has four.
    private static let leastEdges = 4.0
    /// The fewest dark parts that decide, and how many times as many they are as the light ones: a short word
    /// beside a sign leaves it to the edges.
    private static let (fewest, clearly) = (6, 2)

    /// The most pieces of rows that are put together to parts: text has fewer, noise more.
    private static let most = 1 << 20

    private var whole = Edges()
    private var edges: [Edges] = []
    private var parents: [Int] = []
    private var above: [(columns: Range<Int>, part: Int)] = []
    private var row: [(columns: Range<Int>, part: Int)] = []
    private var place = 0

    /// Goes on to the next row.
    mutating func beginRow() {
        swap(&above, &row)
        row.removeAll(keepingCapacity: true)
        place = 0
    }

    /// Adds what is drawn in some columns of the row, right of what was added to it before.
    mutating func add(_ columns: Range<Int>, edges own: Edges) {
        whole.add(own)
        guard parents.count < Self.most else { return }
        let part = parents.count
        parents.append(part)
        edges.append(own)
        while place < above.count, above[place].columns.upperBound <= columns.lowerBound { place += 1 }
        var other = place
        while other < above.count, above[other].columns.lowerBound < columns.upperBound {
            parents[root(of: above[other].part)] = root(of: part)
            other += 1
        }
        row.append((columns, part))
    }

    /// White, unless most of all edges are too light for it; and white even so where clearly more parts are
    /// too dark for black: a grid of light lines beside a few dark words has many parts, too, and few edges.
    mutating func shade() -> Screenshot.Canvas.Shade {
        guard whole.isTooLight else { return .white }
        var joined: [Int: Edges] = [:]
        for part in parents.indices { joined[root(of: part), default: Edges()].add(edges[part]) }
        let parts = joined.values.filter { $0.all >= Self.leastEdges }
        let (light, dark) = (parts.count(where: \.isTooLight), parts.count(where: \.isTooDark))
        let isForWhite =
            parents.count < Self.most && dark >= Self.fewest && dark >= Self.clearly * light
        return isForWhite ? .white : .black
    }

    /// The part that stands for all that are connected with one.
    private mutating func root(of part: Int) -> Int {
        var part = part
        while parents[part] != part {
            parents[part] = parents[parents[part]]
            part = parents[part]
        }
        return part
    }
}
