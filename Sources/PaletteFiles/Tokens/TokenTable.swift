/// The tokens of files read together, by name, and which declaration of each wins in a mode.
struct TokenTable {
    /// The names in the order in which they are first declared.
    private(set) var names: [String] = []
    private(set) var declarations: [[DesignToken]] = []
    private var indices: [String: Int] = [:]
    /// The modes of what may be colours, in the order in which they are first declared.
    private(set) var conditionsOfColors: [PaletteMode] = []
    private var knownConditions: Set<PaletteMode> = []

    mutating func add(_ token: DesignToken) {
        let name = token.name
        if token.type == nil || token.type == "color", knownConditions.insert(token.condition).inserted {
            conditionsOfColors.append(token.condition)
        }
        if let index = indices[name] {
            declarations[index].append(token)
        } else {
            indices[name] = names.count
            names.append(name)
            declarations.append([token])
        }
        if let identifier = token.details.identifier, indices[identifier] == nil {
            indices[identifier] = indices[name]
        }
    }

    /// Lets aliases call a token by another name, too.
    mutating func call(_ name: String, _ other: String) {
        if indices[other] == nil { indices[other] = indices[name] }
    }

    /// The token of a name; a group's own token may be named by the group.
    func index(of name: String) -> Int? { indices[name] ?? indices[name + ".$root"] }

    /// The names as reports write them: a group's own token is called as the group is.
    var displayNames: [String] {
        zip(names, declarations).map { name, declarations in
            let path = declarations[0].path
            return path.contains("$root") ? path.filter { $0 != "$root" }.joined(separator: ".") : name
        }
    }

    /// The declaration that wins in a mode, by its place among those of a token: of those that hold, by
    /// precedence, then the one whose mode states most traits, then the last. The gamut counts after all
    /// other traits: a value for dark wins over one for wide screens.
    func winner(of index: Int, in mode: PaletteMode) -> Int? {
        let candidates = declarations[index]
        var best: Int?
        var bestRank = (Int.min, Int.min, Int.min)
        for place in candidates.indices where candidates[place].condition.holds(in: mode) {
            let condition = candidates[place].condition
            let gamut = condition.gamut == nil ? 0 : 1
            let rank = (candidates[place].precedence, condition.specificity - gamut, gamut)
            if rank >= bestRank { (best, bestRank) = (place, rank) }
        }
        return best
    }
}
