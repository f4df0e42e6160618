extension PaletteMode {
    /// The circumstances that people can be in, as far as some conditions tell them apart: every combination of the
    /// traits that are stated somewhere.
    ///
    /// A trait is left open in the first combinations, for what holds in no stated case, unless every case of it is stated.
    ///
    /// - Returns: The combinations, the ones with the fewest stated traits first within each trait; `base` alone where
    ///   nothing is told apart.
    package static func combinations(of conditions: [PaletteMode]) -> [PaletteMode] {
        var modes = [PaletteMode.base]
        // What is multiplied first varies least: themes, then devices, then light and dark.
        vary(\.theme, over: stated(\.theme, in: conditions), in: &modes)
        vary(\.idiom, over: stated(\.idiom, in: conditions), in: &modes)
        vary(\.luminosity, over: cases(of: \.luminosity, in: conditions), in: &modes)
        vary(\.contrast, over: cases(of: \.contrast, in: conditions), in: &modes)
        vary(\.gamut, over: cases(of: \.gamut, in: conditions), in: &modes)
        return modes
    }

    private static func vary<Trait>(
        _ trait: WritableKeyPath<PaletteMode, Trait?>, over cases: [Trait?], in modes: inout [PaletteMode]
    ) {
        modes = modes.flatMap { mode in
            cases.map { value in
                var varied = mode
                varied[keyPath: trait] = value
                return varied
            }
        }
    }

    /// The values of a trait in the order in which they first occur, and before them the open one.
    private static func stated<Trait: Hashable>(
        _ trait: KeyPath<PaletteMode, Trait?>, in conditions: [PaletteMode]
    ) -> [Trait?] {
        var seen: Set<Trait?> = [nil]
        return [nil] + conditions.map { $0[keyPath: trait] }.filter { seen.insert($0).inserted }
    }

    /// The stated cases of a trait in the order of its type, and before them the open one where a case is not stated.
    private static func cases<Trait: Hashable & CaseIterable>(
        of trait: KeyPath<PaletteMode, Trait?>, in conditions: [PaletteMode]
    ) -> [Trait?] {
        let stated = Set(conditions.compactMap { $0[keyPath: trait] })
        let cases = Trait.allCases.filter(stated.contains).map(Optional.some)
        return stated.count == Trait.allCases.count ? cases : [nil] + cases
    }

    /// Whether, of two conditions that hold, this one decides: the one that states more traits; of two that state as
    /// many, the one that states the first of theme, idiom, luminosity, contrast and gamut.
    ///
    /// So a value for dark decides over one for increased contrast where people have both, as on Apple's platforms, where
    /// the dark appearance with increased contrast falls back on the dark one.
    package func isMoreSpecific(than other: PaletteMode) -> Bool {
        if specificity != other.specificity { return specificity > other.specificity }
        let pairs = zip(statedTraits, other.statedTraits)
        return pairs.first { $0 != $1 }?.0 ?? false
    }

    private var statedTraits: [Bool] {
        [theme != nil, idiom != nil, luminosity != nil, contrast != nil, gamut != nil]
    }
}
