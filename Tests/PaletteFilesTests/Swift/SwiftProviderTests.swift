import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Dynamic colours in Swift source")
struct SwiftProviderTests {
    private func read(_ source: String) throws -> Palette {
        let folder = try TemporaryFolder(holding: ["Colors.swift": source])
        return try Palette(contentsOf: folder.path("Colors.swift"))
    }

    /// A file with a colour `tint` and two others that it may name.
    private func palette(_ expression: String) throws -> Palette {
        try read(
            """
            extension UIColor {
                static let tint = \(expression)
                static let day = UIColor(hex: 0x000001)
                static let night = UIColor(hex: 0x000002)
            }
            """)
    }

    @Test(
        "A choice between constants by the style is a colour in light and one in dark",
        arguments: [
            "UIColor { $0.userInterfaceStyle == .dark ? .night : .day }",
            "UIColor { $0.userInterfaceStyle == UIUserInterfaceStyle.dark ? night : day }",
            "UIColor { $0.userInterfaceStyle != .dark ? .day : .night }",
            "UIColor { $0.userInterfaceStyle == .light ? .day : .night }",
            "UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor(hex: 0x000002) : UIColor(hex: 0x000001) }",
            "UIColor { (traits: UITraitCollection) -> UIColor in\n return traits.userInterfaceStyle == .dark ? .init(hex: 2) : .day }"
                .replacing("hex: 2", with: "hex: 0x000002"),
            "UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .night : .day })",
            "UIColor.init(dynamicProvider: { ($0.userInterfaceStyle == .dark) ? (.night) : (.day) })",
            "Color(UIColor { $0.userInterfaceStyle == .dark ? .night : .day })",
            "Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .night : .day })",
            "NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .night : .day }",
            "NSColor(name: \"tint\", dynamicProvider: { appearance in appearance.name == .darkAqua ? .night : .day })",
            "UIColor { traits in if traits.userInterfaceStyle == .dark { return .night } else { return .day } }",
            "UIColor { traits in\n if traits.userInterfaceStyle == .dark { return .night }\n return .day }",
            "UIColor { traits in switch traits.userInterfaceStyle { case .dark: return .night\n default: return .day } }",
            "UIColor { traits in switch traits.userInterfaceStyle { case .light, .unspecified: .day\n case .dark: .night\n @unknown default: .night } }",
        ])
    func style(expression: String) throws {
        let palette = try palette(expression)
        #expect(palette.unknowns.isEmpty && palette.faults.isEmpty)
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("tint") == "000001" && palette.hex("tint", in: .dark) == "000002")
        #expect(palette.value("tint", in: .dark)?.condition == .dark)
        #expect(palette.value("tint", in: .dark)?.literal != nil)
    }

    @Test("Style, contrast and gamut are told apart in every combination")
    func combinations() throws {
        let palette = try read(
            """
            let tint = UIColor { traits in
                traits.accessibilityContrast == .high
                    ? UIColor(hex: 0x000003)
                    : traits.userInterfaceStyle == .dark && traits.displayGamut == .P3
                        ? UIColor(displayP3Red: 0, green: 0, blue: 1, alpha: 1) : UIColor(hex: 0x000001)
            }
            """)
        let darkWide = PaletteMode(luminosity: .dark, gamut: .displayP3)
        #expect(palette.modes.count == 8)
        #expect(palette.hex("tint") == "000001" && palette.hex("tint", in: .dark) == "000001")
        #expect(palette.hex("tint", in: .increased) == "000003")
        #expect(palette.hex("tint", in: PaletteMode(luminosity: .dark, contrast: .increased)) == "000003")
        #expect(palette.color("tint", in: darkWide)?.space == .displayP3)
    }

    @Test("A constant that stands for a dynamic colour is dynamic, and a choice may name one")
    func nested() throws {
        let palette = try read(
            """
            enum A {
                static let tint = UIColor { $0.userInterfaceStyle == .dark ? night : day }
                static let day = UIColor(hex: 0x000001)
                static let night = UIColor { $0.accessibilityContrast == .high ? UIColor(hex: 0x000003) : UIColor(hex: 0x000002) }
                static let alias = tint.withAlphaComponent(0.5)
            }
            """)
        let darkIncreased = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(palette.hex("A.alias") == "00000180" && palette.hex("A.alias", in: .dark) == "00000280")
        #expect(palette.hex("A.alias", in: darkIncreased) == "00000380")
        #expect(palette.value("A.alias", in: darkIncreased)?.aliases == ["A.tint", "A.night"])
    }

    @Test(
        "A provider that gives what is not constant, or asks for more, is noted",
        arguments: [
            "UIColor { _ in Theme.current.tint }",
            "UIColor { $0.userInterfaceIdiom == .pad ? .night : .day }",
            "UIColor { isNight ? .night : .day }",
            "UIColor { $0.userInterfaceStyle == .dark ? .night : make() }",
            "UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: level, alpha: 1) : .day }",
            "UIColor { traits in let a = 1; return .day }", "UIColor { }", "UIColor { traits in }",
            "UIColor { $0.userInterfaceStyle == .dark ? .night }",
            "UIColor { traits in switch traits.userInterfaceStyle { } }",
            "UIColor { traits in switch traits.userInterfaceStyle { case .dark case .light: .day } }",
            "UIColor { traits in switch traits.userInterfaceStyle { case .dark @unknown default: .day } }",
            "UIColor { traits in switch traits.userInterfaceStyle { case .dark: @unknown default: } }",
            "UIColor { if { } else { } }", "UIColor { switch { } }", "UIColor { return }", "UIColor { ? : }",
            "UIColor { $0.name == }", "UIColor { == .dark ? .night : .day }", "UIColor { ( ? ) : .day }",
            "UIColor { $0.name == .aqua ? .day : .night : .day }", "UIColor { && ? .day : .night }",
            "UIColor { traits in if traits.userInterfaceStyle == .dark { return .night } }",
        ])
    func unknown(expression: String) throws {
        let palette = try palette(expression)
        #expect(palette.entries.map(\.name) == ["day", "night"])
        #expect(palette.faults.isEmpty)
        #expect(palette.unknowns.map { $0.location.line } == [2])
        #expect(palette.unknowns.allSatisfy { $0.message.hasPrefix("tint: what this is in each appearance") })
    }

    @Test("What is said for an appearance is where it is written, a literal or a name")
    func places() throws {
        let palette = try read(
            """
            enum A {
                static let tint = UIColor { traits in
                    if traits.userInterfaceStyle == .dark {
                        return night
                    }
                    return UIColor(hex: 0x000001)
                }
                static let night = UIColor(hex: 0x000002)
            }
            """)
        let (light, dark) = (palette.value("A.tint"), palette.value("A.tint", in: .dark))
        #expect(light?.location.line == 6 && light?.location.column == 16)
        #expect(dark?.location.line == 4 && dark?.literal?.location.line == 8)
    }

    @Test("A literal of one appearance is rewritten alone")
    func rewriting() throws {
        let source =
            "let a = UIColor { $0.userInterfaceStyle == .dark ? .init(white: 0.25, alpha: 1) : UIColor(hex: 0x777777) }\n"
        let palette = try read(source)
        let literal = try #require(palette.value("a")?.literal)
        let edits = try literal.rewriting(as: DynamicColor(css: "#666666"), in: Array(source.utf8)).edits
        let text = String(decoding: try #require(edits.applied(to: Array(source.utf8))), as: UTF8.self)
        #expect(text == source.replacing("0x777777", with: "0x666666"))
        let dark = try #require(palette.value("a", in: .dark)?.literal)
        #expect(dark.notation == .swift(type: "UIColor"))
    }

    @Test("Nesting and unclosed braces end somewhere", .timeLimit(.minutes(1)))
    func hostile() throws {
        for piece in [
            "let a = UIColor { ", "let a = UIColor(dynamicProvider: { $0 ? ", "let a = b.c", "UIColor { (",
        ] {
            let source = "let ink = Color(white: 1)\n" + String(repeating: piece, count: 50_000)
            #expect(try read(source).entries.first?.name == "ink")
        }
        let choices =
            String(repeating: "$0.name == .aqua ? ", count: 40) + String(repeating: ".a : ", count: 40)
        let many = String(repeating: "let a = UIColor { \(choices) .b }\n", count: 2_000)
        #expect(try read("let ink = Color(white: 1)\n" + many).entries.first?.name == "ink")
        let deep =
            "let a = UIColor { " + String(repeating: "$0.userInterfaceStyle == .dark ? .x : ", count: 40)
            + ".y }"
        #expect(try read(deep).unknowns.count == 1)
        let cycle =
            "enum A { static let a = b\n static let b = c\n static let c = a }\nlet ink = Color(white: 1)"
        #expect(try read(cycle).entries.map(\.name) == ["ink"])
    }
}
