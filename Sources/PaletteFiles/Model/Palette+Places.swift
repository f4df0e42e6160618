extension Palette {
    /// The indices of the entries by their names; of several with one name, that of the first.
    package var entryPlaces: [String: Int] {
        Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The indices of the modes; of several that are alike, that of the first.
    package var modePlaces: [PaletteMode: Int] {
        Dictionary(modes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
