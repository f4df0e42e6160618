/// Follows JSON pointers (RFC 6901): what lies at a key of a large object is looked up and not searched for.
struct JSONPointers {
    /// An object of a document.
    private struct Place: Hashable {
        let document: Int
        let offset: Int
    }

    private var members: [Place: [String: JSONNode]] = [:]
    /// So few members are searched in less time than a table takes to set up.
    private static let fewCount = 8

    /// What steps lead to from a node of a document: keys, and numbers of elements.
    mutating func node(at steps: [String], from root: JSONNode, in document: Int) -> JSONNode? {
        var node: JSONNode? = root
        for step in steps {
            guard let current = node else { return nil }
            node = member(step, of: current, in: document) ?? element(step, of: current)
        }
        return node
    }

    private mutating func member(_ key: String, of node: JSONNode, in document: Int) -> JSONNode? {
        guard let all = node.members else { return nil }
        if all.count <= Self.fewCount { return node[key] }
        let place = Place(document: document, offset: node.bytes.lowerBound)
        if members[place] == nil {
            members[place] = Dictionary(
                all.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
        }
        return members[place]?[key]
    }

    private func element(_ step: String, of node: JSONNode) -> JSONNode? {
        guard let elements = node.elements, let index = Int(step), elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }
}
