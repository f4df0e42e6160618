internal import ColorMath
internal import PaletteFiles

/// Turns declarations and names into the pairs of one palette.
struct PairResolver {
    let palette: Palette
    let configuration: PaletteConfiguration
    let standard: ContrastStandard
    let index: PaletteIndex
    let inference: PairInference

    /// The pairs that are declared, then those inferred; a pair that is declared is not inferred again.
    var pairs: [PalettePair] {
        let everyMode = Array(palette.modes.indices)
        let defaultCanvases = index.entries(matching: configuration.canvases)
        let canvases = configuration.canvases.isEmpty ? inference.surfaces : defaultCanvases
        var pairs: [PalettePair] = []
        var known: Set<PairKey> = []
        for declaration in configuration.pairs {
            let backdrops = index.entries(matching: declaration.backdrops)
            let own = declaration.canvases.isEmpty ? canvases : index.entries(matching: declaration.canvases)
            let modes =
                declaration.modes.isEmpty
                ? everyMode
                : everyMode.filter { mode in declaration.modes.contains { $0.matches(palette.modes[mode]) } }
            for ink in index.entries(matching: declaration.inks) {
                for backdrop in backdrops where backdrop != ink {
                    known.insert(PairKey(ink: ink, backdrop: backdrop))
                    pairs.append(
                        PalettePair(
                            ink: ink, backdrop: backdrop, required: required(declaration.minimum),
                            canvases: own,
                            modes: modes, origin: .declared(declaration.location)))
                }
            }
        }
        guard configuration.infersPairs ?? configuration.pairs.isEmpty else { return pairs }
        for pair in inference.pairs
        where pair.ink != pair.backdrop && !known.contains(PairKey(ink: pair.ink, backdrop: pair.backdrop)) {
            pairs.append(
                PalettePair(
                    ink: pair.ink, backdrop: pair.backdrop, required: required(.standard(pair.subject)),
                    canvases: canvases, modes: everyMode, origin: .inferred(pair.reason)))
        }
        return pairs
    }

    /// The declarations that name no pair of this palette.
    var emptyDeclarations: [PairDeclaration] {
        configuration.pairs.filter {
            index.entries(matching: $0.inks).isEmpty || index.entries(matching: $0.backdrops).isEmpty
        }
    }

    private func required(_ minimum: PairDeclaration.Minimum) -> Double {
        switch minimum {
        case .ratio(let ratio): ratio
        case .standard(let kind): standard.requiredRatio(for: kind.subject)
        }
    }

    private struct PairKey: Hashable {
        let ink: Int
        let backdrop: Int
    }
}
