import Audit
import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Translucent pairs")
struct TranslucencyTests {
    private func audit(
        ink: String, backdrop: String, canvases: [String]? = nil, minimum: Double = 4.5
    ) -> PaletteAudit {
        let palette = Palette.sample([
            "ink": [ink], "veil": [backdrop], "light": ["#FFFFFF"], "grey": ["#808080"],
            "glass": ["#FFFFFF80"],
        ])
        let configuration = PaletteConfiguration(
            pairs: [
                PairDeclaration(
                    .ratio(minimum), inks: [NamePattern("ink")], backdrops: [NamePattern("veil")],
                    canvases: (canvases ?? []).map { NamePattern($0) })
            ])
        return PairTests.audit(palette, configuration)
    }

    @Test("A translucent ink is mixed with its backdrop, as screens do")
    func ink() throws {
        let measure = try #require(audit(ink: "#00000080", backdrop: "#FFFFFF").measure(of: 0, in: 0))
        // 128/255 of black over white: code value 127 of 255, unrounded.
        let seen = SRGB(components: SIMD3(repeating: 1 - 128 / 255.0))
        #expect(abs(measure.least - seen.contrastRatio(with: SRGB(.white))) < 1e-12)
        #expect(measure.least == measure.greatest)
    }

    @Test("A translucent backdrop is measured over every canvas, and the worst counts")
    func canvases() throws {
        let audit = audit(ink: "#FFFFFF", backdrop: "#000000B3", canvases: ["light", "grey"])
        let measure = try #require(audit.measure(of: 0, in: 0))
        let veil = SRGB(.black).withAlpha(0xB3 / 255.0)
        let overLight = SRGB(.white).contrastRatio(with: veil.composited(over: SRGB(.white)))
        let grey = SRGB(SRGB8(red: 0x80, green: 0x80, blue: 0x80))
        let overGrey = SRGB(.white).contrastRatio(with: veil.composited(over: grey))
        #expect(abs(measure.least - overLight) < 1e-12)
        #expect(abs(measure.greatest - overGrey) < 1e-12)
        #expect(measure.worstCanvas.map { audit.palette.entries[$0].name } == "light")
    }

    @Test("fails on the worst canvas where the canvases are known, and is left to review where they are not")
    func verdicts() {
        // Over white 8.6, over grey 13.6.
        #expect(
            audit(ink: "#FFFFFF", backdrop: "#000000B3", canvases: ["light", "grey"], minimum: 10)
                .findings.map(\.verdict) == [.fail])
        #expect(
            audit(ink: "#FFFFFF", backdrop: "#000000B3", minimum: 10).findings.map(\.verdict) == [.review])
        #expect(audit(ink: "#FFFFFF", backdrop: "#000000B3", minimum: 7).findings.isEmpty)
        #expect(audit(ink: "#777777", backdrop: "#808080F0", minimum: 3).findings.map(\.verdict) == [.fail])
    }

    @Test("What rules paint the page with lies behind, where no name says what does, and it is one colour")
    func pages() throws {
        func canvases(_ rules: String) throws -> [String?] {
            let text = """
                :root { --snow: #fff; --coal: #000; --veil: rgb(0 0 0 / 10%); --mark: #555; --other: #eee }
                .tag { color: var(--mark); background: var(--veil) }
                """
            let sheet = SourceText(path: "a.css", bytes: Array((text + rules).utf8))
            let audit = PairTests.audit(StylesheetReader([sheet]).palette(named: "a"), PaletteConfiguration())
            return try audit.pairs.indices.filter {
                audit.palette.entries[audit.pairs[$0].backdrop].name == "--veil"
            }
            .map {
                try #require(audit.measure(of: $0, in: 0)).worstCanvas.map { audit.palette.entries[$0].name }
            }
        }
        #expect(try canvases("body { background: var(--snow); color: var(--coal) }") == ["--snow"])
        #expect(try canvases(".body { background: var(--snow); color: var(--coal) }") == [nil])
        let other = "@media (prefers-color-scheme: dark) { body { background: var(--other) } }"
        #expect(try Set(canvases("body { background: var(--snow); color: var(--coal) }" + other)) == [nil])
    }

    @Test("A canvas that is translucent itself is no canvas")
    func translucentCanvas() {
        #expect(
            audit(ink: "#FFFFFF", backdrop: "#000000B3", canvases: ["glass"], minimum: 10)
                .findings.map(\.verdict) == [.review])
    }
}
