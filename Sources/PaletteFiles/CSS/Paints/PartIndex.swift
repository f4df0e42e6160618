/// Finds the names that an element has among those of many parts.
package struct PartIndex {
    private var names: [PartName.Key: [(name: String, part: PartName)]] = [:]

    /// - Parameter names: The names, each once.
    package init(_ names: some Sequence<String>) {
        for name in names {
            let part = PartName(name)
            if let key = part.key { self.names[key, default: []].append((name, part)) }
        }
    }

    /// The names that an element has as well, those that are more specific first and equals together, as the
    /// cascade has it: of `.card:hover p.lead` these are `.card p.lead`, then `.card p` and `p.lead`, then
    /// `.lead`, `p`, as far as they are known.
    func names(of part: PartName) -> [[String]] {
        let own = part.text
        var found: [String: Int] = [:]
        for key in part.lookupKeys {
            for (name, other) in names[key] ?? [] where name != own && found[name] == nil {
                if part.isNamed(by: other) { found[name] = other.specificity }
            }
        }
        return Dictionary(grouping: found.keys) { found[$0] ?? 0 }
            .sorted { $0.key > $1.key }.map { $0.value.sorted() }
    }

    /// The names of what may hand down a property to a part: its own more general ones, then those of what it
    /// lies in, the nearest first.
    package func sources(of part: PartName) -> [String] {
        names(of: part).joined() + (part.parent.map { [$0.text] + sources(of: $0) } ?? [])
    }
}
