import ColorMath
import SystemColors

/// The semantic colours that an ink of known colour is, worked out from the tables alone.
struct TrueRoles {
    private let values: [(name: String, value: SystemColorValue)]

    /// How near a colour must be to be the ink, CIEDE2000.
    static let tolerance = 0.5

    init(in palette: SystemPalette) {
        var values: [(name: String, value: SystemColorValue)] = []
        for release in palette.platforms.flatMap(palette.releases) {
            for color in palette.colors(in: release) where color.group != .vibrantHue {
                for appearance in Appearance.allCases {
                    if let value = palette.value(of: color.name, in: appearance, release: release) {
                        values.append((color.name, value))
                    }
                }
            }
        }
        self.values = values
    }

    /// The names of all colours that look like the ink over the backdrop, in any release and appearance.
    func names(of ink: SRGB8, over backdrop: SRGB8) -> Set<String> {
        let lab = SRGB(ink).extended(to: CIELab.self)
        return Set(
            values.lazy.filter { _, value in
                let shown = SRGB(value.composited(over: backdrop)).extended(to: CIELab.self)
                return abs(shown.lightness - lab.lightness) < 2
                    && lab.difference2000(from: shown) <= Self.tolerance
            }.map(\.name))
    }
}
