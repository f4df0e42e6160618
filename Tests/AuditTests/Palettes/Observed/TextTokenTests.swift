import Audit
import ColorMath
import PNGFiles
import PaletteFiles
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("Text on screens in the palette's terms")
struct TextTokenTests {
    /// What is found on the contrast of some lines, with the palette that they are drawn in.
    private func findings(
        _ regions: Region..., in palette: Palette,
        _ configuration: PaletteConfiguration = PaletteConfiguration(infersPairs: false),
        changingPrimitives: Bool = false
    ) -> [Finding] {
        let auditor = PaletteAuditor(configuration: configuration, today: PairTests.today)
        var screens = Auditor(images: PNGDecoder(), conditions: KnownConditions(platform: .web))
        screens.tokens = TokenPalettes(
            PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)]),
            options: RepairOptions(changesPrimitives: changingPrimitives))
        let model = ScreenModel(
            width: 390, height: 600, scale: Scale(1, source: .option), regions: regions, luminance: 1)
        return screens.audit(model, from: ScreenSource(path: "home.png")).findings.filter {
            $0.rule == "text-contrast"
        }
    }

    private func line(_ ink: UInt32, on backdrop: UInt32) -> Region {
        let (ink, backdrop) = (SRGB8(hex: ink), SRGB8(hex: backdrop))
        return .line(contrast: ink.contrastRatio(with: backdrop), ink: ink, backdrop: backdrop)
    }

    private let palette = Palette.sample([
        "gray-400": ["#A8A8A8"], "gray-500": ["#8C8C8C"], "gray-600": ["#6B6B6B"], "gray-700": ["#4A4A4A"],
        "text-hint": ["#9A9A9A"], "card": ["#FFFFFF"], "page": ["#F2F2F2"],
    ])

    @Test("has the names of its colours, the ratio as specified, and the change of the palette with its cost")
    func repair() throws {
        let found = findings(
            line(0x9A9A9A, on: 0xFFFFFF), in: palette,
            ObservedPairTests.declaring([("text-hint", "page")], infer: false))
        let tokens = try #require(found.first?.tokens)
        #expect((tokens.inks.map(\.name), tokens.backdrops.map(\.name)) == (["text-hint"], ["card"]))
        #expect((2.8...2.9).contains(try #require(tokens.contrast)))
        let repair = try #require(tokens.repair)
        #expect(repair.suggestion.name == "text-hint" && repair.suggestion.contrast >= 4.5)
        #expect((repair.tokenCount, repair.pairCount) == (0, 1))
    }

    @Test("has the colour as it is specified beside that which is seen")
    func specified() throws {
        let palette = Palette.sample(["muted": ["#3C3C4399"], "snow": ["#FFFFFF"]])
        let tokens = try #require(findings(line(0x8A8A8E, on: 0xFFFFFF), in: palette).first?.tokens)
        #expect(tokens.inks.map(\.color.alpha) == [0.6])
        #expect(tokens.repair != nil || tokens.obstacle != nil)
    }

    @Test("has why no colour is changed where that is so: others are aliases of it")
    func obstacle() throws {
        let palette = Palette.sample(["hint": ["#9A9A9A"], "note": ["{hint}"], "card": ["#FFFFFF"]])
        func tokens(changingPrimitives: Bool) throws -> TextTokens {
            try #require(
                findings(
                    line(0x9A9A9A, on: 0xFFFFFF), in: palette,
                    ObservedPairTests.declaring([("hint", "card")], infer: false),
                    changingPrimitives: changingPrimitives
                ).first?.tokens)
        }
        let kept = try tokens(changingPrimitives: false)
        #expect(kept.repair == nil)
        #expect(kept.obstacle?.hasPrefix("'hint' is a primitive that feeds 1 other token") == true)
        let changed = try tokens(changingPrimitives: true)
        #expect(changed.repair?.tokenCount == 1 && changed.obstacle == nil)
        #expect(try #require(changed.repair).suggestion.contrast >= 4.5)
    }

    @Test("has every name that fits, and no change where the ink is not certain")
    func ambiguous() throws {
        let palette = Palette.sample(["fog": ["#9A9A9A"], "mist": ["#9A9A9A"], "snow": ["#FFFFFF"]])
        let tokens = try #require(findings(line(0x9A9A9A, on: 0xFFFFFF), in: palette).first?.tokens)
        #expect(tokens.inks.map(\.name) == ["fog", "mist"] && tokens.repair == nil)
    }

    @Test("has the ink alone where the palette lacks the backdrop, and nothing where it lacks the ink")
    func foreign() throws {
        let named = findings(line(0x9A9A9A, on: 0xFFF8F0), in: palette)
        #expect(named.first?.tokens?.inks.map(\.name) == ["text-hint"])
        #expect(named.first?.tokens?.backdrops.isEmpty == true && named.first?.tokens?.repair == nil)
        #expect(findings(line(0x9A9AAA, on: 0xFFFFFF), in: palette).map(\.tokens) == [nil])
    }
}
