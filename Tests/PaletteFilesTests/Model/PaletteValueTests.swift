import ColorMath
import PaletteFiles
import Testing

@Suite("Values of palettes")
struct PaletteValueTests {
    @Test("Take up little room, as a palette may have a million")
    func size() {
        #expect(MemoryLayout<PaletteValue?>.stride <= 192)
        #expect(MemoryLayout<ColorLiteral?>.stride <= 48)
    }

    @Test(
        "Give back what they are made of",
        arguments: ["#12345678", "color(srgb 0.1 0.2 0.3)", "oklch(none 0.1 20)", "color(display-p3 1 0 0)"])
    func content(css: String) throws {
        let color = try DynamicColor(css: css)
        let place = SourceLocation(path: "a.css", line: 70_000, column: 900_000)
        let literal = ColorLiteral(
            at: place, bytes: 5..<80_000, notation: .cssComponents(of: .hsl, usesCommas: true))
        let value = PaletteValue(
            .color(color), aliases: ["a", "b"], at: place, literal: literal, ignored: "brand")
        guard case .color(let read) = value.content else { return #expect(Bool(false)) }
        #expect(read == color && read.css() == color.css())
        #expect(value.location.line == 70_000 && value.location.column == 900_000)
        #expect(value.literal == literal && value.literal?.bytes == 5..<80_000)
        #expect(value.ignored == "brand" && value.aliases == ["a", "b"] && value.reference == nil)
        let system = PaletteValue(.system(name: "label", platform: "ios"), at: place)
        #expect(system.content == .system(name: "label", platform: "ios") && system != value)
    }
}
