/// Sizes that are one but for what measuring them adds.
///
/// The nearest sizes are joined first, and no cluster is wider than measurements of one size are: types of 16
/// and 17 points, which differ by 6 %, stay two though measurements lie between them.
struct SizeClusters {
    /// How many times the smallest size of a cluster its largest may be. Of 1,915 lines on web pages 93 %
    /// measure within it of each other where their documents draw them alike.
    private static let span = 1.06

    /// The clusters, as positions in the order of the sizes that were given, from the smallest size on.
    let members: [[Int]]

    /// Gathers sizes.
    ///
    /// - Parameter sizes: Positive sizes in any order.
    init(_ sizes: [Double]) {
        let order = sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
        // Of the cluster that begins or ends at a place in the order: where it ends, and where it begins.
        var last = Array(order.indices)
        var first = last
        let gaps = order.indices.dropFirst().sorted {
            let (left, right) = (
                sizes[order[$0]] / sizes[order[$0 - 1]], sizes[order[$1]] / sizes[order[$1 - 1]]
            )
            return (left, $0) < (right, $1)
        }
        for gap in gaps {
            let (start, end) = (first[gap - 1], last[gap])
            guard sizes[order[end]] <= Self.span * sizes[order[start]] else { continue }
            (last[start], first[end]) = (end, start)
        }
        var members: [[Int]] = []
        var start = 0
        while start < order.count {
            members.append(Array(order[start...last[start]]))
            start = last[start] + 1
        }
        self.members = members
    }
}
