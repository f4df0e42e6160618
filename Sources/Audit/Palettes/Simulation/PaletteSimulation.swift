public import ColorMath
public import PaletteFiles
public import Simulation
public import SystemColors

/// A palette as settings, surroundings and people's eyes change it: its colours and its pairs, before and
/// after.
///
/// With Increase Contrast, a colour takes the value that its files have for more contrast; the system's own
/// take those of the tables. With Reduce Transparency, what is translucent is mixed with what it lies on: the
/// canvases of a pair, otherwise the base background of the appearance, which is a model.
public struct PaletteSimulation: Sendable {
    /// What is done to the palette.
    public let chain: SimulationChain
    /// The modes that it was looked at in, in the order of the palette; with Increase Contrast, those without
    /// it.
    public let modes: [Mode]

    /// One mode, before and after.
    public struct Mode: Sendable {
        /// The mode before.
        public let mode: PaletteMode
        /// The colours that are known in it, in the order of the palette.
        public let colors: [ColorChange]
        /// The pairs that are known to meet in it, the declared ones first.
        public let pairs: [PairChange]
    }

    /// A colour before and after, in extended sRGB.
    public struct ColorChange: Hashable, Sendable {
        /// The name, as the file writes it.
        public let name: String
        /// What it is.
        public let before: WithAlpha<SRGB>
        /// What is seen of it.
        public let after: WithAlpha<SRGB>
    }

    /// A pair before and after.
    public struct PairChange: Hashable, Sendable {
        /// The name of the ink.
        public let ink: String
        /// The name of the backdrop.
        public let backdrop: String
        /// The ratio that is asked for.
        public let required: Double
        /// The least and the greatest ratio as things are, over everything that may lie behind, unrounded.
        public let before: ClosedRange<Double>
        /// The least and the greatest ratio as it is seen then, unrounded.
        public let after: ClosedRange<Double>

        /// Whether the ratio is reached as things are.
        public var passesBefore: Bool { before.lowerBound >= required }
        /// Whether the ratio is reached then.
        public var passesAfter: Bool { after.lowerBound >= required }
    }

    /// Simulates a palette that has been audited.
    ///
    /// - Parameters:
    ///   - audit: The audit, which knows the pairs.
    ///   - chain: What is done to the palette.
    ///   - model: The tables that base backgrounds are taken from.
    ///   - style: Light or dark, to leave out modes of the other; nil for all.
    public init(
        of audit: PaletteAudit, through chain: SimulationChain, in model: SettingsModel,
        style: Appearance.Style? = nil
    ) {
        self.chain = chain
        let sight = PaletteSight(of: audit.examination, through: chain, in: model)
        let palette = audit.palette
        modes = palette.modes.indices.compactMap { index in
            let mode = palette.modes[index]
            guard mode.isOf(style), !(sight.increasesContrast && mode.contrast == .increased) else {
                return nil
            }
            return Mode(
                mode: mode,
                colors: palette.entries.enumerated().compactMap { entry, value in
                    guard let before = audit.color(of: entry, in: index),
                        let after = sight.color(of: entry, in: index)
                    else { return nil }
                    return ColorChange(name: value.name, before: before, after: after)
                },
                pairs: audit.pairs.enumerated().compactMap { place, pair in
                    guard let before = audit.measure(of: place, in: index), before.least <= before.greatest,
                        let after = sight.ratios(of: pair, in: index)
                    else { return nil }
                    return PairChange(
                        ink: palette.entries[pair.ink].name, backdrop: palette.entries[pair.backdrop].name,
                        required: pair.required, before: before.least...before.greatest, after: after)
                })
        }
    }
}

extension PaletteMode {
    /// Whether the mode is of a style, or leaves that open.
    fileprivate func isOf(_ style: Appearance.Style?) -> Bool {
        switch (luminosity, style) {
        case (.light, .dark), (.dark, .light): false
        case (.light, _), (.dark, _), (nil, _): true
        }
    }
}
