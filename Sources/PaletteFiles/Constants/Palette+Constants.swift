extension Palette {
    /// The palette of constants that are read together.
    ///
    /// - Parameters:
    ///   - name: What reports call it.
    ///   - constants: What the files declare, in their order.
    ///   - faults: What is wrong with the files besides.
    ///   - others: What else in them may be colours and is not read.
    ///   - choices: The modes of which one always holds; empty where there need be none.
    init(
        name: String, constants: [ColorConstant], faults: [PaletteFault] = [],
        unknowns others: [PaletteFault] = [], choices: [PaletteMode] = []
    ) {
        let table = ConstantTable(constants)
        let combinations = ModeCombinations(of: constants.lazy.map(\.condition), choices: choices)
        let rows = table.declarations.map {
            ModeColumns.Row(name: $0[0].name, path: $0[0].path, isPainted: $0[0].isPainted)
        }
        var (columns, found, unknowns) = (ModeColumns(rows: rows), FaultList(), FaultList())
        for fault in faults + table.faults { found.add(fault) }
        for unknown in others { unknowns.add(unknown) }
        if combinations.isCut {
            found.add(ModeCombinations.fault(in: SourceText(path: name, bytes: [])))
        }
        let conditions = Set(constants.map(\.condition))
        for mode in combinations.all where !mode.leavesOpen(aTraitClosedBy: conditions) {
            if columns.isFull {
                found.add(PaletteBudget.fault(in: SourceText(path: name, bytes: [])))
                break
            }
            var resolution = ConstantResolution(table, in: mode)
            let colors = table.keys.indices.map { index -> ConstantResolution.Result? in
                do throws(ConstantResolution.Failure) {
                    return try resolution.value(of: index)
                } catch {
                    switch error {
                    case .circle(let fault): found.add(fault)
                    case .unread(let reason):
                        guard let constant = resolution.winner(of: index) else { break }
                        unknowns.add(PaletteFault(at: constant.location, "\(constant.name): \(reason)"))
                    case .noColor, .waiting: break
                    }
                    return nil
                }
            }
            let aliases = resolution.aliases
            let column = zip(table.keys.indices, colors).map { index, color -> PaletteValue? in
                guard let color, let constant = resolution.winner(of: index) else { return nil }
                return PaletteValue(
                    .color(color.color), writtenFor: color.condition,
                    trail: AliasTrail(of: index, in: aliases), at: constant.location,
                    literal: color.literal, ignored: constant.ignored)
            }
            columns.append(column, for: mode)
        }
        var seen: Set<String> = []
        let paths = constants.map(\.location.path).filter { seen.insert($0).inserted }
        self = columns.palette(
            named: name, base: .base, faults: found.sorted(byFilesAt: paths),
            unknowns: unknowns.sorted(byFilesAt: paths))
    }
}
