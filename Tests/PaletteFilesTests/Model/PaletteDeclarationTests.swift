import ColorMath
import PaletteFiles
import Testing

@Suite("Declarations side by side")
struct PaletteDeclarationTests {
    /// A palette of one name with a grey for each of these modes.
    private func palette(_ modes: [PaletteMode]) -> Palette {
        let declarations = modes.enumerated().map { index, mode in
            let color = SRGB(red: Double(index) / 255, green: 0, blue: 0)
            return PaletteDeclaration(
                name: "ink", path: ["ink"],
                value: PaletteValue(
                    .color(DynamicColor(color)), writtenFor: mode,
                    at: SourceLocation(path: "f", line: index + 1)))
        }
        return Palette(name: "f", declarations: declarations)
    }

    @Test("Nothing told apart is one mode, in which all holds")
    func base() {
        #expect(palette([]).modes == [.base])
        #expect(palette([.base]).modes == [.base])
    }

    @Test("Traits told apart combine, and one of which every case is stated is never left open")
    func combinations() {
        let ocean = palette([
            .base, PaletteMode(luminosity: .light), PaletteMode(luminosity: .dark),
            PaletteMode(theme: "ocean"),
        ])
        #expect(ocean.modes.map(\.description) == ["light", "dark", "ocean, light", "ocean, dark"])
        // A tie of one trait each: the theme decides.
        #expect(ocean.hexes(in: PaletteMode(luminosity: .dark, theme: "ocean")) == ["#030000"])
        #expect(ocean.hexes(in: PaletteMode(luminosity: .dark)) == ["#020000"])
    }

    @Test("Of values that hold, the one that states more decides")
    func precedence() {
        let darkHigh = PaletteMode(luminosity: .dark, contrast: .increased)
        let three = palette([.base, PaletteMode(contrast: .increased), PaletteMode(luminosity: .dark)])
        #expect(three.hexes(in: darkHigh) == ["#020000"])
        let four = palette([.base, darkHigh, PaletteMode(luminosity: .dark), PaletteMode(idiom: "mac")])
        #expect(four.hexes(in: darkHigh) == ["#010000"])
        #expect(four.hexes(in: PaletteMode(luminosity: .dark, idiom: "mac")) == ["#030000"])
    }

    @Test("A mode in which nothing has a value is left out")
    func noBase() {
        #expect(palette([PaletteMode(idiom: "mac")]).modes == [PaletteMode(idiom: "mac")])
    }

    @Test("The same name for the same mode twice is a fault, and the first value counts")
    func twice() {
        let palette = palette([.base, PaletteMode(luminosity: .dark), PaletteMode(luminosity: .dark)])
        #expect(palette.hexes(in: PaletteMode(luminosity: .dark)) == ["#010000"])
        #expect(
            palette.faults.map(\.description)
                == ["f:3:1: ink has a value for dark already, at f:2:1; that one counts"])
    }

    @Test("A hostile number of modes is cut, with a fault")
    func limit() {
        let palette = palette((0..<5000).map { PaletteMode(theme: "theme \($0)") })
        #expect((200...256).contains(palette.modes.count))
        #expect(palette.faults.count == 1)
    }
}
