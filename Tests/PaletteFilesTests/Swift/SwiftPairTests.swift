import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Pairs of colours in Swift source")
struct SwiftPairTests {
    private func read(_ source: String) throws -> Palette {
        let folder = try TemporaryFolder(holding: ["Colors.swift": source])
        return try Palette(contentsOf: folder.path("Colors.swift"))
    }

    @Test(
        "Labels of light and dark are the colours of these modes",
        arguments: [
            "UIColor(light: .day, dark: .night)", "UIColor(dark: night, light: day)",
            "UIColor.dynamic(light: .day, dark: .night)",
            "Color(uiColor: UIColor(light: .day, dark: .night))",
            "UIColor(light: UIColor(hex: 0x000001), dark: .init(hex: 0x000002))",
            "UIColor(lightMode: .day, darkMode: .night)", "UIColor(default: .day, dark: .night)",
            "UIColor(light: 0x000001, dark: 0x000002)", "UIColor(light: \"#000001\", dark: \"#000002\")",
            "ColorSet(light: UIColor(hex: 0x000001), dark: UIColor(hex: 0x000002))",
            "ColorSet(light: day, dark: night)",
        ])
    func pairs(expression: String) throws {
        let palette = try read(
            """
            extension UIColor {
                static let day = UIColor(hex: 0x000001)
                static let night = UIColor(hex: 0x000002)
            }
            final class Palette {
                lazy var tint = \(expression)
            }
            """)
        #expect(palette.unknowns.isEmpty && palette.faults.isEmpty)
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("Palette.tint") == "000001" && palette.hex("Palette.tint", in: .dark) == "000002")
    }

    @Test("Increased contrast is a mode of its own, and dark goes before it")
    func contrast() throws {
        let palette = try read(
            """
            let tint = ColorSet(
                light: Color(hex: 0x000001), dark: Color(hex: 0x000002), lightHighContrast: Color(hex: 0x000003))
            let full = ColorSet(
                darkHighContrast: Color(hex: 0x000004), lightHighContrast: Color(hex: 0x000003),
                dark: Color(hex: 0x000002), light: Color(hex: 0x000001))
            """)
        let both = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(palette.modes.count == 4)
        #expect(palette.entries.map { $0.values.count } == [4, 4])
        #expect(palette.hex("tint", in: .increased) == "000003" && palette.hex("tint", in: both) == "000002")
        #expect(palette.hex("full", in: .increased) == "000003" && palette.hex("full", in: both) == "000004")
    }

    @Test("A pair of constants that are dynamic themselves is what they are in that mode, and fades")
    func nested() throws {
        let palette = try read(
            """
            enum A {
                static let low = UIColor(light: UIColor(hex: 0x000001), dark: UIColor(hex: 0x000002))
                static let high = UIColor(light: UIColor(hex: 0x000003), dark: UIColor(hex: 0x000004))
                static let tint = UIColor(light: low, dark: high).withAlphaComponent(0.5)
                static let plain = UIColor(light: .white, dark: .black)
                static let none: UIColor = .clear
                static let single = UIColor(light: UIColor(hex: 0x000005))
            }
            """)
        #expect(palette.hex("A.tint") == "00000180" && palette.hex("A.tint", in: .dark) == "00000480")
        #expect(palette.value("A.tint")?.literal == nil && palette.value("A.low")?.literal != nil)
        #expect(palette.hex("A.plain") == "ffffff" && palette.hex("A.plain", in: .dark) == "000000")
        #expect(palette.color("A.none")?.alpha == 0)
        #expect(palette.hex("A.single", in: .dark) == "000005")
    }

    @Test("A pair of what is not constant is noted, and one of anything but colours is passed over")
    func unread() throws {
        let palette = try read(
            """
            enum A {
                static let tint = UIColor(light: theme.day, dark: .night)
                static let raised = UIColor(
                    light: UIColor(hex: 0x000001), dark: UIColor(hex: 0x000002), darkElevated: UIColor(hex: 0x000003))
                static let image = ImageSet(light: "day", dark: "night")
                static let symbol = SymbolSet(light: .sun, dark: .moon)
                static let padding = Padding(light: 1, dark: 2)
            }
            """)
        #expect(palette.entries.map(\.name) == ["A.raised"])
        #expect(palette.faults.isEmpty)
        #expect(palette.unknowns.count == 2)
        #expect(palette.unknowns.first?.message.hasPrefix("A.tint: what this is in each appearance") == true)
        #expect(
            palette.unknowns.last?.message
                == "1 colour has a value for darkElevated, which is not looked at: A.raised")
    }
}
