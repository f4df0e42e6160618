extension PaletteMode {
    /// Whether, of two conditions that hold, this one decides: the one that states more traits; of two that
    /// state as many, the one that states the first of theme, idiom, luminosity, contrast and gamut.
    ///
    /// So a value for dark decides over one for increased contrast where people have both, as on Apple's
    /// platforms, where the dark appearance with increased contrast falls back on the dark one.
    package func isMoreSpecific(than other: PaletteMode) -> Bool {
        if specificity != other.specificity { return specificity > other.specificity }
        let pairs = zip(statedTraits, other.statedTraits)
        return pairs.first { $0 != $1 }?.0 ?? false
    }

    private var statedTraits: [Bool] {
        [theme != nil, idiom != nil, luminosity != nil, contrast != nil, gamut != nil]
    }

    /// Whether nobody is in this mode, because it says nothing of a trait of which every case is stated
    /// elsewhere, in modes that can hold together with it.
    package func leavesOpen(aTraitClosedBy conditions: Set<PaletteMode>) -> Bool {
        func leavesOpen<Trait: Hashable & CaseIterable>(_ trait: KeyPath<PaletteMode, Trait?>) -> Bool {
            guard self[keyPath: trait] == nil else { return false }
            let stated = conditions.lazy.filter(agrees).compactMap { $0[keyPath: trait] }
            return Set(stated).count == Trait.allCases.count
        }
        return leavesOpen(\.luminosity) || leavesOpen(\.contrast) || leavesOpen(\.gamut)
    }
}
