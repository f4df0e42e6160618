extension Palette {
    /// Puts declarations side by side: one entry a name, one value a mode.
    ///
    /// The modes are those that the declarations tell apart, and what they combine to. One that leaves a
    /// trait open is left out where every case of the trait is stated, because nobody sees it. In each mode,
    /// an entry has its most specific value that holds there. A name that is declared twice for the same mode
    /// keeps the first value, and the second is reported.
    package init(
        name: String, declarations: [PaletteDeclaration], faults: [PaletteFault] = [],
        unknowns: [PaletteFault] = []
    ) {
        var (faults, declarations) = (faults, declarations)
        if declarations.count > PaletteBudget.declarationLimit {
            faults.append(
                PaletteFault(
                    at: declarations[PaletteBudget.declarationLimit].value.location,
                    "the palette has more than \(PaletteBudget.declarationLimit) values; what follows is not read"
                ))
            declarations.removeLast(declarations.count - PaletteBudget.declarationLimit)
        }
        let conditions = Set(declarations.map(\.value.condition))
        let combinations = ModeCombinations(of: declarations.lazy.map(\.value.condition))
        if combinations.isCut {
            faults.append(ModeCombinations.fault(in: SourceText(path: name, bytes: [])))
        }
        var modes = combinations.all.filter { mode in
            conditions.contains { $0.holds(in: mode) } && !mode.leavesOpen(aTraitClosedBy: conditions)
        }
        if modes.isEmpty { modes = [.base] }
        let groups = PaletteDeclaration.grouped(declarations, faults: &faults)
        let most = max(1, PaletteBudget.cellLimit / max(1, groups.count))
        if modes.count > most {
            modes.removeLast(modes.count - most)
            faults.append(PaletteBudget.fault(in: SourceText(path: name, bytes: [])))
        }
        self.init(
            name: name, modes: modes, entries: groups.map { PaletteEntry($0, in: modes) }, faults: faults,
            unknowns: unknowns)
    }
}

extension PaletteDeclaration {
    /// The declarations of each name, in the order of their first; of those for the same mode only the first.
    fileprivate static func grouped(
        _ declarations: [PaletteDeclaration], faults: inout [PaletteFault]
    ) -> [[PaletteDeclaration]] {
        var groups: [[PaletteDeclaration]] = []
        var places: [String: Int] = [:]
        var firsts: [String: [PaletteMode: PaletteValue]] = [:]
        for declaration in declarations {
            let (name, value) = (declaration.name, declaration.value)
            if let first = firsts[name]?[value.condition] {
                guard value.content != first.content else { continue }
                faults.append(
                    .repeating(name, for: value.condition, at: value.location, after: first.location))
                continue
            }
            firsts[name, default: [:]][value.condition] = value
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
