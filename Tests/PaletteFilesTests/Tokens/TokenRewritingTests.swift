import ColorMath
import PaletteFiles
import Testing

@Suite("Putting another colour into a token file")
struct TokenRewritingTests {
    /// A token file with another colour for its token `a`.
    private func rewrite(_ text: String, as css: String) throws -> String {
        let palette = Palette(tokens: text)
        let literal = try #require(palette.value("a")?.literal)
        let file = Array(text.utf8)
        let rewriting = try literal.rewriting(as: DynamicColor(css: css), in: file)
        return String(decoding: try #require(rewriting.edits.applied(to: file)), as: UTF8.self)
    }

    @Test(
        "Components and hexadecimal digits change together, and all else stays",
        arguments: [
            (
                ##"{ "colorSpace":"srgb", "components" : [0.20, 0.4,0.600], "alpha":0.5, "hex":"#336699" }"##,
                "#1d1d1f",
                ##"{ "colorSpace":"srgb", "components" : [0.114, 0.114,0.122], "alpha":0.5, "hex":"#1D1D1F" }"##
            ),
            (
                ##"{"hex": "#abcdef80", "components": [0.671, 0.804, 0.937], "colorSpace": "srgb"}"##,
                "#ff0000",
                ##"{"hex": "#ff000080", "components": [1.000, 0.000, 0.000], "colorSpace": "srgb"}"##
            ),
            (
                ##"{"colorSpace": "hsl", "components": [210, 50, 40]}"##, "#ff0000",
                ##"{"colorSpace": "hsl", "components": [0, 100, 50]}"##
            ),
            (
                ##"{"colorSpace": "oklch", "components": [0.6, 0, "none"]}"##, "#777",
                ##"{"colorSpace": "oklch", "components": [0.57, 0.00, "none"]}"##
            ),
            (
                ##"{"colorSpace": "oklch", "components": [0.62796, 0.25768, "none"]}"##, "#0000ff",
                ##"{"colorSpace": "oklch", "components": [0.45201, 0.31321, 264.05]}"##
            ),
            (##"{"hex": "#123"}"##, "#445566", ##"{"hex": "#456"}"##),
            (##""#336699""##, "#1d1d1f", ##""#1D1D1F""##),
            (##""hsl(210, 50%, 40%)""##, "#ff0000", ##""hsl(0, 100%, 50%)""##),
        ])
    func values(old: String, css: String, new: String) throws {
        func file(_ value: String) -> String {
            "\u{FEFF}{\n\t\"é\": 1, \"a\": {\"$type\": \"color\", \"$value\": \(value)}, \"b\": {\"$value\": \"#000\"}\r\n}\n"
        }
        #expect(try rewrite(file(old), as: css) == file(new))
    }

    @Test("Beyond sRGB, the digits that screens of sRGB fall back on are a change of their own")
    func fallback() throws {
        let text =
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#FA1100"}}}"##
        let file = Array(text.utf8)
        let palette = Palette(tokens: text)
        let wide = try #require(palette.modes.firstIndex { $0.gamut == .displayP3 })
        let literal = try #require(palette.entries.first?.values[wide]?.literal)
        let rewriting = try literal.rewriting(as: DynamicColor(css: "color(display-p3 0.5 0 0)"), in: file)
        let fallback = try #require(rewriting.fallback)
        let new = String(
            decoding: try #require((rewriting.edits + [fallback.edit]).applied(to: file)), as: UTF8.self)
        // Red of Display P3 is beyond sRGB, whose nearest code values are red alone.
        #expect(
            new == text.replacing("[1, 0, 0]", with: "[0.5, 0.0, 0.0]").replacing("FA1100", with: "8C0000"))
        #expect(try fallback.color == DynamicColor(css: "#8C0000"))
        // Within sRGB the digits are the same colour.
        let narrow =
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0000"}}}"##
        let same = try #require(Palette(tokens: narrow).value("a")?.literal)
        #expect(try same.rewriting(as: DynamicColor(css: "#800000"), in: Array(narrow.utf8)).fallback == nil)
    }

    @Test("What the file then holds is what the rewriting says, in every space")
    func roundTrip() throws {
        let spaces = [
            "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50",
            "lab", "lch", "oklab", "oklch", "hsl", "hwb",
        ]
        for space in spaces {
            let text =
                ##"{"a": {"$type": "color", "$value": {"colorSpace": "\##(space)", "components": [0.5, 0.25, 0.1]}}}"##
            let literal = try #require(Palette(tokens: text).value("a")?.literal)
            let rewriting = try literal.rewriting(as: DynamicColor(css: "#3a7bd5"), in: Array(text.utf8))
            let file = try #require(rewriting.edits.applied(to: Array(text.utf8)))
            let palette = Palette(tokens: String(decoding: file, as: UTF8.self))
            #expect(palette.hex("a") == "3a7bd5", "\(space)")
            #expect(palette.color("a") == rewriting.color)
        }
    }

    @Test("A file that has changed since is not written to")
    func stale() throws {
        let text = ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##
        let literal = try #require(Palette(tokens: text).value("a")?.literal)
        let other = text.replacing("[0, 0, 0]", with: "[0, 0]   ")
        #expect(throws: ColorRewritingError.stale(literal.location)) {
            try literal.rewriting(as: DynamicColor(css: "red"), in: Array(other.utf8))
        }
    }
}
