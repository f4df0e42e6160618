import ColorMath
import PaletteFiles

extension Palette {
    /// The value of a name in a mode.
    func value(_ name: String, in mode: PaletteMode = .base) -> PaletteValue? {
        guard let column = modes.firstIndex(of: mode) else { return nil }
        return entries.first { $0.name == name }?.values[column]
    }

    /// The colours of every entry in a mode, in 8-bit sRGB; empty where there is none.
    func hexes(in mode: PaletteMode = .base) -> [String] {
        guard let column = modes.firstIndex(of: mode) else { return [] }
        return entries.map { $0.values[column]?.hex ?? "" }
    }

    /// The colour of a name in a mode.
    func color(_ name: String, in mode: PaletteMode = .base) -> DynamicColor? {
        value(name, in: mode)?.color
    }
}

extension PaletteValue {
    /// The colour, where it is not one of the system.
    var color: DynamicColor? {
        guard case .color(let color) = content else { return nil }
        return color
    }

    /// The colour in 8-bit sRGB, where it is not one of the system.
    var hex: String? {
        guard case .color(let color) = content else { return nil }
        return SRGB8(clipping: color.extended(to: SRGB.self).color).description
    }
}

extension PaletteEntry {
    /// The colours in every mode, in 8-bit sRGB; empty where there is none.
    var hexes: [String] { values.map { $0?.hex ?? "" } }
}
