import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Initialisers that projects declare")
struct SwiftInitializerTests {
    private func read(_ expression: String, _ declaration: String, type: String = "UIColor") throws -> Palette
    {
        let folder = try TemporaryFolder(holding: [
            "Colors.swift": """
            extension \(type) {
                static let ink = \(expression)
                static let other = \(type)(white: 1)
                \(declaration)
            }
            """
        ])
        return try Palette(contentsOf: folder.path("Colors.swift"))
    }

    /// Components of an integer by shifts: red begins at a bit.
    private static func shifts(red: Int, alpha: Int) -> String {
        """
        convenience init(hex: UInt32) {
            let r = CGFloat((hex >> \(red)) & 0xFF) / 255.0
            let g = CGFloat((hex >> \(red - 8)) & 0xff) / 255.0
            let b = CGFloat((hex >> \(red - 16)) & 0xff) / 255
            let a = CGFloat(hex >> \(alpha) & 0xff) / 255
            self.init(red: r, green: g, blue: b, alpha: a)
        }
        """
    }

    @Test("Which digits are alpha is as the declaration has it")
    func alpha() throws {
        let last = try read("UIColor(hex: 0x33669980)", Self.shifts(red: 24, alpha: 0))
        let first = try read(".init(hex: 0x80336699)", Self.shifts(red: 16, alpha: 24))
        #expect(last.hex("ink") == "33669980" && first.hex("ink") == "33669980")
        #expect(
            last.value("ink")?.literal?.notation
                == .swift(type: "UIColor", arguments: .digits(alpha: .last)))
        #expect(
            first.value("ink")?.literal?.notation
                == .swift(type: "UIColor", arguments: .digits(alpha: .first)))
        // Six digits are a number whose highest byte, red or alpha, is 0.
        let six = try read("UIColor(hex: 0x336699)", Self.shifts(red: 16, alpha: 24))
        #expect(six.hex("ink") == "33669900")
    }

    @Test(
        "Arithmetic, defaults, tuples, branches and delegation are followed",
        arguments: [
            (
                "UIColor(hexValue: 0x336699)",
                """
                convenience init(hexValue: UInt32, alpha: CGFloat = 1.0) {
                    self.init(red: CGFloat((hexValue & 0xFF0000) >> 16) / 255.0,
                              green: CGFloat((hexValue & 0x00FF00) >> 8) / 255.0,
                              blue: CGFloat(hexValue & 0x0000FF) / 255.0, alpha: alpha)
                }
                """
            ),
            (
                "UIColor(0x336699)",
                """
                convenience init(_ hex: Int) {
                    let parts = (R: CGFloat((hex >> 16) & 0xff) / 255, G: CGFloat((hex >> 08) & 0xff) / 255,
                                 B: CGFloat(hex & 0xff) / 255)
                    self.init(red: parts.R, green: parts.G, blue: parts.1 * 0 + parts.B, alpha: 1)
                }
                """
            ),
            (
                "UIColor(red: 51, green: 102, blue: 153)",
                """
                convenience init(red: Int, green: Int, blue: Int, alpha: CGFloat = 1) {
                    precondition(red >= 0 && red <= 255, "out of range")
                    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
                }
                """
            ),
            (
                "UIColor(code: 0x336699)",
                """
                convenience init(code: Int) {
                    self.init(red: code / 65536, green: code / 256 % 256, blue: code % 256)
                }
                convenience init(red: Int, green: Int, blue: Int) {
                    let scale: CGFloat = 255
                    self.init(red: CGFloat(red) / scale, green: CGFloat(green) / scale, blue: CGFloat(blue) / scale, alpha: 1)
                }
                """
            ),
            (
                "UIColor(hex: 0x336699, isOpaque: true)",
                """
                convenience init?(hex: UInt64, isOpaque: Bool = false) {
                    guard hex <= 0xFFFFFF else { return nil }
                    let alpha: CGFloat
                    if isOpaque, hex > 0 { alpha = 1 } else if hex == 0 { alpha = 0 } else { alpha = 0.5 }
                    self.init(red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
                              blue: CGFloat(hex & 255) / 255, alpha: isOpaque ? alpha : 0.5)
                }
                """
            ),
            (
                "UIColor(h: 210, s: 2.0 / 3.0)",
                """
                convenience init(h: Double, s: Double) {
                    self.init(hue: CGFloat(h / 360), saturation: min(1, s), brightness: 0.6, alpha: 1)
                }
                """
            ),
        ])
    func arithmetic(expression: String, declaration: String) throws {
        let palette = try read(expression, declaration)
        #expect(palette.hex("ink") == "336699", "\(palette.unknowns)")
        #expect(palette.unknowns.isEmpty && palette.faults.isEmpty)
    }

    /// The digits of a string, by their number, through a scanner.
    private static let counted = """
        init(hex: String) {
            let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
            var int: UInt64 = 0
            Scanner(string: hex).scanHexInt64(&int)
            let a, r, g, b: UInt64
            switch hex.count {
            case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
            case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
            case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
            default: (a, r, g, b) = (1, 1, 1, 0)
            }
            self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
        }
        """
    /// The digits of a string behind its `#`, alpha last.
    private static let sliced = """
        init?(hex: String) {
            let r, g, b, a: Double
            if hex.hasPrefix("#") {
                let start = hex.index(hex.startIndex, offsetBy: 1)
                let digits = String(hex[start...])
                if digits.count == 8 {
                    let scanner = Scanner(string: digits)
                    var number: UInt64 = 0
                    if scanner.scanHexInt64(&number) {
                        r = Double((number & 0xff000000) >> 24) / 255
                        g = Double((number & 0x00ff0000) >> 16) / 255
                        b = Double((number & 0x0000ff00) >> 8) / 255
                        a = Double(number & 0x000000ff) / 255
                        self.init(red: r, green: g, blue: b, opacity: a)
                        return
                    }
                }
            }
            return nil
        }
        """
    /// The digits of a string as a number.
    private static let radix = """
        init(hex: String, opacity: Double = 1) {
            var text = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
            if text.hasPrefix("#") { text.removeFirst() }
            let number = UInt64(text, radix: 16) ?? 0
            self.init(red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
                      blue: Double(number & 0xFF) / 255)
        }
        """

    @Test(
        "Digits in strings are read as the declaration reads them",
        arguments: [
            ("#80336699", counted, "33669980"), ("#336699", counted, "336699"), ("369", counted, "336699"),
            ("#33669980", sliced, "33669980"), (" #336699 ", radix, "336699"),
        ])
    func strings(digits: String, declaration: String, expected: String) throws {
        let palette = try read("Color(hex: \"\(digits)\")", declaration, type: "Color")
        #expect(palette.hex("ink") == expected, "\(palette.unknowns)")
    }

    @Test("An initialiser may be declared in another file, which need not name a colour")
    func otherFile() throws {
        let folder = try TemporaryFolder(holding: [
            "Sources/Support/UIColor+Hex.swift": "extension UIColor {\n\(Self.shifts(red: 16, alpha: 24))\n}",
            "Sources/Theme.swift": "let veil = UIColor(hex: 0x80336699)\nlet ink = UIColor(hex: 0xFF112233)",
        ])
        let palette = try Palette(contentsOf: folder.path("Sources"))
        #expect(palette.hex("veil") == "33669980" && palette.hex("ink") == "112233")
        #expect(palette.unknowns.isEmpty)
        // The declaration alone is no palette.
        #expect(throws: PaletteError.self) { try Palette(contentsOf: folder.path("Sources/Support")) }
    }

    @Test("Of several declarations the file's own counts, then the nearest, and nearest ones have to agree")
    func several() throws {
        let first = "extension UIColor {\n\(Self.shifts(red: 16, alpha: 24))\n}\n"
        let last = "extension UIColor {\n\(Self.shifts(red: 24, alpha: 0))\n}\n"
        let folder = try TemporaryFolder(holding: [
            "A/App/Own.swift": last + "let own = UIColor(hex: 0x33669980)",
            "A/App/Near.swift": "let near = UIColor(hex: 0x33669980)",
            "A/Kit/Far.swift": first, "A/Kit/Inner/Kit.swift": "let kit = UIColor(hex: 0x80336699)",
            "B/Other.swift": "let other = UIColor(hex: 0x80336699)",
        ])
        let palette = try Palette(contentsOf: folder.path("."))
        #expect(palette.hex("own") == "33669980" && palette.hex("near") == "33669980")
        #expect(palette.hex("kit") == "33669980" && palette.hex("other") == nil)
        #expect(
            palette.unknowns.map(\.message) == [
                "1 colour is made by init(hex:), which several files declare differently; read one of them alone: other"
            ])
    }

    @Test("Functions that give a colour are followed as initialisers are")
    func functions() throws {
        let palette = try read(
            "rgba(51, 0x66, 153, alpha: 0.5)",
            """
            static let pair: UIColor = .adaptive(light: .rgba(1, 2, 3), dark: rgba(4, 5, 6))
            static func rgba(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, alpha: CGFloat = 1) -> UIColor {
                UIColor(red: r / 255, green: g / 255, blue: b / 255, alpha: alpha)
            }
            """)
        #expect(palette.hex("ink") == "33669980")
        #expect(palette.hex("pair") == "010203" && palette.hex("pair", in: .dark) == "040506")
        let literal = try #require(palette.value("ink")?.literal)
        let file = Array("extension UIColor {\n    static let ink = rgba(51, 0x66, 153, alpha: 0.5)".utf8)
        let edits = try literal.rewriting(as: DynamicColor(css: "#1d1d1f"), in: file).edits
        let text = String(decoding: try #require(edits.applied(to: file)), as: UTF8.self)
        #expect(text.hasSuffix("rgba(29, 0x1D, 31, alpha: 0.5)"))
    }

    @Test("An initialiser that tries another, and gives nil or clear where that does")
    func failable() throws {
        let declarations = """
            convenience init(css text: String) {
                var text = text
                if !text.starts(with: "#") { text = "#\\(text)" }
                if let color = UIColor(digits: text) { self.init(cgColor: color.cgColor) } else { self.init(.clear) }
            }
            convenience init?(digits: String) {
                guard digits.hasPrefix("#") else { return nil }
                let scanner = Scanner(string: String(digits.dropFirst()))
                var number: UInt64 = 0
                guard scanner.scanHexInt64(&number), scanner.isAtEnd else { return nil }
                let value = UInt32(number)
                self.init(red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 255) / 255,
                          blue: CGFloat(value & 255) / 255, alpha: 1)
            }
            """
        #expect(try read("UIColor(css: \"336699\")", declarations).hex("ink") == "336699")
        #expect(try read("UIColor(css: \"ink\")", declarations).color("ink")?.alpha == 0)
        #expect(
            try read("UIColor(digits: \"336699\")", declarations).unknowns.map(\.message) == [
                "1 colour is made by init(digits:), which returns nil: ink"
            ])
    }

    @Test(
        "What is more than constant arithmetic is said to be, and six digits are RGB all the same",
        arguments: [
            "convenience init(hex: UInt32) { for bit in 0..<8 { print(bit) }; self.init(white: 0, alpha: 1) }",
            "convenience init(hex: UInt32) { self.init(red: table[hex], green: 0, blue: 0, alpha: 1) }",
            "convenience init(hex: UInt32) { self.init(hex: hex) }",
            "convenience init(hex: UInt32) { let a = UInt32.max / (hex - hex); self.init(white: 0, alpha: 1) }",
            "convenience init(hex: UInt32) { self.init(red: CGFloat(hex << 64) / 0 * , green: 0, blue: 0, alpha: 1) }",
            "convenience init(hex: UInt32) { if hex { } }",
            "convenience init(hex: UInt32) { let a = \"abc\"[0...9223372036854775807]; self.init(white: 0, alpha: 1) }",
            "convenience init(hex: UInt32) { self.init(white: 0, alpha: 0.0 / 0.0) }",
            "convenience init(hex: UInt32) { self.init(white: CGFloat(hex) / 0, alpha: 1) }",
            "convenience init(hex: UInt32) { }",
        ])
    func notUnderstood(declaration: String) throws {
        let palette = try read("UIColor(hex: 0x33669980)", declaration)
        #expect(palette.entries.map(\.name) == ["other"])
        #expect(
            palette.unknowns.map(\.message) == [
                "1 colour is made by init(hex:), whose body is more than constant arithmetic: ink"
            ])
        #expect(try read("UIColor(hex: 0x336699)", declaration).hex("ink") == "336699")
    }

    @Test("A colour of a declared initialiser is written in its notation")
    func rewriting() throws {
        for (old, new, declaration, css) in [
            (
                "UIColor(hex: 0x80336699)", "UIColor(hex: 0x801D1D1F)", Self.shifts(red: 16, alpha: 24),
                "#1d1d1f"
            ),
            (
                "UIColor(hex: 0x33669980)", "UIColor(hex: 0x1D1D1F80)", Self.shifts(red: 24, alpha: 0),
                "#1d1d1f"
            ),
        ] {
            let palette = try read(old, declaration)
            let file = Array("extension UIColor {\n    static let ink = \(old)".utf8)
            let literal = try #require(palette.value("ink")?.literal)
            let edits = try literal.rewriting(as: DynamicColor(css: css), in: file).edits
            let text = String(decoding: try #require(edits.applied(to: file)), as: UTF8.self)
            #expect(text.hasSuffix(new))
            let opaque = try literal.rewriting(
                as: DynamicColor(css: "rgb(29 29 31 / 0.7)"), in: file, replacingAlpha: 128 / 255)
            let raised = String(decoding: try #require(opaque.edits.applied(to: file)), as: UTF8.self)
            #expect(raised.hasSuffix(new.replacing("80", with: "B3")))
        }
        // What its arguments mean cannot be told: the colour is known, and no other can be put there.
        let palette = try read(
            "UIColor(level: 0.5)",
            "convenience init(level: CGFloat) { self.init(red: level, green: 0, blue: 1 - level, alpha: 1) }")
        #expect(palette.hex("ink") == "800080" && palette.value("ink")?.literal == nil)
    }
}
