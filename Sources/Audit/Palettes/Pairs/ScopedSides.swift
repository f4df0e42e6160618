internal import PaletteFiles

/// What parts of a page declare anew of what lies on what: `.promo --card` takes the place of `--card` there,
/// and `--card-foreground` lies on it.
struct ScopedSides {
    /// The entries of parts, by the property and the part.
    private var entries: [String: [String: Int]] = [:]
    /// The names of the parts that declare each property.
    private var parts: [String: PartIndex] = [:]

    init(of palette: Palette) {
        for (index, entry) in palette.entries.enumerated() where !entry.isPainted {
            guard let (part, property) = entry.scopedName else { continue }
            entries[property, default: [:]][part] = index
        }
        parts = entries.mapValues { parts in
            PartIndex(parts.sorted { $0.value < $1.value }.map(\.key))
        }
    }

    /// The pairs that stand in the place of one of the page, each with the entry that is declared anew. The
    /// side that a part does not declare is handed down to it.
    func pairs(inPlaceOf pair: PairSides, in palette: Palette) -> [(sides: PairSides, override: Int)] {
        let (inkName, backdropName) = (palette.entries[pair.ink].name, palette.entries[pair.backdrop].name)
        let (inks, backdrops) = (entries[inkName] ?? [:], entries[backdropName] ?? [:])
        guard !inks.isEmpty || !backdrops.isEmpty else { return [] }
        return Set(inks.keys).union(backdrops.keys).sorted().compactMap { part in
            let name = PartName(part)
            // A setting of the page with one of the two is one of many, in modes that it says nothing of.
            let isSetting = name.isSetting && inks[part] != nil && backdrops[part] != nil
            guard name.isRegion || isSetting else { return nil }
            // What another part paints for itself is no side of this one.
            guard [pair.ink, pair.backdrop].allSatisfy({ !palette.entries[$0].isPainted }) else { return nil }
            let ink = entry(among: inks, of: inkName, for: part, name) ?? pair.ink
            let backdrop = entry(among: backdrops, of: backdropName, for: part, name) ?? pair.backdrop
            return (backdrops[part] ?? inks[part]).map { (PairSides(ink: ink, backdrop: backdrop), $0) }
        }
    }

    /// Whether an entry is what the page itself has in one of its settings, and no part of it.
    func isSetting(_ entry: Int, in palette: Palette) -> Bool {
        palette.entries[entry].scopedName.map { PartName($0.part).isSetting } ?? false
    }

    /// What the part that an ink is declared for has in place of a backdrop of the page, written for it too;
    /// `nil` where it has none, or the ink is the page's.
    func backdrop(besides ink: Int, inPlaceOf backdrop: Int, in palette: Palette) -> Int? {
        palette.entries[ink].scopedName.flatMap { entries[palette.entries[backdrop].name]?[$0.part] }
    }

    /// What a part has of a property: its own entry, or that which is handed down to it.
    private func entry(
        among entries: [String: Int], of property: String, for part: String, _ name: PartName
    ) -> Int? {
        entries[part]
            ?? parts[property]?.sources(of: name).lazy.compactMap { entries[$0] }.first
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
