internal import PaletteFiles

/// The places that repairs leave as they are because of what was seen of others.
struct RepairBars: Hashable {
    private var reasons: [RepairReach.Place: Reason] = [:]

    /// Why a place is left.
    enum Reason: Hashable {
        /// It is changed already.
        case changed
        /// To change it brings a finding that was not there, about these colours.
        case novelty([String])
    }

    /// Leaves what a repair would change.
    mutating func add(_ repair: PaletteRepair, for reason: Reason) {
        for place in repair.reach.places { reasons[place] = reason }
    }

    /// The same with what some repairs would change.
    func adding(_ repairs: some Sequence<PaletteRepair>, for reason: Reason) -> RepairBars {
        var bars = self
        for repair in repairs { bars.add(repair, for: reason) }
        return bars
    }

    /// The places among the entries and modes of a palette.
    func places(in palette: Palette) -> [PalettePlace: Reason] {
        guard !reasons.isEmpty else { return [:] }
        let (entries, modes) = (palette.entryPlaces, palette.modePlaces)
        var found: [PalettePlace: Reason] = [:]
        for (place, reason) in reasons {
            guard let entry = entries[place.name], let mode = modes[place.mode] else { continue }
            found[PalettePlace(entry: entry, mode: mode)] = reason
        }
        return found
    }
}
