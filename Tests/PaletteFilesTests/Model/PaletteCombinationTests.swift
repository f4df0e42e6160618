import ColorMath
import PaletteFiles
import Testing

@Suite("Modes of a palette")
struct PaletteCombinationTests {
    @Test("Nothing told apart is one mode, in which all holds")
    func base() {
        #expect(PaletteMode.combinations(of: []) == [.base])
        #expect(PaletteMode.combinations(of: [.base, .base]) == [.base])
    }

    @Test("Traits told apart multiply, and one of which every case is stated is never left open")
    func product() {
        let modes = PaletteMode.combinations(of: [
            PaletteMode(luminosity: .dark), PaletteMode(luminosity: .light), PaletteMode(gamut: .displayP3),
            PaletteMode(theme: "ocean"),
        ])
        #expect(
            modes.map(\.description) == [
                "light", "light, display-p3", "dark", "dark, display-p3", "ocean, light",
                "ocean, light, display-p3", "ocean, dark", "ocean, dark, display-p3",
            ])
    }

    @Test("A hostile number of modes is cut, with a fault")
    func limit() {
        let declarations = (0..<5000).map { index in
            PaletteDeclaration(
                name: "ink", path: ["ink"],
                value: PaletteValue(
                    .color(DynamicColor(SRGB8.black)), writtenFor: PaletteMode(theme: "theme \(index)"),
                    at: SourceLocation(path: "f")))
        }
        let palette = Palette(name: "f", declarations: declarations)
        // One of them is the open mode, in which nothing holds.
        #expect(palette.modes.count == Palette.modeLimit - 1)
        #expect(
            palette.faults.map(\.description)
                == ["f:1:1: the palette tells 5001 modes apart; only the first 256 are read"])
    }
}

extension DynamicColor {
    /// An 8-bit colour.
    init(_ codes: SRGB8) {
        self.init(SRGB(codes))
    }
}
