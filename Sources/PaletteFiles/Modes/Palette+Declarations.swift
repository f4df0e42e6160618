extension Palette {
    /// The number of modes that a palette is put into at most, so that a hostile file cannot ask for a table of any size.
    package static let modeLimit = 256

    /// Puts declarations side by side: one entry a name, one value a mode.
    ///
    /// The modes are those that the declarations tell apart. In each, an entry has its most specific value that holds
    /// there. A name that is declared twice for the same mode keeps the first value, and the second is a fault.
    package init(name: String, declarations: [PaletteDeclaration], faults: [PaletteFault] = []) {
        var faults = faults
        let conditions = declarations.map(\.value.condition)
        var modes = PaletteMode.combinations(of: conditions)
        if modes.count > Palette.modeLimit {
            faults.append(
                PaletteFault(
                    at: SourceLocation(path: name),
                    "the palette tells \(modes.count) modes apart; only the first \(Palette.modeLimit) are read"
                ))
            modes.removeSubrange(Palette.modeLimit...)
        }
        let distinct = Set(conditions)
        modes.removeAll { mode in !distinct.contains { $0.holds(in: mode) } }
        if modes.isEmpty { modes = [.base] }
        let groups = PaletteDeclaration.grouped(declarations, faults: &faults)
        self.init(
            name: name, modes: modes, entries: groups.map { PaletteEntry($0, in: modes) }, faults: faults)
    }
}

extension PaletteDeclaration {
    /// The declarations of each name, in the order of their first; of those for the same mode only the first.
    fileprivate static func grouped(
        _ declarations: [PaletteDeclaration], faults: inout [PaletteFault]
    ) -> [[PaletteDeclaration]] {
        var groups: [[PaletteDeclaration]] = []
        var places: [String: Int] = [:]
        var firsts: [String: [PaletteMode: SourceLocation]] = [:]
        for declaration in declarations {
            let (name, value) = (declaration.name, declaration.value)
            if let first = firsts[name]?[value.condition] {
                let mode = value.condition == .base ? "" : " for \(value.condition)"
                faults.append(
                    PaletteFault(
                        at: value.location, "\(name) has a value\(mode) already, at \(first); that one counts"
                    ))
                continue
            }
            firsts[name, default: [:]][value.condition] = value.location
            if let place = places[name] {
                groups[place].append(declaration)
            } else {
                places[name] = groups.count
                groups.append([declaration])
            }
        }
        return groups
    }
}

extension PaletteEntry {
    /// Joins what files say of one name; there is at least one declaration.
    fileprivate init(_ declarations: [PaletteDeclaration], in modes: [PaletteMode]) {
        let values = declarations.map(\.value)
        self.init(
            name: declarations[0].name, path: declarations[0].path,
            note: declarations.lazy.compactMap(\.note).first,
            values: modes.map { mode in
                values.filter { $0.condition.holds(in: mode) }
                    .max { $1.condition.isMoreSpecific(than: $0.condition) }
            })
    }
}
