import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Swatches of Adobe's programs")
struct SwatchTests {
    private func read(_ bytes: [UInt8], as name: String) throws -> (palette: Palette, faults: [String]) {
        let folder = try TemporaryFolder()
        let palette = try Palette(contentsOf: try folder.write(bytes, to: name))
        return (palette, palette.faults.map(folder.relative))
    }

    @Test("Swatch Exchange has groups, names of any script, and three colour models")
    func exchange() throws {
        let (palette, faults) = try read(
            SwatchBytes.exchange([
                SwatchBytes.color("Ink", "RGB ", 0.2, 0.4, 0.6), SwatchBytes.group("Brand"),
                SwatchBytes.color("Prímary 🎨", "LAB ", 0.5, 20, -30), SwatchBytes.color("Ink", "Gray", 0.5),
                SwatchBytes.groupEnd, SwatchBytes.block(0x7777, [1, 2, 3]),
                SwatchBytes.color("Ink", "RGB ", 1, 1, 1), SwatchBytes.color("", "RGB ", 0, 0, 0),
            ]), as: "a.ase")
        #expect(faults == [])
        #expect(
            palette.entries.map(\.name) == ["Ink", "Brand/Prímary 🎨", "Brand/Ink", "Ink (2)", "Untitled"])
        #expect(palette.entries[1].path == ["Brand", "Prímary 🎨"])
        #expect(palette.value("Ink")?.hex == "#336699")
        #expect(palette.color("Brand/Prímary 🎨")?.css() == "lab(50 20 -30)")
        #expect(palette.value("Brand/Ink")?.hex == "#808080")
        #expect(palette.value("Ink")?.literal == nil)
    }

    @Test("A colour of Swatch Exchange that has none on a screen is a fault, and the others are read")
    func exchangeFaults() throws {
        let (palette, faults) = try read(
            SwatchBytes.exchange([
                SwatchBytes.color("Cyan", "CMYK", 1, 0, 0, 0), SwatchBytes.color("Odd", "HSV ", 0, 0, 0),
                SwatchBytes.color("None", "RGB ", .nan, 0, 0), SwatchBytes.block(1, SwatchBytes.uint16(999)),
                SwatchBytes.color("Good", "RGB ", 1, 0, 0),
            ]), as: "a.ase")
        #expect(palette.entries.map(\.name) == ["Good"])
        #expect(
            faults == [
                "a.ase:1:1: \"Cyan\" is in CMYK, which has no colour without a profile; save it as RGB (at byte 30)",
                "a.ase:1:1: \"Odd\" is in none of RGB, LAB and Gray (at byte 68)",
                "a.ase:1:1: a component is no number (at byte 108)",
                "a.ase:1:1: 1998 bytes should follow, but there are 0 (at byte 130)",
            ])
    }

    @Test(
        "Lengths and counts that lie end the reading, and what comes before them is kept",
        arguments: [
            (SwatchBytes.exchange([SwatchBytes.color("A", "Gray", 0)], count: 0xFFFF_FFFF), 1),
            (SwatchBytes.exchange([SwatchBytes.color("A", "Gray", 0), [0, 1, 0xFF, 0xFF, 0xFF, 0xFF]]), 1),
            (SwatchBytes.exchange([SwatchBytes.color("A", "Gray", 0), [0]]), 1),
            (Array("ASEF".utf8), 0), (Array("ASEX".utf8), 0), ([], 0),
        ] as [([UInt8], Int)])
    func exchangeLies(bytes: [UInt8], count: Int) throws {
        let (palette, faults) = try read(bytes, as: "a.ase")
        #expect(palette.entries.count == count)
        #expect(faults.count == 1)
    }

    private static let colors: [(name: String, space: Int, values: [Int])] = [
        ("Ink", 0, [0x3333, 0x6666, 0x9999]), ("Brand / Primary", 1, [0, 65535, 65535]),
        ("Lab", 7, [5000, 2000, 0x10000 - 3000]), ("Paper", 8, [10000]),
    ]

    @Test("Photoshop's list with names is read in place of the one without, and alone")
    func photoshop() throws {
        let both = SwatchBytes.list(version: 1, Self.colors) + SwatchBytes.list(version: 2, Self.colors)
        for file in [both, SwatchBytes.list(version: 2, Self.colors)] {
            let (palette, faults) = try read(file, as: "a.aco")
            #expect(faults == [])
            #expect(palette.entries.map(\.name) == ["Ink", "Brand / Primary", "Lab", "Paper"])
            #expect(palette.entries[1].path == ["Brand", "Primary"])
            #expect(palette.value("Ink")?.hex == "#336699")
            #expect(palette.value("Brand / Primary")?.hex == "#FF0000")
            #expect(palette.color("Lab")?.css() == "lab(50 20 -30)")
            #expect(palette.value("Paper")?.hex == "#FFFFFF")
        }
        let (palette, faults) = try read(SwatchBytes.list(version: 1, Self.colors), as: "a.aco")
        #expect(faults == [])
        #expect(palette.entries.map(\.name) == ["Untitled", "Untitled (2)", "Untitled (3)", "Untitled (4)"])
    }

    @Test("Spaces of ink are faults, and lists that are cut short keep what they have")
    func photoshopFaults() throws {
        let list = SwatchBytes.list(version: 2, [("Cyan", 2, [0]), ("Ink", 0, [0])], count: 9)
        let (palette, faults) = try read(list, as: "a.aco")
        #expect(palette.entries.map(\.name) == ["Ink"])
        #expect(
            faults == [
                "a.aco:1:1: colour 1 is in none of RGB, HSB, Lab and gray, and has no colour without a profile; "
                    + "save it as RGB (at byte 4)",
                "a.aco:1:1: the file says that it has 9 colours, but ends after 2 (at byte 50)",
            ])
        for damaged in [
            [], [0], [0, 3, 0, 0], Array(list.dropLast(3)),
            [0, 2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF],
        ]
            as [[UInt8]]
        {
            #expect(try !read(damaged, as: "a.aco").faults.isEmpty)
        }
    }
}
