internal import PaletteFiles

/// What parts of a page declare anew of what lies on what: `.promo --card` takes the place of `--card` there,
/// and `--card-foreground` lies on it.
struct ScopedSides {
    /// The entries of parts, by the property and the part.
    private var entries: [String: [String: Int]] = [:]

    init(of palette: Palette) {
        for (index, entry) in palette.entries.enumerated() where !entry.isPainted {
            guard let (part, property) = entry.scopedName else { continue }
            entries[property, default: [:]][part] = index
        }
    }

    /// The pairs that stand in the place of one of the page, each with the entry that is declared anew. The
    /// side that a part does not declare is handed down to it.
    func pairs(inPlaceOf pair: PairSides, in palette: Palette) -> [(sides: PairSides, override: Int)] {
        let inks = entries[palette.entries[pair.ink].name] ?? [:]
        let backdrops = entries[palette.entries[pair.backdrop].name] ?? [:]
        guard !inks.isEmpty || !backdrops.isEmpty else { return [] }
        return Set(inks.keys).union(backdrops.keys).sorted().compactMap { part in
            let name = PartName(part)
            guard name.isRegion else { return nil }
            // What another part paints for itself is no side of this one.
            guard [pair.ink, pair.backdrop].allSatisfy({ !palette.entries[$0].isPainted }) else { return nil }
            let sources = [part] + name.sources
            let ink = sources.lazy.compactMap { inks[$0] }.first ?? pair.ink
            let backdrop = sources.lazy.compactMap { backdrops[$0] }.first ?? pair.backdrop
            return (backdrops[part] ?? inks[part]).map { (PairSides(ink: ink, backdrop: backdrop), $0) }
        }
    }
}

extension PaletteEntry {
    /// The part of a page that a custom property is declared for, and the property; `nil` for one of the
    /// page.
    fileprivate var scopedName: (part: String, property: String)? {
        guard let part = path.first, name.hasPrefix(part + " --") else { return nil }
        return (part, String(name.dropFirst(part.count + 1)))
    }
}
