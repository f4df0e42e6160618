import ColorMath
import PaletteFiles
import Testing

extension Palette {
    /// The palette of stylesheets in memory; they are called `0.css`, `1.css` and so on.
    init(css sheets: String...) {
        let texts = sheets.enumerated().map { SourceText(path: "\($0).css", bytes: Array($1.utf8)) }
        self = StylesheetReader(texts).palette(named: "css")
    }

    /// The colour of an entry in a mode, as six hexadecimal digits, eight where it is translucent.
    func hex(_ name: String, in mode: PaletteMode = .base) -> String? {
        guard case .color(let color) = value(name, in: mode)?.content else { return nil }
        let sRGB = color.extended(to: SRGB.self)
        let codes = SRGB8(clipping: sRGB.color)
        let alpha = sRGB.alpha < 1 ? [UInt8((sRGB.alpha * 255).rounded())] : []
        return ([codes.red, codes.green, codes.blue] + alpha)
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The faults as `line:column message`.
    var faultLines: [String] { faults.map { "\($0.location.line):\($0.location.column) \($0.message)" } }
}

extension PaletteMode {
    static let dark = PaletteMode(luminosity: .dark)
    static let light = PaletteMode(luminosity: .light)
    static let increased = PaletteMode(contrast: .increased)
    static let p3 = PaletteMode(gamut: .displayP3)
}
