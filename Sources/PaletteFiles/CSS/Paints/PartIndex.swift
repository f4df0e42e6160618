/// Finds the names that an element has among those of many parts.
package struct PartIndex {
    private struct Known {
        let name: String
        let part: PartName
        /// Where it stands among all.
        let place: Int
    }

    private var names: [PartName.Key: [Known]] = [:]
    /// The names, in their order.
    let all: [String]

    /// - Parameter names: The names, each once, in the order in which rules have them.
    package init(_ names: some Sequence<String>) {
        all = Array(names)
        for (place, name) in all.enumerated() {
            let part = PartName(name)
            guard let key = part.key else { continue }
            self.names[key, default: []].append(Known(name: name, part: part, place: place))
        }
    }

    /// The names that an element has as well, those that are more specific first and of equals the later, as
    /// the cascade has it: of `.card:hover p.lead` these are `.card p.lead`, then `.card p` and `p.lead`,
    /// then `.lead`, `p`, as far as they are known.
    func names(of part: PartName) -> [String] {
        let own = part.text
        var found: [String: (specificity: Int, place: Int)] = [:]
        for key in part.lookupKeys {
            for other in names[key] ?? [] where other.name != own && found[other.name] == nil {
                if part.isNamed(by: other.part) { found[other.name] = (other.part.specificity, other.place) }
            }
        }
        return found.sorted { $0.value > $1.value }.map(\.key)
    }

    /// The names of what may hand down a property to a part: its own more general ones, then those of what it
    /// lies in, the nearest first.
    package func sources(of part: PartName) -> [String] {
        names(of: part) + (part.parent.map { [$0.text] + sources(of: $0) } ?? [])
    }
}
