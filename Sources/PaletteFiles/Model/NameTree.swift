/// Numbers for names that are made of parts: what two names begin with is looked up once.
struct NameTree {
    private struct Step: Hashable {
        let parent: Int
        let name: String
    }

    private var steps: [Step: Int] = [:]

    /// The number of the empty path.
    static let root = 0

    /// The number of a path, a new one where it has none.
    mutating func insert(_ path: some Sequence<String>) -> Int {
        var node = Self.root
        for name in path {
            let step = Step(parent: node, name: name)
            if let known = steps[step] {
                node = known
            } else {
                node = steps.count + 1
                steps[step] = node
            }
        }
        return node
    }

    /// The number of a path that goes on from another; `nil` where there is none.
    func node(of path: some Sequence<String>, from start: Int = root) -> Int? {
        var node = start
        for name in path {
            guard let next = steps[Step(parent: node, name: name)] else { return nil }
            node = next
        }
        return node
    }

    /// The numbers of the empty path and of all that a path begins with, as far as there are some, the
    /// shortest first.
    func nodes(along path: some Sequence<String>) -> [Int] {
        var (nodes, last) = ([Self.root], Self.root)
        for name in path {
            guard let node = steps[Step(parent: last, name: name)] else { break }
            nodes.append(node)
            last = node
        }
        return nodes
    }
}
