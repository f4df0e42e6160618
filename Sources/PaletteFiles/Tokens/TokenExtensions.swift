/// Gives groups the tokens of those that they extend (DTCG format module 2025.10, section 6.4).
///
/// A group's own tokens stay. Of several groups around a name that extend others, the innermost decides,
/// whatever the order of the files.
struct TokenExtensions {
    /// The most tokens that groups may come to by extending one another.
    private static let tokenLimit = 200_000
    /// The most parts that a name may have.
    private static let depthLimit = 128

    private let extensions: [TokenTree.Extension]
    private var byTarget: [Int: [Int]] = [:]
    private var byGroup: [Int: [Int]] = [:]
    private var tree = NameTree()

    /// Every name that there is, own ones first, then those that are taken over, in the order in which they
    /// are found.
    private var tokens: [Token] = []
    private var places: [String: Int] = [:]
    private var faults: [(TokenTree.Extension, String)] = []

    /// A name that there is.
    private struct Token {
        let path: [String]
        /// The first token found that it can be taken over from; `nil` for one that is declared.
        let parent: Int?
        /// How many declarations it has.
        let count: Int
    }

    private init(_ extensions: [TokenTree.Extension]) {
        self.extensions = extensions
        for (index, item) in extensions.enumerated() {
            if item.group.starts(with: item.target) {
                faults.append((item, "a group cannot extend one that it is in"))
            } else {
                byTarget[tree.insert(item.target), default: []].append(index)
                byGroup[tree.insert(item.group), default: []].append(index)
            }
        }
    }

    /// Extends the groups of a table.
    ///
    /// - Returns: The extensions that lead nowhere or too far, with what is wrong with each.
    static func apply(
        _ extensions: [TokenTree.Extension], to table: inout TokenTable
    ) -> [(TokenTree.Extension, String)] {
        guard !extensions.isEmpty else { return [] }
        var result = TokenExtensions(extensions)
        result.findNames(in: table)
        result.copyTokens(into: &table)
        return result.faults
    }

    /// Finds every name that groups come to, those nearest to what is declared first.
    private mutating func findNames(in table: TokenTable) {
        var used: Set<Int> = []
        var count = 0
        var deepest: Int?
        for (name, declarations) in zip(table.names, table.declarations) {
            places[name] = tokens.count
            tokens.append(Token(path: declarations[0].path, parent: nil, count: declarations.count))
            count += declarations.count
        }
        var next = 0
        while next < tokens.count, count <= Self.tokenLimit {
            let token = tokens[next]
            for (length, node) in tree.nodes(along: token.path).enumerated() {
                for index in byTarget[node] ?? [] {
                    used.insert(index)
                    let path = extensions[index].group + token.path[length...]
                    guard path.count <= Self.depthLimit else {
                        deepest = deepest ?? index
                        continue
                    }
                    guard places.updateIfMissing(path.joined(separator: "."), tokens.count) else { continue }
                    tokens.append(Token(path: path, parent: next, count: token.count))
                    count += token.count
                }
            }
            next += 1
        }
        if count > Self.tokenLimit {
            faults.append(
                (
                    extensions[0],
                    "groups extend one another to more than \(Self.tokenLimit) tokens; the rest is left out"
                ))
        }
        if let deepest {
            faults.append(
                (
                    extensions[deepest],
                    "groups extend one another to names of more than \(Self.depthLimit) parts; those are left out"
                ))
        }
        let circular = Set(faults.map { $0.0.group })
        for (index, item) in extensions.enumerated() where !used.contains(index) {
            guard !circular.contains(item.group) else { continue }
            faults.append((item, "there is no group or token \(item.target.joined(separator: "."))"))
        }
    }

    /// Adds the tokens that are taken over, each from the declared one that it leads to.
    private mutating func copyTokens(into table: inout TokenTable) {
        var origins: [Int?] = tokens.enumerated().map { $1.parent == nil ? $0 : nil }
        let sources = tokens.indices.map(source)
        for start in tokens.indices where origins[start] == nil {
            var trail: [Int] = []
            var seen: Set<Int> = []
            var place = start
            while origins[place] == nil, seen.insert(place).inserted {
                trail.append(place)
                place = sources[place]
            }
            // In a circle of groups, what was found first leads out of it.
            while origins[place] == nil, let parent = tokens[place].parent { place = parent }
            for member in trail { origins[member] = origins[place] }
        }
        let declared = table.declarations
        for (token, origin) in zip(tokens, origins) where token.parent != nil {
            guard let origin else { continue }
            for declaration in declared[origin] { table.add(declaration.renamed(token.path)) }
        }
    }

    /// The token that one is taken over from: by the innermost group that extends one with such a token.
    private func source(of place: Int) -> Int {
        let token = tokens[place]
        guard let parent = token.parent else { return place }
        for (length, node) in tree.nodes(along: token.path).enumerated().reversed() {
            for index in byGroup[node] ?? [] {
                let path = extensions[index].target + token.path[length...]
                if let found = places[path.joined(separator: ".")] { return found }
            }
        }
        return parent
    }
}

extension Dictionary {
    /// Sets the value of a key that has none, and says whether it did.
    fileprivate mutating func updateIfMissing(_ key: Key, _ value: Value) -> Bool {
        guard self[key] == nil else { return false }
        self[key] = value
        return true
    }
}
