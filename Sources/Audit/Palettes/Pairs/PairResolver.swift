internal import ColorMath
internal import PaletteFiles

/// Turns declarations and names into the pairs of one palette.
struct PairResolver {
    let palette: Palette
    let configuration: PaletteConfiguration
    let standard: ContrastStandard
    let index: PaletteIndex
    let inference: PairInference

    /// The most pairs that are measured, each counted once a mode.
    static let limit = 1_000_000

    /// The pairs that are declared, then those inferred; a pair that is declared is not inferred again.
    ///
    /// - Returns: The pairs, and what is said where there are more than ``limit``.
    func pairs() -> (pairs: [PalettePair], fault: PaletteFault?) {
        let everyMode = Array(palette.modes.indices)
        let defaultCanvases = index.entries(matching: configuration.canvases)
        let canvases = configuration.canvases.isEmpty ? inference.surfaces : defaultCanvases
        var pairs: [PalettePair] = []
        var known: Set<PairKey> = []
        var count = 0
        /// Adds a pair; `false` where there is no room.
        func add(_ pair: PalettePair) -> Bool {
            count += max(1, pair.modes.count)
            guard count <= Self.limit else { return false }
            pairs.append(pair)
            return true
        }
        for declaration in configuration.pairs {
            let backdrops = index.entries(matching: declaration.backdrops)
            let own = declaration.canvases.isEmpty ? canvases : index.entries(matching: declaration.canvases)
            let modes =
                declaration.modes.isEmpty
                ? everyMode
                : everyMode.filter { mode in declaration.modes.contains { $0.matches(palette.modes[mode]) } }
            let origin = PalettePair.Origin.declared(declaration.location)
            for ink in index.entries(matching: declaration.inks) {
                for backdrop in backdrops where backdrop != ink {
                    known.insert(PairKey(ink: ink, backdrop: backdrop))
                    let pair = PalettePair(
                        ink: ink, backdrop: backdrop, required: required(declaration.minimum), canvases: own,
                        modes: modes, origin: origin)
                    guard add(pair) else { return (pairs, fault(at: declaration.location)) }
                }
            }
        }
        guard configuration.infersPairs ?? configuration.pairs.isEmpty else { return (pairs, nil) }
        for ink in palette.entries.indices {
            for pair in inference.pairs(of: ink)
            where pair.ink != pair.backdrop
                && !known.contains(PairKey(ink: pair.ink, backdrop: pair.backdrop))
            {
                let pair = PalettePair(
                    ink: pair.ink, backdrop: pair.backdrop, required: required(.standard(pair.subject)),
                    canvases: canvases, modes: everyMode, origin: .inferred(pair.reason))
                guard add(pair) else { return (pairs, fault(at: SourceLocation(path: palette.name))) }
            }
        }
        return (pairs, nil)
    }

    private func fault(at location: SourceLocation) -> PaletteFault {
        PaletteFault(
            at: location,
            "'\(palette.name)' has more than \(Self.limit) pairs, each counted once a mode; the rest is not measured"
        )
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
