import PaletteFiles
import Testing

@Suite("Palette modes")
struct PaletteModeTests {
    @Test("What is written for any mode holds in all, and what is written for one trait where that trait is")
    func holds() {
        let dark = PaletteMode(luminosity: .dark)
        let darkHigh = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(PaletteMode.base.holds(in: darkHigh))
        #expect(dark.holds(in: darkHigh))
        #expect(!darkHigh.holds(in: dark))
        #expect(!dark.holds(in: PaletteMode(luminosity: .light)))
        #expect(!PaletteMode(theme: "ocean").holds(in: .base))
    }

    @Test("A mode that states more is more specific")
    func specificity() {
        #expect(PaletteMode.base.specificity == 0)
        #expect(
            PaletteMode(
                luminosity: .dark, contrast: .increased, gamut: .displayP3, idiom: "mac", theme: "ocean"
            ).specificity == 5)
    }

    @Test("A mode reads as words")
    func description() {
        #expect(PaletteMode.base.description == "any")
        #expect(
            PaletteMode(luminosity: .dark, contrast: .increased, theme: "ocean").description
                == "ocean, dark, increased contrast")
    }
}
