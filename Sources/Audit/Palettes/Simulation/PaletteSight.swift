internal import ColorMath
internal import PaletteFiles
internal import Simulation
internal import SystemColors

/// What is seen of the colours and the pairs of a palette through a chain.
struct PaletteSight {
    /// Whether the chain has colours take their values for more contrast.
    let increasesContrast: Bool
    private let reducesTransparency: Bool
    private let chain: SimulationChain
    private let colors: PaletteColors
    /// The base background in each mode.
    private let bases: [SRGB]

    /// Greys from black to white that stand for anything that may lie behind a translucent backdrop: mixes
    /// with all other canvases lie between those.
    private static let anyCanvas = stride(from: 0.0, through: 1, by: 1 / 16).map {
        SRGB(components: SIMD3(repeating: $0))
    }

    init(of examination: PaletteExamination, through chain: SimulationChain, in model: SettingsModel) {
        let settings = chain.displaySettings(style: .light)
        increasesContrast = settings.appearance.contrast == .increased
        reducesTransparency = settings.reducesTransparency
        self.chain = chain
        let palette = increasesContrast ? examination.palette.withIncreasedContrast : examination.palette
        colors =
            increasesContrast
            ? PaletteColors(of: palette, medium: examination.configuration.medium) : examination.colors
        bases = palette.modes.map { model.baseBackground(in: Appearance(of: $0)) }
    }

    /// What is seen of a colour; nil where it is not known.
    func color(of entry: Int, in mode: Int) -> WithAlpha<SRGB>? {
        colors[entry, mode].map { cell in
            let drawn =
                reducesTransparency ? cell.color.composited(over: bases[mode]).withAlpha(1) : cell.color
            return chain.shown(drawn)
        }
    }

    /// The least and the greatest ratio of a pair as it is seen, over everything that may lie behind; nil
    /// where a side of it is not known.
    ///
    /// The two are drawn as their screens show them, and then seen.
    func ratios(of pair: PalettePair, in mode: Int) -> ClosedRange<Double>? {
        guard let ink = colors[pair.ink, mode], let backdrop = colors[pair.backdrop, mode] else { return nil }
        let screens = ink.isInSRGB && backdrop.isInSRGB ? [.sRGB] : colors.screens(in: mode)
        let canvases = self.canvases(of: pair, under: backdrop, in: mode)
        let ratios = screens.flatMap { screen in
            canvases.compactMap { canvas in
                screen.seen(ink.color, over: backdrop.color, canvas: canvas).map { drawn in
                    seen(drawn.ink).contrastRatio(with: seen(drawn.backdrop))
                }
            }
        }
        guard let least = ratios.min(), let greatest = ratios.max() else { return nil }
        return least...greatest
    }

    private func canvases(
        of pair: PalettePair, under backdrop: PaletteColors.Cell, in mode: Int
    ) -> [SRGB] {
        if backdrop.isOpaque { return [bases[mode]] }
        let known = pair.canvases.compactMap { colors[$0, mode] }.filter(\.isOpaque).map(\.color.color)
        if !known.isEmpty { return known }
        return reducesTransparency ? [bases[mode]] : Self.anyCanvas
    }

    private func seen(_ color: SRGB) -> SRGB { chain.shown(color.withAlpha(1)).color }
}
