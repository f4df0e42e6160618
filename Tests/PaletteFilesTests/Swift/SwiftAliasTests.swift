import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Constants in Swift source that stand for others")
struct SwiftAliasTests {
    private func read(_ source: String) throws -> Palette {
        let folder = try TemporaryFolder(holding: ["Colors.swift": source])
        return try Palette(contentsOf: folder.path("Colors.swift"))
    }

    @Test(
        "A name is that of the nearest type around it, and goes before or after what it names",
        arguments: [
            "brandText", "Self.brandText", "Color.brandText", ".brandText", "Inner.brandText",
            "Brand.brandText", "Brand.Inner.brandText", "SwiftUI.Color.brandText",
        ])
    func names(reference: String) throws {
        let palette = try read(
            """
            extension Color {
                static let brandText = Color(hex: 0x000001)
                enum Brand {
                    static let onBrand: Color = \(reference)
                    static let brandText = Color(hex: 0x000002)
                    enum Inner { static let brandText = Color(hex: 0x000003) }
                }
            }
            """)
        let inner = reference.contains("Inner")
        #expect(palette.hexes() == ["#000001", inner ? "#000003" : "#000002", "#000002", "#000003"])
        #expect(
            palette.value("Brand.onBrand")?.aliases == [inner ? "Brand.Inner.brandText" : "Brand.brandText"])
        #expect(palette.value("Brand.onBrand")?.location.line == 4)
        #expect(palette.value("Brand.onBrand")?.literal?.location.line == (inner ? 6 : 5))
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
    }

    @Test("Names are followed through several constants, and computed properties name too")
    func chains() throws {
        let palette = try read(
            """
            enum A {
                static let first = second
                static var second: Color { third.opacity(0.5) }
                static var third: Color { get { return B.base } }
            }
            enum B { static let base = Color(red: 1, green: 0, blue: 0) }
            """)
        #expect(palette.entries.map(\.name) == ["A.first", "A.second", "A.third", "B.base"])
        #expect(palette.color("A.first")?.css() == "rgb(255 0 0 / 0.5)")
        #expect(palette.value("A.first")?.aliases == ["A.second", "A.third", "B.base"])
        // What is written there has another opacity.
        #expect(palette.value("A.second")?.literal == nil)
        #expect(palette.value("A.third")?.literal == palette.value("B.base")?.literal)
    }

    @Test("What is no colour of the file is passed over, and so is what a function calls its own")
    func others() throws {
        let palette = try read(
            """
            enum A {
                static let ink = Color(white: 0)
                static let size = Metrics.large
                static let other = elsewhere
                static let again = again
                static let sum = ink + ink
                static let call = ink()
                static let item = ink[0]
                static let mixed = ink.mix(with: .white, by: 0.5)
                static let wide = ink
                    + ink
                func draw() { let local = ink }
            }
            """)
        #expect(palette.entries.map(\.name) == ["A.ink"])
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
    }
}
