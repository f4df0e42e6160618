internal import ColorMath
internal import PaletteFiles

/// Turns declarations and names into the pairs of one palette.
struct PairResolver {
    let palette: Palette
    let configuration: PaletteConfiguration
    let standard: ContrastStandard
    let index: PaletteIndex
    /// The entries by their names as conventions write them.
    let conventions: PaletteIndex
    let inference: PairInference
    let colors: PaletteColors

    /// The most pairs that are measured, each counted once a mode.
    static let limit = 1_000_000

    /// The pairs that are declared, then those inferred; a pair that is declared is not inferred again.
    ///
    /// - Returns: The pairs, and what is said where there are more than ``limit``.
    func pairs() -> (pairs: [PalettePair], fault: PaletteFault?) {
        let everyMode = Array(palette.modes.indices)
        let defaultCanvases = index.entries(matching: configuration.canvases)
        let canvases = configuration.canvases.isEmpty ? inference.neutralSurfaces : defaultCanvases
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
            let own = declaration.canvases.isEmpty ? canvases : index.entries(matching: declaration.canvases)
            let modes =
                declaration.modes.isEmpty
                ? everyMode
                : everyMode.filter { mode in declaration.modes.contains { $0.matches(palette.modes[mode]) } }
            let origin = PalettePair.Origin.declared(declaration.location)
            for (ink, backdrops) in index.pairs(of: declaration) {
                for backdrop in backdrops {
                    known.insert(PairKey(ink: ink, backdrop: backdrop))
                    let pair = PalettePair(
                        ink: ink, backdrop: backdrop, required: required(declaration.minimum), canvases: own,
                        modes: modes, origin: origin)
                    guard add(pair) else { return (pairs, fault(at: declaration.location)) }
                }
            }
        }
        guard configuration.infersPairs else { return (pairs, nil) }
        for system in configuration.systems {
            for declaration in system.pairs {
                for (ink, backdrops) in conventions.pairs(of: declaration) {
                    for backdrop in inference.distinct(backdrops, like: ink)
                    where known.insert(PairKey(ink: ink, backdrop: backdrop)).inserted {
                        let pair = PalettePair(
                            ink: ink, backdrop: backdrop, required: required(declaration.minimum),
                            canvases: canvases, modes: everyMode,
                            origin: .convention("by the names of '\(system.rawValue)'"))
                        guard add(pair) else {
                            return (pairs, fault(at: SourceLocation(path: palette.name)))
                        }
                    }
                }
            }
        }
        for ink in palette.entries.indices {
            for pair in inference.pairs(of: ink)
            where pair.ink != pair.backdrop
                && !known.contains(PairKey(ink: pair.ink, backdrop: pair.backdrop)) && isMeant(pair)
            {
                let pair = PalettePair(
                    ink: pair.ink, backdrop: pair.backdrop, required: required(.standard(pair.subject)),
                    canvases: canvases, modes: everyMode, origin: pair.confidence == .convention ? .convention(pair.reason) : .guessed(pair.reason))
                guard add(pair) else { return (pairs, fault(at: SourceLocation(path: palette.name))) }
            }
        }
        return (pairs, nil)
    }

    /// Whether what the colours are speaks for a pair, or not against it.
    private func isMeant(_ pair: PairInference.Pair) -> Bool {
        let modes = palette.modes.indices
        // What is transparent in every mode is no backdrop.
        let seen = modes.compactMap { colors[pair.backdrop, $0] }
        guard seen.isEmpty || seen.contains(where: { $0.color.alpha > 0 }) else { return false }
        guard pair.confidence == .doubtful else { return true }
        return modes.contains { mode in
            guard let ink = colors[pair.ink, mode], let backdrop = colors[pair.backdrop, mode] else {
                return false
            }
            return ContrastRatio(luminances: ink.luminance(on: .sRGB), backdrop.luminance(on: .sRGB)).value
                >= Self.leastMeant
        }
    }

    /// What makes text of one meaning with its backdrop: a fill and its own hue stay below.
    private static let leastMeant = 3.0

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
