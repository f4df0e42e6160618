internal import PaletteFiles

/// Where the literals and references of a palette are written, and what they give a colour.
///
/// A palette has hundreds of thousands of them: they are found by their first bytes among sorted numbers, and
/// not held here.
struct WrittenSites {
    private let palette: Palette
    private let entries: [String: Int]
    private let literals: SortedPlaces
    private let references: SortedPlaces
    /// The places that name others, by what they name.
    private let followed: SortedPlaces

    init(of palette: Palette) {
        self.palette = palette
        let entries = palette.entryPlaces
        self.entries = entries
        literals = SortedPlaces(of: palette) { _, value in value.literal?.bytes.lowerBound }
        references = SortedPlaces(of: palette) { place, value in
            value.reference.flatMap { reference in
                Self.target(of: reference, at: place, in: palette, among: entries).map { _ in
                    reference.bytes.lowerBound
                }
            }
        }
        followed = SortedPlaces(of: palette) { place, value in
            value.reference.flatMap { reference in
                Self.target(of: reference, at: place, in: palette, among: entries).map {
                    $0 * palette.modes.count + place.mode
                }
            }
        }
    }

    private func value(of place: PalettePlace) -> PaletteValue? {
        palette.entries.indices.contains(place.entry) ? palette.entries[place.entry].values[place.mode] : nil
    }

    /// Every literal that is the colour of some entry.
    var allLiterals: some Sequence<ColorLiteral> {
        palette.entries.lazy.flatMap(\.values).compactMap { $0?.literal }
    }

    /// The literal that is the colour of a place; `nil` where none is.
    func literal(of place: PalettePlace) -> ColorLiteral? { value(of: place)?.literal }

    /// The places whose colour a literal is, in order.
    func places(of literal: ColorLiteral) -> [PalettePlace] {
        literals.places(at: literal.bytes.lowerBound).filter { self.literal(of: $0) == literal }
    }

    /// The first entry for which a literal is written itself, and not by way of a name.
    func writer(of literal: ColorLiteral) -> Int? {
        places(of: literal).first { value(of: $0)?.isAlias == false }?.entry
    }

    /// The places at which a reference stands, in order. None where one place of a file leads to several
    /// entries: what a file says once leads to one, or is not touched.
    func owners(of reference: AliasReference) -> [PalettePlace] {
        var owners: [PalettePlace] = []
        for place in references.places(at: reference.bytes.lowerBound) {
            guard let other = value(of: place)?.reference, other.location == reference.location else {
                continue
            }
            guard other == reference else { return [] }
            owners.append(place)
        }
        return owners
    }

    /// The entry that the reference at a place leads to; `nil` where none stands there that could be moved.
    func target(of place: PalettePlace) -> Int? {
        value(of: place)?.reference.flatMap { Self.target(of: $0, at: place, in: palette, among: entries) }
    }

    private static func target(
        of reference: AliasReference, at place: PalettePlace, in palette: Palette,
        among entries: [String: Int]
    ) -> Int? {
        guard let target = entries[reference.target],
            let own = palette.entries[place.entry].values[place.mode],
            palette.entries[target].values[place.mode]?.looks(like: own) == true
        else { return nil }
        return target
    }

    /// The entries that name another in its mode.
    func followers(of place: PalettePlace) -> Set<Int> {
        Set(followed.places(at: place.entry * palette.modes.count + place.mode).map(\.entry))
    }
}

/// The places of a palette that have a number, sorted by it.
private struct SortedPlaces {
    /// The number in the upper half, the place among all cells in the lower.
    private let sorted: [UInt64]
    private let modeCount: Int

    init(of palette: Palette, numbered number: (PalettePlace, PaletteValue) -> Int?) {
        var cells: [UInt64] = []
        let modeCount = palette.modes.count
        for (index, entry) in palette.entries.enumerated() {
            for (mode, value) in entry.values.enumerated() {
                guard let value, let number = number(PalettePlace(entry: index, mode: mode), value) else {
                    continue
                }
                cells.append(UInt64(number) << 32 | UInt64(index * modeCount + mode))
            }
        }
        cells.sort()
        sorted = cells
        self.modeCount = modeCount
    }

    /// The places with a number, in order.
    func places(at number: Int) -> [PalettePlace] {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] >> 32 < UInt64(number) { low = middle + 1 } else { high = middle }
        }
        return sorted[low...].prefix { $0 >> 32 == UInt64(number) }.map {
            let cell = Int($0 & 0xFFFF_FFFF)
            return PalettePlace(entry: cell / modeCount, mode: cell % modeCount)
        }
    }
}
