public import ColorMath
public import SystemColors

extension MaterialModel {
    /// How something reads on a material, over a range of backdrops.
    public struct Reading: Hashable, Sendable {
        /// The least and the greatest contrast ratio, unrounded.
        public let ratios: ClosedRange<Double>
        /// The backdrop that gives the least.
        public let worstBackdrop: SRGB
    }

    /// Everything that may scroll by: black, white, and the colours between them in steps of a fifth of each
    /// component.
    public static let anyBackdrop: [SRGB] = {
        let levels = stride(from: 0.0, through: 1, by: 0.2)
        return levels.flatMap { red in
            levels.flatMap { green in levels.map { SRGB(red: red, green: green, blue: $0) } }
        }
    }()

    /// A rank of vibrancy on the material.
    ///
    /// - Parameters:
    ///   - level: The rank.
    ///   - backdrops: What may lie behind; at least one.
    /// - Precondition: `backdrops` is not empty.
    public func contrast(of level: VibrancyLevel, over backdrops: [SRGB] = anyBackdrop) -> Reading {
        reading(over: backdrops) { level.blended(over: $0, style: style) }
    }

    /// A plain colour on the material.
    ///
    /// - Parameters:
    ///   - ink: The colour, with its opacity.
    ///   - backdrops: What may lie behind; at least one.
    /// - Precondition: `backdrops` is not empty.
    public func contrast(of ink: WithAlpha<SRGB>, over backdrops: [SRGB] = anyBackdrop) -> Reading {
        reading(over: backdrops) { ink.composited(over: $0) }
    }

    /// Whether the guidelines advise against a rank of vibrancy on the material: quaternary labels on the two
    /// thinnest.
    public func discourages(_ level: VibrancyLevel) -> Bool {
        level.discouragedMaterials.contains(material.name)
    }

    private func reading(over backdrops: [SRGB], ink: (SRGB) -> SRGB) -> Reading {
        precondition(!backdrops.isEmpty)
        var worst = (ratio: Double.infinity, backdrop: backdrops[0])
        var best = 0.0
        for backdrop in backdrops {
            let ground = simulate(backdrop)
            let ratio = ink(ground).contrastRatio(with: ground)
            best = max(best, ratio)
            if ratio < worst.ratio { worst = (ratio, backdrop) }
        }
        return Reading(ratios: worst.ratio...best, worstBackdrop: worst.backdrop)
    }
}
