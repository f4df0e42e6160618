/// The groups of themes of Tokens Studio that are one choice.
///
/// A product has a theme of each group, unless groups are the brands of one system: their themes set the same
/// tokens, each for itself, and the last would hide the others.
struct ThemeGroups {
    /// The groups of each choice, by their places, in rising order.
    let choices: [[Int]]

    /// Two groups are one choice where so much of what the smaller sets is set by the other: of colours for
    /// brands beside colours for light and dark a few are the same.
    private static let sharedPart = 0.5

    /// - Parameters:
    ///   - sets: The sets that each group enables.
    ///   - names: The tokens of each set.
    init(enabling sets: [Set<String>], naming names: [String: Set<String>]) {
        var owner = Array(sets.indices)
        for first in sets.indices {
            for second in sets.indices where second > first && owner[second] == second {
                // What both enable tells neither from the other.
                let shared = sets[first].intersection(sets[second])
                func tokens(_ group: Int) -> Set<String> {
                    sets[group].subtracting(shared).reduce(into: []) { $0.formUnion(names[$1] ?? []) }
                }
                let (own, other) = (tokens(first), tokens(second))
                let least = Double(min(own.count, other.count)) * Self.sharedPart
                if least > 0, Double(own.intersection(other).count) >= least { owner[second] = owner[first] }
            }
        }
        choices = Dictionary(grouping: sets.indices) { owner[$0] }.values.map { $0.sorted() }
            .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
    }
}

extension TokenTypes {
    /// The names of the tokens in a group, with the groups around them.
    static func names(in group: JSONNode) -> Set<String> {
        var names: Set<String> = []
        func visit(_ node: JSONNode, _ path: String, depth: Int) {
            guard depth < depthLimit, let members = node.members else { return }
            guard node["$value"] == nil, node["value"] == nil else {
                names.insert(path)
                return
            }
            for member in members where !member.key.hasPrefix("$") {
                visit(member.value, path + "." + member.key, depth: depth + 1)
            }
        }
        visit(group, "", depth: 0)
        return names
    }
}
