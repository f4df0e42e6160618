import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("GIMP palettes")
struct GIMPPaletteTests {
    private func read(_ text: String) throws -> (palette: Palette, faults: [String]) {
        let folder = try TemporaryFolder(holding: ["a.gpl": text])
        let palette = try Palette(contentsOf: folder.path("a.gpl"))
        return (palette, palette.faults.map(folder.relative))
    }

    @Test("Rows are colours with a name, and what the header and comments say is passed over")
    func rows() throws {
        let (palette, faults) = try read(
            "GIMP Palette\r\nName: Ferry\r\nColumns: 4\r\n#\r\n# by hand\r\n  0 122 255\tBrand / Primary\r\n"
                + "255 255 255 Paper\r\n\r\n 29  29  31\r\n29 29 31\tPaper")
        #expect(faults == [])
        #expect(palette.entries.map(\.name) == ["Brand / Primary", "Paper", "Untitled", "Paper (2)"])
        #expect(palette.hexes() == ["#007AFF", "#FFFFFF", "#1D1D1F", "#1D1D1F"])
        #expect(palette.entries[0].path == ["Brand", "Primary"])
        #expect(palette.entries[1].path == ["Paper"])
        let literal = try #require(palette.entries[0].values[0]?.literal)
        #expect((literal.location.line, literal.location.column) == (6, 3))
        #expect(literal.bytes.count == "0 122 255".utf8.count)
    }

    @Test("Aseprite's palettes have alpha")
    func alpha() throws {
        let (palette, faults) = try read("GIMP Palette\nChannels: RGBA\n255 0 0 51 Veil\n")
        #expect(faults == [])
        #expect(palette.entries.map(\.name) == ["Veil"])
        #expect(palette.color("Veil")?.alpha == 0.2)
    }

    @Test("A row that is wrong is a fault at its place, and the others are read")
    func wrongRows() throws {
        let (palette, faults) = try read(
            "GIMP Palette\n 256 0 0 Red\n1 2 Two\n1 2 3 Good\n-1 0 0\n9999999999999999999999 0 0\n")
        #expect(palette.entries.map(\.name) == ["Good"])
        #expect(
            faults == [
                "a.gpl:2:2: expected 3 numbers of 0 to 255 and a name",
                "a.gpl:3:5: expected 3 numbers of 0 to 255 and a name",
                "a.gpl:5:1: expected 3 numbers of 0 to 255 and a name",
                "a.gpl:6:1: expected 3 numbers of 0 to 255 and a name",
            ])
    }

    @Test(
        "A file without the first line is a fault, and its rows are read all the same",
        arguments: ["Palette", ""])
    func header(first: String) throws {
        let (palette, faults) = try read(first + "\n1 2 3 Ink")
        #expect(faults == ["a.gpl:1:1: expected the line 'GIMP Palette'"])
        #expect(palette.entries.map(\.name) == ["Ink"])
    }
}
