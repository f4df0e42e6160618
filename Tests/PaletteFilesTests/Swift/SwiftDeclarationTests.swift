import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Declarations of colours in Swift source")
struct SwiftDeclarationTests {
    private func read(_ source: String) throws -> Palette {
        let folder = try TemporaryFolder(holding: ["Colors.swift": source])
        return try Palette(contentsOf: folder.path("Colors.swift"))
    }

    @Test("Every case of a function's switch is a colour, cases of cases too")
    func functions() throws {
        let palette = try read(
            """
            enum Tokens {
                static func brand(_ token: Token) -> Color {
                    switch token {
                    case .deep: return Color(hex: 0x000001)
                    case .soft, Token.faint:
                        return Color(hex: 0x000002)
                    default: Color(hex: 0x000003)
                    }
                }
                static func shared(_ set: Set, _ token: Token) -> UIColor {
                    switch set {
                    case .rose:
                        switch token {
                        case .tint10: return .init(hex: 0x000004)
                        case .tint20: return UIColor(hex: 0x000005)
                        }
                    case .leaf: return UIColor(light: UIColor(hex: 0x000006), dark: UIColor(hex: 0x000007))
                    }
                }
                static func size(_ token: Token) -> CGFloat { switch token { case .deep: return 12 } }
            }
            """)
        #expect(
            palette.entries.map(\.name) == [
                "Tokens.brand.deep", "Tokens.brand.soft", "Tokens.brand.faint", "Tokens.brand.default",
                "Tokens.shared.rose.tint10", "Tokens.shared.rose.tint20", "Tokens.shared.leaf",
            ])
        #expect(
            palette.hexes() == [
                "#000001", "#000002", "#000002", "#000003", "#000004", "#000005", "#000006",
            ])
        #expect(palette.hex("Tokens.shared.leaf", in: .dark) == "000007")
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
    }

    @Test("A switch of an enumeration over itself is called by its cases, and may name other constants")
    func properties() throws {
        let palette = try read(
            """
            enum Ink: CaseIterable {
                case body, title, custom(UInt32)
                var color: Color {
                    switch self {
                    case .body: Palette.coal
                    case .title: return Color(hex: 0x000002)
                    case .custom(let hex): return Color(hex: hex)
                    }
                }
                var backdrop: UIColor { get { return switch self { case .body: UIColor(hex: 0x000003); default: .white } } }
            }
            enum Palette { static let coal = Color(hex: 0x000001) }
            """)
        #expect(
            palette.entries.map(\.name) == [
                "Ink.body.color", "Ink.title.color", "Ink.body.backdrop", "Ink.default.backdrop",
                "Palette.coal",
            ])
        #expect(palette.value("Ink.body.color")?.aliases == ["Palette.coal"])
        #expect(palette.unknowns.map(\.message) == ["1 colour is not a constant: Ink.color"])
    }

    @Test("A switch over the colour scheme is a colour in each")
    func appearances() throws {
        let palette = try read(
            """
            struct Theme {
                let colorScheme: ColorScheme
                var paper: Color {
                    switch colorScheme {
                    case .dark: return Color(hex: 0x000002)
                    default: return Color(hex: 0x000001)
                    }
                }
            }
            """)
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("Theme.paper") == "000001" && palette.hex("Theme.paper", in: .dark) == "000002")
    }

    @Test("Elements of arrays and dictionaries, and labelled arguments, are colours of the constant")
    func collections() throws {
        let palette = try read(
            """
            enum Brand {
                static let ramp: [Color] = [Color(hex: 0x000001), .init(hex: 0x000002), named]
                static let steps: [Int: UIColor] = [50: UIColor(hex: 0x000003), 100: .init(hex: 0x000004)]
                static let roles = ["ink": [Color(hex: 0x000005)], "paper": Color(hex: 0x000006)] as [String: Any]
                static let theme = Theme(ink: Color(hex: 0x000007), size: 12, paper: Pair(day: Color(hex: 0x000008)))
                static let named = Color(hex: 0x000009)
                static let sizes: [CGFloat] = [1, 2], empty: [String: Color] = [:]
            }
            """)
        #expect(
            palette.entries.map(\.name) == [
                "Brand.ramp.0", "Brand.ramp.1", "Brand.ramp.2", "Brand.steps.50", "Brand.steps.100",
                "Brand.roles.ink.0", "Brand.roles.paper", "Brand.theme.ink", "Brand.theme.paper.day",
                "Brand.named",
            ])
        #expect(palette.hexes() == [1, 2, 9, 3, 4, 5, 6, 7, 8, 9].map { "#00000\($0)" })
        #expect(palette.entries[5].path == ["Brand", "roles", "ink", "0"])
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
    }

    @Test("A property with an observer stands for another as one without")
    func observers() throws {
        let palette = try read(
            """
            final class Theme {
                lazy var ink: UIColor = UIColor(hex: 0x000001)
                var title: UIColor = ink {
                    didSet { update() }
                }
            }
            """)
        #expect(palette.value("Theme.title")?.aliases == ["Theme.ink"])
    }

    @Test("Codes of 0 to 255 where 0 to 1 is wanted are kept with what is meant")
    func excess() throws {
        let palette = try read(
            """
            let loud = Color(red: 255, green: 166, blue: 0)
            let wheel = UIColor(hue: 210, saturation: 0.5, brightness: 40, alpha: 1)
            let wide = UIColor(red: 1.2, green: -0.1, blue: 0, alpha: 1)
            let right = Color(red: 255 / 255, green: 0.5, blue: 0)
            let half = Color(red: 127/255, green: 255, blue: 14)
            """)
        let excess = palette.entries.map { $0.values[0]?.literal?.excess }
        #expect(
            excess == [
                ComponentExcess(
                    written: "red: 255, green: 166, blue: 0",
                    meant: "red: 255 / 255, green: 166 / 255, blue: 0"),
                ComponentExcess(
                    written: "hue: 210, saturation: 0.5, brightness: 40",
                    meant: "hue: 210 / 360, saturation: 0.5, brightness: 40 / 100"),
                nil, nil,
                ComponentExcess(
                    written: "red: 127/255, green: 255, blue: 14",
                    meant: "red: 127/255, green: 255 / 255, blue: 14 / 255"),
            ])
    }
}
