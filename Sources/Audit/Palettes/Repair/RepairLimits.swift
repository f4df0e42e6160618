internal import PaletteFiles

/// Which colours repairs leave as they are.
struct RepairLimits {
    let options: RepairOptions
    /// The entries that the configuration keeps.
    let fixed: Set<Int>
    let ramps: RampSteps
    let names: [ColorName]
    let palette: Palette
    /// What stays as it is, and why.
    let barred: [PalettePlace: RepairBars.Reason]

    /// Why a site is not to change; `nil` where it may.
    ///
    /// - Parameters:
    ///   - site: The site.
    ///   - owner: The entry that it is written for.
    ///   - places: What it gives a colour.
    func hindrance(to site: RepairSite, of owner: Int, _ places: Set<PalettePlace>) -> Hindrance? {
        if let kept = places.lazy.map(\.entry).filter(fixed.contains).min() { return .fixed(entry: kept) }
        let own = barred.isEmpty ? [] : places.filter { $0.entry == owner }.sorted { $0.mode < $1.mode }
        switch own.lazy.compactMap({ barred[$0] }).first {
        case .novelty(let colors): return .novelty(entry: owner, colors: colors)
        case .changed: return .pairs
        case nil: break
        }
        guard case .literal = site, !options.changesPrimitives else { return nil }
        let fed = Set(places.lazy.map(\.entry)).subtracting([owner])
        guard
            ramps.ramp(of: owner) != nil
                || isNameless(owner) && fed.contains(where: { isOther($0, than: owner) })
        else { return nil }
        return .primitive(entry: owner, feeding: fed.count)
    }

    /// Whether a name says of no use: one that does is no primitive, whatever follows it.
    private func isNameless(_ entry: Int) -> Bool { names[entry].use == nil && !names[entry].isColorProperty }

    /// Whether an entry that follows another is more than the same under a name for other tools
    /// (`--color-text: var(--text)`), or what a rule paints with.
    private func isOther(_ entry: Int, than owner: Int) -> Bool {
        !palette.entries[entry].isPainted && names[entry].words != names[owner].words
    }
}
