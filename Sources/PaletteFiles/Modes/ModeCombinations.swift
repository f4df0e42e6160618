/// The modes that people can come to see, given those that files state: each of them, and every combination of some that
/// contradict one another in no trait.
struct ModeCombinations {
    /// The most combinations that are formed.
    static let limit = 256

    /// The modes that files state, the base mode first, each once.
    let stated: [PaletteMode]
    /// The stated modes, then what they combine to.
    let all: [PaletteMode]
    /// Whether there are more than ``limit``, so that some are left out.
    let isCut: Bool

    init(of conditions: some Sequence<PaletteMode>) {
        var stated = [PaletteMode.base]
        var seen: Set = [PaletteMode.base]
        for condition in conditions where seen.insert(condition).inserted { stated.append(condition) }
        var isCut = stated.count > ModeCombinations.limit
        stated.removeLast(max(0, stated.count - ModeCombinations.limit))
        var all = stated
        var index = 0
        while index < all.count {
            for other in stated {
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
        (self.stated, self.all, self.isCut) = (stated, all, isCut)
    }
}

extension PaletteMode {
    /// The mode in which both hold; `nil` where they contradict one another.
    fileprivate func combined(with other: PaletteMode) -> PaletteMode? {
        let both = overridden(by: other)
        return holds(in: both) ? both : nil
    }
}
