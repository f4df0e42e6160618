internal import ColorMath
internal import PaletteFiles

/// Every colour of a palette as it is seen, by entry and mode.
struct PaletteColors {
    /// A colour that is known.
    struct Cell: Hashable {
        /// The colour in extended sRGB: one of Display P3 may have components beyond 0…1.
        let color: WithAlpha<SRGB>
        /// The relative luminance of the colour as if it were opaque.
        let luminance: Double

        init(_ color: WithAlpha<SRGB>) {
            self.color = color
            luminance = color.color.relativeLuminance
        }

        var isOpaque: Bool { color.alpha == 1 }
    }

    /// How far a component may lie outside 0…1 and still be a code value of sRGB.
    static let gamutTolerance = 0.5 / 255

    private var cells: [Cell?]
    private let modeCount: Int

    /// Resolves the colours of a palette.
    init(of palette: Palette) {
        modeCount = palette.modes.count
        let system = SystemColorSource()
        cells = palette.entries.flatMap { entry in
            zip(palette.modes, entry.values).map { mode, value -> Cell? in
                switch value?.content {
                case .color(let color): Cell(color.extended(to: SRGB.self))
                case .system(let name, let platform):
                    system.color(named: name, platform: platform, in: mode).map(Cell.init)
                case nil: nil
                }
            }
        }
    }

    /// What an entry is in a mode; `nil` where it has no value there, or one that is not known.
    subscript(entry: Int, mode: Int) -> Cell? {
        get { cells[entry * modeCount + mode] }
        set { cells[entry * modeCount + mode] = newValue }
    }
}
