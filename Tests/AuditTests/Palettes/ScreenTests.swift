import Audit
import ColorMath
import PaletteFiles
import RandomNumbers
import TestSupport
import Testing

@Suite("Pairs of a palette outside sRGB")
struct ScreenTests {
    private static let red = "oklch(0.55453 0.34 29.124)"

    private static func audit(
        _ ink: String, on backdrop: String = "#FFFFFF", modes: [PaletteMode] = [.base],
        medium: ScreenGamut? = nil
    ) -> PaletteAudit {
        var configuration = PaletteConfiguration()
        configuration.medium = medium
        return PairTests.audit(
            .sample(modes: modes, ["text": [ink], "background": [backdrop]]), configuration)
    }

    @Test("are judged by the screen that shows them worst")
    func worst() throws {
        let audit = Self.audit(Self.red)
        let measure = try #require(audit.measure(of: 0, in: 0))
        // What browsers paint: #FF0000.
        #expect(abs(measure.least - 1.05 / 0.2626) < 1e-9)
        #expect(measure.screen == .sRGB)
        let finding = try #require(audit.findings.first { $0.rule == "pair-contrast" })
        #expect(finding.verdict == .fail && finding.screen == .sRGB)
        #expect(finding.message.contains("3.99 on screens of sRGB, colours clipped to it"))
        let repaired = PairTests.audit(RepairTests.repaired(audit))
        #expect(!repaired.findings.contains { $0.rule == "pair-contrast" })
    }

    @Test("are judged by the medium that is declared, by the configuration or by the mode")
    func medium() throws {
        let wide = "color(display-p3 0.88 0 0)"
        #expect(try #require(Self.audit(wide).measure(of: 0, in: 0)).screen == .sRGB)
        for audit in [
            Self.audit(wide, medium: .displayP3), Self.audit(wide, modes: [PaletteMode(gamut: .displayP3)]),
        ] {
            let measure = try #require(audit.measure(of: 0, in: 0))
            #expect(measure.screen == .displayP3 && measure.least > 4.7)
            #expect(!audit.findings.contains { $0.rule == "pair-contrast" })
        }
        // A mode says more than the configuration.
        let narrow = Self.audit(wide, modes: [PaletteMode(gamut: .sRGB)], medium: .displayP3)
        #expect(try #require(narrow.measure(of: 0, in: 0)).least < 4.3)
    }

    @Test("never exceed 21, beyond white and translucent too")
    func bounds() throws {
        let beyond = try #require(Self.audit("color(srgb 2 2 2)", on: "#000").measure(of: 0, in: 0))
        #expect(beyond.least == 21)
        var generator = SplitMix64(state: 13)
        for _ in 0..<40 {
            let parts = (0..<8).map { _ in Double.random(in: 0...1, using: &generator) }
            let ink = "oklch(\(parts[0] * 1.2) \(parts[1] * 0.5) \(parts[2] * 360) / \(parts[3]))"
            let backdrop = "oklch(\(parts[4] * 1.2) \(parts[5] * 0.5) \(parts[6] * 360) / \(parts[7]))"
            let measure = try #require(Self.audit(ink, on: backdrop).measure(of: 0, in: 0))
            #expect(measure.least >= 1 && measure.least <= measure.greatest && measure.greatest <= 21)
        }
    }

    @Test("agree with the pair that the command measures")
    func sameJudgement() throws {
        var generator = SplitMix64(state: 29)
        for _ in 0..<60 {
            let parts = (0..<6).map { _ in Double.random(in: 0...1, using: &generator) }
            let texts = [0, 3].map { "oklch(\(parts[$0]) \(parts[$0 + 1] * 0.4) \(parts[$0 + 2] * 360))" }
            let measure = try #require(Self.audit(texts[0], on: texts[1]).measure(of: 0, in: 0))
            let colors = try texts.map { try DynamicColor(css: $0).extended(to: SRGB.self) }
            let pair = ColorPair(ink: colors[0], backdrop: colors[1])
            #expect(abs(measure.least - pair.ratios.lowerBound) < 1e-9)
        }
    }

    @Test("have repairs that every screen shows, and that hold on every screen")
    func repairs() throws {
        var generator = SplitMix64(state: 31)
        var count = 0
        for _ in 0..<60 {
            let parts = (0..<6).map { _ in Double.random(in: 0...1, using: &generator) }
            let colors = try [0, 3].map {
                try DynamicColor(css: "oklch(\(parts[$0]) \(parts[$0 + 1] * 0.4) \(parts[$0 + 2] * 360))")
                    .extended(to: SRGB.self)
            }
            let pair = ColorPair(ink: colors[0], backdrop: colors[1])
            let repair = PairRepair(of: pair, reaching: 4.5)
            if let ink = repair.ink.color {
                let repaired = ColorPair(ink: ink.withAlpha(1), backdrop: pair.backdrop)
                #expect(ink.isInGamut() && repaired.ratios.lowerBound >= 4.5)
                count += 1
            }
            if let backdrop = repair.backdrop?.color {
                let repaired = ColorPair(ink: pair.ink, backdrop: backdrop.withAlpha(1))
                #expect(backdrop.isInGamut() && repaired.ratios.lowerBound >= 4.5)
            }
        }
        #expect(count > 30)
    }
}
