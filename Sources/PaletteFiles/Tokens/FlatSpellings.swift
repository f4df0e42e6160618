/// Finds tokens that themes declare under the names which a build gives them: `acme-text-muted` for
/// `text.muted`, as Style Dictionary joins names for stylesheets.
struct FlatSpellings {
    /// The path of the token that a flat name stands for.
    private(set) var paths: [String: [String]] = [:]

    /// Segments of paths that builds leave out of names: a group's own token.
    private static let unnamed: Set<String> = ["_", "$root", "DEFAULT"]
    /// The share of a set's flat names that must stand for tokens: where fewer do, they are likely others.
    /// Of those of Kong, whose components have their colours in themes alone, half do.
    private static let requiredShare = 0.25

    /// Looks at names of a table.
    ///
    /// - Parameters:
    ///   - flat: Names without groups that only themes declare.
    ///   - nested: The paths of tokens in groups.
    init(of flat: [String], among nested: [[String]]) {
        guard !flat.isEmpty, !nested.isEmpty else { return }
        let targets = Dictionary(
            nested.map { (Self.spelling(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
        for prefix in Set([0, Self.sharedPrefix(of: flat)]).sorted() {
            let found = flat.compactMap { name in
                targets[name.dropFirst(prefix).lowercased()].map { (name, $0) }
            }
            guard Double(found.count) >= Self.requiredShare * Double(flat.count) else { continue }
            paths = Dictionary(found, uniquingKeysWith: { first, _ in first })
            return
        }
    }

    /// A path as builds write it into one name.
    private static func spelling(of path: [String]) -> String {
        path.filter { !unnamed.contains($0) }.joined(separator: "-").lowercased()
    }

    /// The length of the first segment, with its hyphen, where all names have it: the prefix of a product.
    private static func sharedPrefix(of names: [String]) -> Int {
        guard let first = names.first, let hyphen = first.firstIndex(of: "-") else { return 0 }
        let prefix = first[...hyphen]
        return names.allSatisfy { $0.hasPrefix(prefix) } ? prefix.count : 0
    }
}

extension TokenTable {
    /// The table in which what themes declare under a flat name is declared for the token it stands for.
    func joiningFlatSpellings() -> TokenTable {
        // Sizes are no colours, and those in groups say so and are not here.
        let flat = names.indices.filter { index in
            names[index].contains("-")
                && declarations[index].allSatisfy { $0.path.count == 1 && $0.condition != .base }
                && declarations[index][0].looksLikeColor
        }
        guard !flat.isEmpty else { return self }
        let nested = names.indices.filter { declarations[$0][0].path.count > 1 }
        let spellings = FlatSpellings(
            of: flat.map { names[$0] }, among: nested.map { declarations[$0][0].path })
        guard !spellings.paths.isEmpty else { return self }
        var joined = TokenTable()
        for index in names.indices where spellings.paths[names[index]] == nil {
            declarations[index].forEach { joined.add($0) }
        }
        for index in flat {
            guard let path = spellings.paths[names[index]] else { continue }
            declarations[index].forEach { joined.add($0.renamed(path)) }
            joined.call(path.joined(separator: "."), names[index])
        }
        return joined
    }
}

extension DesignToken {
    /// Whether it is written as a colour is, or stands for another token.
    fileprivate var looksLikeColor: Bool {
        guard type != "color" else { return true }
        return value.string.map { text in
            TokenReference(alias: text) != nil
                || (try? TokenColorReader.color(ofCSS: text, isTyped: true)) != nil
        } ?? false
    }
}
