internal import ColorMath
internal import PaletteFiles

/// Every colour of a palette as it is seen, by entry and mode.
struct PaletteColors {
    /// A colour that is known.
    struct Cell: Hashable {
        // A palette may have a million cells, most of which are the same in many modes: they share a figure.
        private let figure: Figure

        private final class Figure: Sendable {
            /// The colour in extended sRGB.
            let color: WithAlpha<SRGB>
            /// Whether every screen shows the colour as it is.
            let isInSRGB: Bool
            /// The relative luminance of the colour as if it were opaque, on a screen of sRGB.
            let luminance: Double
            /// The same on a screen of Display P3.
            let wideLuminance: Double

            init(_ color: WithAlpha<SRGB>) {
                self.color = color
                isInSRGB = color.color.isInGamut()
                luminance = ScreenGamut.sRGB.shown(color.color).relativeLuminance
                wideLuminance =
                    isInSRGB ? luminance : ScreenGamut.displayP3.shown(color.color).relativeLuminance
            }
        }

        /// Takes a colour; `nil` for one beyond what can be reckoned with, as that of 1e300 parts of red.
        init?(_ color: WithAlpha<SRGB>) {
            let components = color.color.components
            guard color.color.relativeLuminance.isFinite, (components - components).sum() == 0,
                (0...1).contains(color.alpha)
            else { return nil }
            figure = Figure(color)
        }

        static func == (first: Cell, second: Cell) -> Bool {
            first.figure === second.figure || first.color == second.color
        }

        func hash(into hasher: inout Hasher) { hasher.combine(color) }

        /// The colour in extended sRGB: one of Display P3 may have components beyond 0…1.
        var color: WithAlpha<SRGB> { figure.color }

        /// Whether every screen shows the colour as it is.
        var isInSRGB: Bool { figure.isInSRGB }

        var isOpaque: Bool { figure.color.alpha == 1 }

        /// The relative luminance that a screen shows, as if the colour were opaque.
        func luminance(on screen: ScreenGamut) -> Double {
            switch screen {
            case .sRGB: figure.luminance
            case .displayP3: figure.wideLuminance
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
            var known: [ObjectIdentifier: Cell?] = [:]
            return zip(palette.modes, entry.values).map { mode, value -> Cell? in
                guard let value else { return nil }
                switch value.content {
                case .color(let color):
                    if let cell = known[value.identity] { return cell }
                    let cell = Cell(color.extended(to: SRGB.self))
                    known[value.identity] = .some(cell)
                    return cell
                case .system(let name, let platform):
                    return system.color(named: name, platform: platform, in: mode).flatMap(Cell.init)
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
