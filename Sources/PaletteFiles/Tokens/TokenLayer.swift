/// A tree of tokens and when it counts.
struct TokenLayer {
    /// The outermost group.
    let root: JSONNode
    /// The number of the document that it is in.
    let document: Int
    /// The modes in any of which it counts.
    var conditions: [PaletteMode]
    /// Its place in an order that decides before modes do; 0 where there is none.
    var precedence = 0
}

/// What a reader of a format with sets and themes makes of documents.
struct TokenLayers {
    var layers: [TokenLayer] = []
    /// The choices that people or products make, each among some modes; of each, one counts at a time.
    var axes: [[PaletteMode]] = []
    var faults: [PaletteFault] = []
    /// Tokens of formats that have no groups.
    var tokens: [DesignToken] = []
    /// Colours that are named and not read, where and why.
    var unknowns: [PaletteFault] = []
    /// The documents that are accounted for.
    var documents: Set<Int> = []

    /// The most choices that there may be.
    static let axisLimit = 32

    /// The modes that one choice of each axis makes, at most ``ModeCombinations/limit``; none where nothing
    /// is chosen.
    ///
    /// Where several axes name themes, the theme of a combination has all their names.
    var modes: [PaletteMode] {
        axes.isEmpty ? [] : TokenLayers.combinations(of: axes)
    }

    /// What is said where there are more combinations than are looked at; `nil` where there are not.
    func fault(in document: JSONDocument) -> PaletteFault? {
        var count = 1
        for axis in axes where count <= ModeCombinations.limit { count *= axis.count }
        return count > ModeCombinations.limit ? ModeCombinations.fault(in: document.source) : nil
    }

    private static func combinations(of axes: some Collection<[PaletteMode]>) -> [PaletteMode] {
        var modes = [PaletteMode.base]
        for axis in axes {
            let longer = modes.lazy.flatMap { mode in axis.lazy.map { mode.joined(with: $0) } }
            modes = Array(longer.prefix(ModeCombinations.limit))
        }
        return modes
    }

    /// The conditions under which a choice holds: the choice itself, or where another axis names themes too,
    /// every combination that has it.
    func conditions(of choice: PaletteMode, onAxis index: Int) -> [PaletteMode] {
        let hasOtherThemes = axes.enumerated().contains { $0 != index && $1.contains { $0.theme != nil } }
        guard choice.theme != nil, hasOtherThemes else { return [choice] }
        return TokenLayers.combinations(of: axes.enumerated().map { $0 == index ? [choice] : $1 })
    }
}

extension PaletteMode {
    /// The mode in which both hold, with the names of both themes.
    fileprivate func joined(with other: PaletteMode) -> PaletteMode {
        var both = overridden(by: other)
        if let theme, let added = other.theme, theme != added { both.theme = "\(theme)-\(added)" }
        return both
    }
}
