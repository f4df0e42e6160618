internal import ColorMath
internal import PaletteFiles

/// Every colour of a palette as it is seen, by entry and mode.
struct PaletteColors {
    /// A colour that is known.
    struct Cell: Hashable {
        // A palette may have a million cells, in which a vector would leave room unused.
        private let red: Double
        private let green: Double
        private let blue: Double
        private let alpha: Double
        /// Whether every screen shows the colour as it is.
        let isInSRGB: Bool
        /// The relative luminance of the colour as if it were opaque, on a screen of sRGB.
        private let luminance: Double
        /// The same on a screen of Display P3.
        private let wideLuminance: Double

        /// Takes a colour; `nil` for one beyond what can be reckoned with, as that of 1e300 parts of red.
        init?(_ color: WithAlpha<SRGB>) {
            let components = color.color.components
            (red, green, blue, alpha) = (components.x, components.y, components.z, color.alpha)
            isInSRGB = color.color.isInGamut()
            luminance = ScreenGamut.sRGB.shown(color.color).relativeLuminance
            wideLuminance =
                isInSRGB ? luminance : ScreenGamut.displayP3.shown(color.color).relativeLuminance
            guard color.color.relativeLuminance.isFinite, (components - components).sum() == 0,
                (0...1).contains(color.alpha)
            else { return nil }
        }

        /// The colour in extended sRGB: one of Display P3 may have components beyond 0…1.
        var color: WithAlpha<SRGB> { WithAlpha(SRGB(components: SIMD3(red, green, blue)), alpha: alpha) }

        var isOpaque: Bool { alpha == 1 }

        /// The relative luminance that a screen shows, as if the colour were opaque.
        func luminance(on screen: ScreenGamut) -> Double {
            switch screen {
            case .sRGB: luminance
            case .displayP3: wideLuminance
            }
        }
    }

    /// How far a component may lie outside 0…1 and still be a code value of sRGB.
    static let gamutTolerance = 0.5 / 255

    /// One cell a mode, row by row: what changes a few colours shares the other rows with what it is made of.
    private var cells: [[Cell?]]
    /// The screens that are looked at in each mode.
    private let screens: [[ScreenGamut]]

    /// Resolves the colours of a palette.
    ///
    /// - Parameters:
    ///   - palette: The palette.
    ///   - medium: The screen that it is for, where its modes do not say; `nil` where it is for all.
    init(of palette: Palette, medium: ScreenGamut?) {
        screens = palette.modes.map { ScreenGamut.screens(of: $0.gamut.map(ScreenGamut.init) ?? medium) }
        let system = SystemColorSource()
        cells = palette.entries.map { entry in
            zip(palette.modes, entry.values).map { mode, value -> Cell? in
                switch value?.content {
                case .color(let color): Cell(color.extended(to: SRGB.self))
                case .system(let name, let platform):
                    system.color(named: name, platform: platform, in: mode).flatMap(Cell.init)
                case nil: nil
                }
            }
        }
    }

    /// The screens that pairs are measured on in a mode.
    func screens(in mode: Int) -> [ScreenGamut] { screens[mode] }

    /// What an entry is in a mode; `nil` where it has no value there, or one that is not known.
    subscript(entry: Int, mode: Int) -> Cell? {
        get { cells[entry][mode] }
        set { cells[entry][mode] = newValue }
    }
}

extension ScreenGamut {
    fileprivate init(_ gamut: PaletteMode.Gamut) {
        switch gamut {
        case .sRGB: self = .sRGB
        case .displayP3: self = .displayP3
        }
    }
}
