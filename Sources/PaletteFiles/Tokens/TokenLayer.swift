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

    /// The axes that are open only to who takes one choice of an earlier one.
    var parents: [Int: ThemeChoices.Parent] = [:]

    /// The modes that one choice of each axis makes, at most ``ModeCombinations/limit``; none where nothing
    /// is chosen.
    ///
    /// Where several axes name themes, the theme of a combination has all their names.
    var modes: [PaletteMode] { axes.isEmpty ? [] : choices.modes }

    /// The combinations of choices.
    var choices: ThemeChoices { ThemeChoices(of: axes, within: parents) }

    /// The conditions under which a choice holds: the choice itself, or where another axis names themes too,
    /// every combination that has it.
    func conditions(of choice: PaletteMode, onAxis index: Int, among choices: ThemeChoices) -> [PaletteMode] {
        let hasOtherThemes = axes.enumerated().contains { $0 != index && $1.contains { $0.theme != nil } }
        guard hasOtherThemes, choice.theme != nil || parents[index] != nil else { return [choice] }
        let own = axes[index].indices.filter { axes[index][$0] == choice }
        return choices.modes(taking: Set(own), of: index)
    }
}
