/// The tokens of files read together, by name, and which declaration of each wins in a mode.
struct TokenTable {
    /// The names in the order in which they are first declared.
    private(set) var names: [String] = []
    private(set) var declarations: [[DesignToken]] = []
    private var indices: [String: Int] = [:]

    /// The most tokens that groups may come to by extending one another.
    private static let limit = 200_000

    init(_ tokens: [DesignToken]) {
        for token in tokens { add(token) }
    }

    private mutating func add(_ token: DesignToken) {
        let name = token.name
        if let index = indices[name] {
            declarations[index].append(token)
        } else {
            indices[name] = names.count
            names.append(name)
            declarations.append([token])
        }
    }

    /// The token of a name; a group's own token may be named by the group.
    func index(of name: String) -> Int? { indices[name] ?? indices[name + ".$root"] }

    /// The declaration that wins in a mode: of those that hold, by precedence, then the one whose mode states most traits,
    /// then the last. The gamut counts after all other traits: a value for dark wins over one for wide screens.
    func winner(of index: Int, in mode: PaletteMode) -> DesignToken? {
        let candidates = declarations[index]
        var best: Int?
        var bestRank = (Int.min, Int.min, Int.min)
        for place in candidates.indices where candidates[place].condition.holds(in: mode) {
            let condition = candidates[place].condition
            let gamut = condition.gamut == nil ? 0 : 1
            let rank = (candidates[place].precedence, condition.specificity - gamut, gamut)
            if rank >= bestRank { (best, bestRank) = (place, rank) }
        }
        return best.map { candidates[$0] }
    }

    /// Gives groups the tokens of those that they extend; a group's own tokens stay.
    ///
    /// - Returns: The extensions that lead nowhere, with what is wrong with each.
    mutating func extend(_ extensions: [TokenTree.Extension]) -> [(TokenTree.Extension, String)] {
        var faults: [(TokenTree.Extension, String)] = []
        var byTarget: [[String]: [Int]] = [:]
        for (index, item) in extensions.enumerated() {
            if item.group.starts(with: item.target) {
                faults.append((item, "a group cannot extend one that it is in"))
            } else {
                byTarget[item.target, default: []].append(index)
            }
        }
        var used: Set<Int> = []
        // What a round adds may itself be extended in the next.
        var round = declarations.flatMap(\.self)
        let own = Set(names)
        var count = round.count
        while !round.isEmpty, !byTarget.isEmpty {
            var added: [DesignToken] = []
            for token in round {
                for length in 0...token.path.count {
                    for index in byTarget[Array(token.path[..<length])] ?? [] {
                        used.insert(index)
                        let renamed = token.renamed(extensions[index].group + token.path[length...])
                        if !own.contains(renamed.name), renamed.path.count < 64 { added.append(renamed) }
                    }
                }
            }
            count += added.count
            if count > TokenTable.limit, let first = extensions.first {
                faults.append((first, "groups extend one another to more than \(TokenTable.limit) tokens"))
                break
            }
            for token in added { add(token) }
            round = added
        }
        for index in extensions.indices where !used.contains(index) {
            let item = extensions[index]
            guard !faults.contains(where: { $0.0.group == item.group }) else { continue }
            faults.append((item, "there is no group or token \(item.target.joined(separator: "."))"))
        }
        return faults
    }
}
