import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Colours in Swift source")
struct SwiftPaletteTests {
    private func read(_ source: String) throws -> (palette: Palette, faults: [String]) {
        let folder = try TemporaryFolder(holding: ["Colors.swift": source])
        let palette = try Palette(contentsOf: folder.path("Colors.swift"))
        return (palette, palette.faults.map(folder.relative))
    }

    private func color(_ expression: String) throws -> DynamicColor? {
        let (palette, faults) = try read("let ink = \(expression)\nlet other = UIColor(hex: 0x010203)")
        #expect(faults == [])
        #expect(palette.entries.last?.name == "other")
        return palette.color("ink")
    }

    @Test(
        "Each initialiser of the system makes the colour that it says",
        arguments: [
            ("Color(red: 0.2, green: 0.4, blue: 0.6)", "rgb(51 102 153)"),
            ("Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)", "rgb(51 102 153 / 0.5)"),
            ("Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 1)", "rgb(51 102 153)"),
            ("Color(.displayP3, red: 0.2, green: 0.4, blue: 0.6)", "color(display-p3 0.2 0.4 0.6)"),
            (
                "Color(Color.RGBColorSpace.displayP3, red: 1, green: 0, blue: 0)",
                "color(display-p3 1 0 0)"
            ),
            ("Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 0.6)", "color(srgb-linear 0.2 0.4 0.6)"),
            ("SwiftUI.Color.init(red: 1, green: 0, blue: 0)", "rgb(255 0 0)"),
            ("Color(white: 0.2)", "rgb(51 51 51)"),
            ("Color(white: 0.2, opacity: 0.25)", "rgb(51 51 51 / 0.25)"),
            ("Color(hue: 0.5, saturation: 1, brightness: 0.8)", "rgb(0 204 204)"),
            ("UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)", "rgb(51 102 153 / 0.5)"),
            ("UIColor(red: 1.5, green: 0, blue: 0, alpha: 1)", "color(srgb 1.5 0 0)"),
            ("UIColor(displayP3Red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "color(display-p3 0.2 0.4 0.6)"),
            ("UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1)", "rgb(255 0 0)"),
            ("NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "rgb(51 102 153)"),
            ("NSColor(deviceRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "rgb(51 102 153)"),
            ("NSColor(deviceWhite: 0.2, alpha: 1)", "rgb(51 51 51)"),
            ("CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "rgb(51 102 153)"),
            ("CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "rgb(51 102 153)"),
            ("#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "rgb(51 102 153)"),
            ("Color(#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))", "rgb(51 102 153)"),
            ("Color(uiColor: UIColor(white: 1, alpha: 0.5))", "rgb(255 255 255 / 0.5)"),
            ("UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor", "rgb(255 0 0)"),
            ("Color(red: 1, green: 0, blue: 0).opacity(0.5).opacity(0.5)", "rgb(255 0 0 / 0.25)"),
            ("UIColor(white: 0, alpha: 0.9)\n    .withAlphaComponent(0.5)", "rgb(0 0 0 / 0.5)"),
        ])
    func system(expression: String, css: String) throws {
        #expect(try color(expression)?.css() == css)
    }

    @Test("A white of UIKit and AppKit has a gamma of 2.2", arguments: ["UIColor", "NSColor"])
    func gamma(type: String) throws {
        // As for the greys of asset catalogs: 0.5 is 0.503867 in sRGB.
        let read = try color("\(type)(white: 0.5, alpha: 1)")
        let level = try #require(read?.components.x)
        #expect(abs(level - 0.503867) < 1e-5)
    }

    @Test(
        "Initialisers of digits that projects write for themselves are understood by their labels",
        arguments: [
            "Color(hex: 0x336699)", "Color(hex: \"#336699\")", "Color(hex: \"336699\")",
            "Color(hex: \"#369\")",
            "UIColor(hex: 0x336699, alpha: 1)", "UIColor(rgb: 0x33_66_99)",
            "NSColor(hexString: \"0x336699\")",
            "Color(\"#336699\")", "Color(0x336699)", "UIColor(hexValue: 0x336699)",
            "UIColor(r: 51, g: 102, b: 153, a: 1)", "UIColor(r: 0.2, g: 0.4, b: 0.6)",
            "Color(hex: #\"#336699\"#)",
        ])
    func digits(expression: String) throws {
        #expect(try color(expression)?.css() == "rgb(51 102 153)")
    }

    @Test(
        "Components may be computed from literals",
        arguments: [
            ("51 / 255", 0.2), ("51.0/255.0", 0.2), ("CGFloat(51) / 255", 0.2), ("0x33 / 0xFF", 0.2),
            ("(1 + 50) / 255.0", 0.2), ("1 - 0.8", 0.2), ("2e-1", 0.2), ("-(-0.2)", 0.2), ("0b11 / 15", 0.2),
            ("2 * 0.1", 0.2), ("1_0 / 50", 0.2),
        ] as [(String, Double)])
    func arithmetic(expression: String, value: Double) throws {
        let read = try color("UIColor(red: \(expression), green: 0, blue: 0, alpha: 1)")
        let red = try #require(read?.components.x)
        #expect(abs(red - value) < 1e-12)
    }

    @Test(
        "What is not constant, or not a colour, is passed over",
        arguments: [
            "Color(red: level, green: 0, blue: 0)", "Color(\"Brand\")", "Color(hex: value)", "Color.red",
            "Color(red: 1, green: 0, blue: 0).lighter()", "Color(hex: \"\\(digits)\")", "Colour(white: 1)",
            "Color(red: 1 / count, green: 0, blue: 0)", "Color(hex: \"#GG0000\")", "UIColor(named: \"Ink\")",
            "Color(red: 1, green: 0)", "condition ? Color(white: 1) : Color(white: 0)",
            "Color(red: 1 / 0, green: 0, blue: 0)",
            "UIColor(white: 1, alpha: alpha)", "Color(white: 1, opacity: 1 +)", "Color(white:", "Color",
        ])
    func notConstant(expression: String) throws {
        #expect(try color(expression) == nil)
    }

    @Test("Names are those of the constants and of the types around them")
    func names() throws {
        let (palette, faults) = try read(
            """
            import SwiftUI // let comment = Color(white: 0)
            /* let block = Color(white: 0) /* nested */ let still = Color(white: 0) */

            public extension Color {
                enum Brand {
                    public static let primary = Color(hex: 0x000001)
                    static let `default`: Color = .init(hex: 0x000002)
                    struct Text { static var muted: Color { Color(hex: 0x000003) } }
                }
                static let accent = Self(hex: 0x000004)
            }

            extension UIColor {
                class var link: UIColor { return UIColor(hex: 0x000005) }
                static var tint: UIColor {
                    get { UIColor(hex: 0x000006) }
                }
            }

            extension Theme.Dark where Kind == Night {
                let surface = UIColor(hex: 0x000007)
            }

            let message = "let fake = Color(white: 0) { \\(name("}")) \\" "
            let text = \"\"\"
                let more = Color(white: 0) " {
                \"\"\"
            let plain = Color(hex: 0x000008)
            func draw() {
                let plain = Color(hex: 0x000009)
            }
            """)
        #expect(faults == [])
        #expect(
            palette.entries.map(\.name) == [
                "Brand.primary", "Brand.default", "Brand.Text.muted", "accent", "link", "tint",
                "Theme.Dark.surface", "plain", "plain (2)",
            ])
        #expect(palette.hexes() == (1...9).map { "#00000\($0)" })
        #expect(palette.entries[2].path == ["Brand", "Text", "muted"])
    }

    @Test("A literal is the call without what is done to it, and its place is in the file")
    func place() throws {
        let source = "\u{FEFF}enum A {\n  static let é = Color(white: 0.5)  .opacity(0.5)\n}\n"
        let (palette, _) = try read(source)
        let value = try #require(palette.value("A.é"))
        #expect((value.location.line, value.location.column) == (2, 18))
        let literal = try #require(value.literal)
        #expect(Array(source.utf8)[literal.bytes] == Array("Color(white: 0.5)".utf8)[...])
        #expect(literal.notation == .swift(type: "Color"))
    }

    @Test("Calibrated colours are faults where they stand")
    func faults() throws {
        let (palette, faults) = try read(
            """
            let old = NSColor(calibratedRed: 0, green: 0, blue: 0, alpha: 1)
            let good = Color(white: 1)
            """)
        #expect(palette.entries.map(\.name) == ["good"])
        #expect(
            faults == [
                "Colors.swift:1:11: old: calibratedRed is not in sRGB but in a space of the device; "
                    + "write srgbRed, green, blue"
            ])
    }

    @Test("What is seen and not read is counted once a file, with why and where the first is")
    func unread() throws {
        let folder = try TemporaryFolder(holding: [
            "Colors.swift": """
            enum A {
                static let veil = Color(hex: "#80336699")
                static let dim = UIColor(hex: 0x33669980)
                static let haze = Color(hex: "#8369")
                static let mixed = Color(red: level, green: 0, blue: 0)
                static let faint = Color(white: 1).lighter()
                static let asset = Color("Ink")
                static let symbol = UIColor(resource: .ink)
                static let system: UIColor = .systemBackground
                static let brand = UIColor(brand: 12)
                static let good = Color(white: 1)
                static let count = 3, name = Name("Color")
                func draw() { let local = Color(white: level) }
                var asColor: Color { Color(self) }
            }
            """
        ])
        let palette = try Palette(contentsOf: folder.path("Colors.swift"))
        #expect(palette.entries.map(\.name) == ["A.good"])
        #expect(palette.faults.isEmpty)
        #expect(
            palette.unknowns.map(folder.relative) == [
                "Colors.swift:2:35: 3 colours have digits of alpha, and no file declares init(hex:), which says where "
                    + "they stand; read that file too, or write six digits, and alpha apart: A.veil and others",
                "Colors.swift:5:24: 2 colours are not constants: A.mixed and others",
                "Colors.swift:7:24: 3 colours stand for names of an asset catalog, of the system or of other "
                    + "files: A.asset and others",
                "Colors.swift:10:24: 1 colour is made by init(brand:), which no file declares; read that file too: "
                    + "A.brand",
            ])
    }

    @Test("A comment says which colours not to tell of, and why")
    func ignored() throws {
        let (palette, _) = try read(
            """
            let a = Color(white: 0) // legible:ignore decoration only
            // legible:ignore: the logo
            let b = Color(white: 0)
            let c = Color(white: 0) /* legible:ignore */
            let d = Color(white: 0) // legible
            """)
        #expect(
            palette.entries.map { $0.values[0]?.ignored ?? "not" } == [
                "decoration only", "the logo", "", "not",
            ])
    }

    @Test("Sources that are found together are one palette, and those without colours are left out")
    func several() throws {
        let folder = try TemporaryFolder(holding: [
            "Sources/A/One.swift": "let one = Color(white: 1)", "Sources/A/View.swift": "struct View {}",
            "Sources/B/Two.swift": "let two = Color(white: 0)",
        ])
        let palette = try Palette(contentsOf: folder.path("Sources"))
        #expect(palette.name == folder.path("Sources"))
        #expect(palette.entries.map(\.name) == ["one", "two"])
    }

    @Test("Nesting and unclosed brackets hide nothing before them", .timeLimit(.minutes(1)))
    func hostile() throws {
        let pieces = [
            "let a = Color(f { ", "\"\\(", "/*", "Color(Color(", "let a: A.B = .init((", "{", "#", "`a",
        ]
        for piece in pieces {
            let source = "let ink = Color(white: 1)\n" + String(repeating: piece, count: 100_000)
            #expect(try read(source).palette.entries.map(\.name) == ["ink"], "\(piece)")
        }
    }
}
