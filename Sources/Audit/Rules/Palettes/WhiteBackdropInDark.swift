internal import ColorMath
internal import PaletteFiles

extension PaletteCheck {
    /// Of a palette the backdrops count: those of pairs, and those that are neutral by name.
    static let whiteInDark = PaletteCheck(.whiteInDark) { examination in
        let backdrops = Set(examination.pairs.map(\.backdrop)).union(examination.surfaces)
        return examination.aliases.originals(among: backdrops.sorted()).compactMap { entry in
            let modes = examination.palette.modes.indices.filter { mode in
                examination.palette.modes[mode].luminosity == .dark
                    && examination.colors[entry, mode]?.color == SRGB(.white).withAlpha(1)
                    && !examination.names[entry].isInverse
            }
            guard !modes.isEmpty else { return nil }
            return PaletteRemark(
                entries: [entry], modes: modes,
                message:
                    "'\(examination.palette.entries[entry].name)' is pure white in dark and glows; use a slightly darker white."
            )
        }
    }
}
