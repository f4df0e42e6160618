/// The modes that people can come to see, given those that files state: each of them, and every combination
/// of some that contradict one another in no trait.
struct ModeCombinations {
    /// The most combinations that are formed.
    static let limit = 256

    /// The modes that files state, the base mode first, each once.
    let stated: [PaletteMode]
    /// The stated modes, then what they combine to, each where one of the choices holds.
    let all: [PaletteMode]
    /// Whether there are more than ``limit``, so that some are left out.
    let isCut: Bool

    /// Combines the modes that files state.
    ///
    /// - Parameters:
    ///   - conditions: The modes that values are written for.
    ///   - choices: The modes of which one is always chosen; empty where there need be none, and the base
    ///     mode is one too.
    ///   - apart: Modes of which no two hold at once, as they are values of one attribute. Light and dark are
    ///     what a device may ask for besides: that keeps only themes apart from modes of more contrast.
    init(
        of conditions: some Sequence<PaletteMode>, choices: [PaletteMode] = [],
        apart: [Set<PaletteMode>] = []
    ) {
        let conditions = conditions.filter { !choices.contains($0) }
        var stated = choices.isEmpty ? [PaletteMode.base] : choices
        var seen = Set(stated + [.base])
        for condition in conditions where seen.insert(condition).inserted { stated.append(condition) }
        var isCut = stated.count > ModeCombinations.limit
        stated.removeLast(max(0, stated.count - ModeCombinations.limit))
        var all = stated
        var index = 0
        while index < all.count {
            for other in stated where !other.isApart(from: all[index], by: apart) {
                guard let both = all[index].combined(with: other), seen.insert(both).inserted else {
                    continue
                }
                guard all.count < ModeCombinations.limit else {
                    isCut = true
                    break
                }
                all.append(both)
            }
            index += 1
        }
        if !choices.isEmpty {
            func isChosen(_ mode: PaletteMode) -> Bool { choices.contains { $0.holds(in: mode) } }
            stated = stated.filter(isChosen)
            all = stated + all.filter { isChosen($0) && !stated.contains($0) }
        }
        (self.stated, self.all, self.isCut) = (stated, all, isCut)
    }

    /// What is said where some combinations are left out.
    static func fault(in text: SourceText) -> PaletteFault {
        PaletteFault(
            at: text.location(of: 0),
            "there are more than \(limit) combinations of modes; the rest is not looked at")
    }
}

extension PaletteMode {
    /// Whether another mode states one of which this is another value.
    fileprivate func isApart(from other: PaletteMode, by sets: [Set<PaletteMode>]) -> Bool {
        sets.contains { set in
            set.contains(self)
                && set.contains { value in
                    (value.contrast != nil) != (contrast != nil) && value.theme != theme
                        && value.holds(in: other) && !value.holds(in: self)
                }
        }
    }

    /// The mode in which both hold; `nil` where they contradict one another.
    fileprivate func combined(with other: PaletteMode) -> PaletteMode? {
        let both = overridden(by: other)
        return holds(in: both) ? both : nil
    }
}
