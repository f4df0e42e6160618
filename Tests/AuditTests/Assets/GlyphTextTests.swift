import Audit
import Foundation
import PNGFiles
import Raster
import SystemColors
import TestSupport
import Testing

@Suite("The text that glyphs stand beside")
struct GlyphTextTests {
    @Test(
        "is a text style, or a size and a weight",
        arguments: [
            ("headline", 17, 600), ("CAPTION2", 11, 400), ("15", 15, 400), ("15 semibold", 15, 600),
            ("12.5 Light", 12.5, 300), ("20 250", 20, 250), ("9 black", 9, 900),
        ] as [(String, Double, Int)])
    func read(words: String, size: Double, weight: Int) throws {
        let text = try #require(GlyphText(words))
        let set = try #require(text.set(on: .iOS))
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

    /// How much is said of a template that is a ring of 40 points with strokes of some points.
    private func count(of stroke: Double, named name: String = "star", beside text: String?) async throws
        -> Int
    {
        let folder = try TemporaryFolder()
        var bitmap = Bitmap<UInt8>(
            width: 100, height: 100, filledWith: RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        for y in 0..<100 {
            for x in 0..<100 {
                let (across, down) = (Double(x) - 49.5, Double(y) - 49.5)
                let radius = (across * across + down * down).squareRoot()
                let cover = min(1, max(0, 40.5 - radius)) - min(1, max(0, 40.5 - 2 * stroke - radius))
                bitmap[x, y].alpha = UInt8((255 * cover).rounded())
            }
        }
        try folder.write(try PNGEncoder().encode(bitmap), to: "A.xcassets/\(name).imageset/\(name).png")
        try folder.write(
            Array(
                #"""
                {"images": [{"filename": "\#(name).png", "idiom": "universal", "scale": "2x"}],
                 "properties": {"template-rendering-intent": "template"}}
                """#.utf8),
            to: "A.xcassets/\(name).imageset/Contents.json")
        let day = CalendarDate(secondsSince1970: 0)
        let configurations = Configurations(for: [], workingFolder: folder.url.path)
        let report = await AssetInputs(at: [folder.path("A.xcassets")], by: configurations).report(jobs: 1) {
            _ in
            AssetAuditor(
                images: PNGDecoder(), rules: RuleSelection(only: .glyphStroke),
                textBeside: text.flatMap(GlyphText.init), today: day)
        }
        #expect(report.unread.isEmpty)
        return report.findings.count
    }

    /// The stems of a headline are 2.19 points wide: half as wide again, and that much thinner, are 3.28 and
    /// 1.46.
    @Test(
        "is what the strokes of glyphs are held against, where it is known",
        arguments: [(1.0, 0, 1), (1.6, 0, 0), (2.0, 0, 0), (3.0, 1, 0), (4.0, 1, 1)])
    func held(stroke: Double, alone: Int, beside: Int) async throws {
        #expect(try await count(of: stroke, beside: nil) == alone)
        #expect(try await count(of: stroke, beside: "headline") == beside)
    }

    @Test("does not hold for the icons of tab bars, and does not excuse hairlines")
    func others() async throws {
        #expect(try await count(of: 1, named: "tab-star", beside: "headline") == 0)
        #expect(try await count(of: 0.4, beside: "10 ultralight") == 1)
    }
}
