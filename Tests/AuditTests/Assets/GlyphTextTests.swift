import Assets
import SystemColors
import Testing

@testable import Audit

@Suite("The text that glyphs stand beside")
struct GlyphTextTests {
    @Test(
        "is a text style, or a size and a weight",
        arguments: [
            ("headline", 17, 600), ("CAPTION2", 11, 400), ("15", 15, 400), ("15 semibold", 15, 600),
            ("12.5 Light", 12.5, 300), ("20 250", 20, 250), ("9 black", 9, 900),
        ] as [(String, Double, Int)])
    func read(words: String, size: Double, weight: Int) throws {
        let set = try #require(try #require(GlyphText(words)).set(on: .iOS))
        #expect(set.size == size && set.weight == weight)
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "headlines", "0", "15 heavyish", "15 1000", "15 50", "headline bold", "15 bold 2", "-3",
            "nan",
        ])
    func refused(words: String) {
        #expect(GlyphText(words) == nil)
    }

    @Test("has the size that its style has on the platform")
    func platforms() throws {
        let body = try #require(GlyphText("body"))
        #expect(body.set(on: .iOS)?.size == 17)
        #expect(body.set(on: .macOS)?.size == 13)
    }

    /// The stems of the table of letterforms: 0.0838 of the em at 400, 0.1513 at 700.
    @Test("has stems by its size and weight")
    func stems() throws {
        let regular = try #require(GlyphText("20")?.stem(on: .iOS))
        let bold = try #require(GlyphText("20 bold")?.stem(on: .iOS))
        #expect(abs(regular - 1.676) < 1e-9 && abs(bold - 3.026) < 1e-9)
    }

    private func remarks(on stroke: Double, named name: String = "star", beside text: String?) -> Int {
        let set = AssetExample.ExampleSet(
            .image, name, isTemplate: true, [ExampleImage(.ring(0, stroke: stroke), 100, scale: 2)])
        return AssetExample([set], beside: text.flatMap(GlyphText.init)).audit(by: .glyphStroke).findings
            .count
    }

    /// A ring of 40 points with strokes of 1, 1.6, 2 and 3 points.
    @Test("is what the strokes of glyphs are held against, where it is known")
    func held() {
        let regular = [0.02, 0.032, 0.04, 0.06].map { remarks(on: $0, beside: nil) }
        let headline = [0.02, 0.032, 0.04, 0.06].map { remarks(on: $0, beside: "headline") }
        #expect(regular == [0, 0, 0, 1])
        #expect(headline == [1, 0, 0, 0])
    }

    @Test("does not hold for the icons of tab bars, and does not excuse hairlines")
    func others() {
        #expect(remarks(on: 0.02, named: "tab-star", beside: "headline") == 0)
        #expect(remarks(on: 0.006, beside: "10 ultralight") == 1)
    }
}
