internal import ColorMath

/// Themes that have one mode and are switched on by different selectors, with other colours in each: `.dark`
/// and `[data-theme="dark"]`.
///
/// A palette has one value in a mode, that which counts last. Whoever sees the other theme sees colours that
/// are not measured, and that is said.
struct ThemeConflicts {
    /// The declarations that are not measured, by their modes, in the order in which they are found.
    private(set) var hidden:
        [(mode: PaletteMode, names: [String], first: StyleDeclaration, by: StyleDeclaration)] = []

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - properties: The custom properties of a page.
    ///   - color: The colour that a declaration writes out; `nil` where it refers to another, or is none.
    init<Color: Equatable>(among properties: CustomProperties, color: (StyleDeclaration) -> Color?) {
        var places: [PaletteMode: Int] = [:]
        for index in properties.keys.indices {
            let switched = properties.switched(index)
            guard switched.count > 1 else { continue }
            var seen: Set<PaletteMode> = []
            for mode in switched.map(\.scope.mode) where seen.insert(mode).inserted {
                guard let winner = properties.winner(of: index, in: mode), winner.scope.mode == mode,
                    let shown = color(winner),
                    let loser = switched.first(where: { other in
                        other.scope.mode == mode
                            && other.scope.switches.isDisjoint(with: winner.scope.switches)
                            && color(other).map { $0 != shown } ?? false
                    })
                else { continue }
                if let place = places[mode] {
                    hidden[place].names.append(properties.keys[index].name)
                } else {
                    places[mode] = hidden.count
                    hidden.append((mode, [properties.keys[index].name], loser, winner))
                }
            }
        }
    }
}

extension StylesheetCascade {
    /// What is said of them, a fault a mode.
    var themeConflicts: [PaletteFault] {
        ThemeConflicts(among: properties) { declaration in
            try? CSSColorReader(in: sources, isDark: declaration.scope.mode.luminosity == .dark)
                .color(of: declaration.value).color
        }.hidden.map { conflict in
            let others = conflict.names.count - 1
            let more = others > 0 ? ", with \(others) other \(others == 1 ? "property" : "properties")," : ""
            let place = sources.location(of: conflict.by.name)
            return PaletteFault(
                at: sources.location(of: conflict.first.name),
                "\(conflict.names[0])\(more) has another value for \(conflict.mode) by another selector, "
                    + "\(place): that is measured, and this is not", kind: .repeated)
        }
    }
}
