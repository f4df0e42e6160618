/// The names that a value was followed through, the nearest first.
///
/// Values that follow one another share what they have in common: a chain takes up memory in proportion to
/// its length, and not to the square of it.
struct AliasTrail: Sendable {
    private let graph: AliasGraph?
    private let node: Int

    /// The names that a node of a graph follows.
    init(of node: Int, in graph: AliasGraph) {
        self.graph = graph.hasTargets(node) ? graph : nil
        self.node = node
    }

    /// A trail of its own, of names in their order.
    init(_ names: [String]) {
        guard !names.isEmpty else {
            (graph, node) = (nil, 0)
            return
        }
        var graph = AliasGraph.Builder(names: names + [""])
        graph.follow(names.indices.map { .init(target: $0, isFollowed: false) }, from: names.count)
        (self.graph, node) = (graph.graph, names.count)
    }

    var isEmpty: Bool { graph == nil }

    /// The first names, each once, at most a number of them; all where there is no limit.
    func names(limit: Int = .max) -> [String] {
        guard let graph else { return [] }
        var names: [String] = []
        var (named, followed) = (Set<Int>(), Set([node]))
        // What is still to be named, the next one last.
        var rest = Array(graph.targets(of: node).reversed())
        while names.count < limit, let target = rest.popLast() {
            if named.insert(target.target).inserted { names.append(graph.names[target.target]) }
            if target.isFollowed, followed.insert(target.target).inserted {
                rest += graph.targets(of: target.target).reversed()
            }
        }
        return names
    }

    /// Adds the names to others, passing over what has been added from the same graph before.
    func insert(into names: inout Set<String>, passing seen: inout [ObjectIdentifier: Set<Int>]) {
        guard let graph else { return }
        var rest = [node]
        while let node = rest.popLast() {
            guard seen[ObjectIdentifier(graph), default: []].insert(node).inserted else { continue }
            for target in graph.targets(of: node) {
                names.insert(graph.names[target.target])
                if target.isFollowed { rest.append(target.target) }
            }
        }
    }
}

extension AliasTrail: Hashable {
    /// Whether the names are the same.
    static func == (first: AliasTrail, second: AliasTrail) -> Bool {
        first.graph === second.graph && first.node == second.node || first.names() == second.names()
    }

    /// The names may be many, and equal values seldom differ in them alone.
    func hash(into hasher: inout Hasher) {
        hasher.combine(isEmpty)
    }
}

/// Which names stand for which others: what the trails of a palette share.
final class AliasGraph: Sendable {
    /// A name that another stands for.
    struct Target {
        // There is a graph a mode, of thousands of names each.
        private let number: Int32
        /// Whether the names that it follows itself belong to the trail, too.
        let isFollowed: Bool

        /// - Precondition: There are fewer names than 2³¹.
        init(target: Int, isFollowed: Bool) {
            number = Int32(target)
            self.isFollowed = isFollowed
        }

        var target: Int { Int(number) }
    }

    let names: [String]
    /// Where the targets of each node begin among all; one more than there are nodes.
    private let starts: [Int32]
    private let all: [Target]

    private init(names: [String], starts: [Int32], all: [Target]) {
        self.names = names
        self.starts = starts
        self.all = all
    }

    func hasTargets(_ node: Int) -> Bool { starts[node] < starts[node + 1] }

    func targets(of node: Int) -> ArraySlice<Target> {
        all[Int(starts[node])..<Int(starts[node + 1])]
    }

    /// Collects the targets of nodes in any order.
    struct Builder {
        private let names: [String]
        private var targets: [Int: [Target]] = [:]

        /// Begins with a name for each node.
        init(names: [String]) {
            self.names = names
        }

        /// Says what a node stands for, the nearest first.
        mutating func follow(_ found: [Target], from node: Int) {
            targets[node] = found.isEmpty ? nil : found
        }

        var graph: AliasGraph {
            var (starts, all) = ([Int32(0)], [Target]())
            starts.reserveCapacity(names.count + 1)
            all.reserveCapacity(targets.values.reduce(0) { $0 + $1.count })
            for node in names.indices {
                all += targets[node] ?? []
                starts.append(Int32(all.count))
            }
            return AliasGraph(names: names, starts: starts, all: all)
        }
    }
}
