internal import ColorMath
internal import PaletteFiles

extension PaletteCheck {
    /// Of a palette the backdrops count: those of pairs, and those that are neutral by name; a control may be
    /// white, with an ink of its own.
    static let whiteInDark = PaletteCheck(.whiteInDark) { examination in
        let backdrops = Set(examination.pairs.map(\.backdrop)).union(examination.surfaces)
            .filter { !examination.names[$0].isOfControl && !examination.names[$0].isNumbered }
        let white = examination.aliases.originals(among: backdrops.sorted()).compactMap { entry in
            let modes = examination.palette.modes.indices.filter { mode in
                examination.palette.modes[mode].luminosity == .dark
                    && examination.colors[entry, mode]?.color == SRGB(.white).withAlpha(1)
                    && !examination.names[entry].isInverse && !examination.names[entry].isOfLightTheme
            }
            return modes.isEmpty ? nil : (entry: entry, modes: modes)
        }
        // What many parts of a page have in common is said of the first.
        var first: [EntryAliases.Part: Int] = [:]
        var others: [Int: Int] = [:]
        for (entry, _) in white {
            guard let part = examination.aliases.part(of: entry) else { continue }
            guard let known = first[part] else {
                first[part] = entry
                continue
            }
            others[known, default: 0] += 1
            others[entry] = 0
        }
        return white.filter { others[$0.entry] != 0 }.map { entry, modes in
            let name = examination.palette.entries[entry].name
            let more = others[entry].map { ", and so is that of \(counted($0, "other part"))" } ?? ""
            return PaletteRemark(
                entries: [entry], modes: modes,
                message: "'\(name)' is pure white in dark and glows\(more); use a slightly darker white.")
        }
    }
}

extension ColorName {
    /// Whether it is the step of a ramp, `surface-0`, of which a theme chooses some.
    fileprivate var isNumbered: Bool { allWords.last.flatMap { Int($0) } != nil }

    /// Whether the name says that the colour is of the light theme: `light_background`,
    /// `theme_light_surface`.
    fileprivate var isOfLightTheme: Bool {
        allWords.first == "light"
            || zip(allWords, allWords.dropFirst()).contains { word, next in
                next == "light" && ["theme", "mode", "scheme"].contains(word)
            }
    }
}
