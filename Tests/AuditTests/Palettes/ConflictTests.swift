import Audit
import ColorMath
import PaletteFiles
import RandomNumbers
import TestSupport
import Testing

@Suite("Pairs that no one colour settles")
struct ConflictTests {
    @Test(
        "name the first other pair that is enough to be in the way, as trying each would", arguments: 0..<20)
    func first(seed: Int) throws {
        var random = SplitMix64(state: UInt64(seed))
        let backdrops = (0..<30).map { _ in SRGB8(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random)) }
        let ratios: [Double] = [3, 4.5, 7, 12]
        let ratio = ratios.randomElement(using: &random) ?? 4.5
        // Backdrops are no literals, and so stay as they are.
        let place = SourceLocation(path: "a.css")
        let ink = PaletteEntry(
            name: "ink", path: ["ink"],
            values: [
                PaletteValue(
                    .color(DynamicColor(SRGB(SRGB8(hex: 0x77_7777)))), at: place,
                    literal: ColorLiteral(at: place, bytes: 0..<7, notation: .css))
            ])
        let entries = backdrops.enumerated().map { index, color in
            PaletteEntry(
                name: "b\(index)", path: ["b\(index)"],
                values: [PaletteValue(.color(DynamicColor(SRGB(color))), at: place)])
        }
        let configuration = PaletteConfiguration(pairs: [
            PairDeclaration(.ratio(ratio), inks: [NamePattern("ink")], backdrops: [NamePattern("b*")])
        ])
        let audit = PaletteAuditor(configuration: configuration, today: CalendarDate(secondsSince1970: 0))
            .audit(Palette(name: "a.css", entries: [ink] + entries))
        let failing = audit.findings.filter { $0.rule == "pair-contrast" && $0.suggestion == nil }
        #expect(!failing.isEmpty)
        let asked = backdrops.map {
            ContrastRepair.Requirement(luminance: SRGB($0).relativeLuminance, ratio: ratio)
        }
        for finding in failing {
            let own = try #require(entries.firstIndex { $0.name == finding.colors[1] })
            func words(_ index: Int) -> String {
                "'ink' on 'b\(index)' at \(ratio == 4.5 ? "4.5" : "\(Int(ratio))")"
            }
            guard ContrastRepair(meeting: [asked[own]]).isPossible else {
                #expect(finding.conflict == [words(own)])
                continue
            }
            let others = backdrops.indices.filter { $0 != own }
            let single = others.first { !ContrastRepair(meeting: [asked[own], asked[$0]]).isPossible }
            #expect(finding.conflict == ([own] + (single.map { [$0] } ?? Array(others.prefix(8)))).map(words))
        }
    }

    @Test("are none of a pair with itself in a mode that has the same colours")
    func oneLook() throws {
        let place = SourceLocation(path: "a.css", line: 1, column: 8)
        let ink = PaletteValue(
            .color(DynamicColor(SRGB(.black).withAlpha(0.45))), at: place,
            literal: ColorLiteral(at: place, bytes: 7..<24, notation: .css))
        let paper = PaletteValue(.color(DynamicColor(SRGB(.white))), at: SourceLocation(path: "a.css"))
        let palette = Palette(
            name: "a.css", modes: [.base, .dark],
            entries: [
                PaletteEntry(name: "tag-color", path: ["tag-color"], values: [ink, ink]),
                PaletteEntry(name: "tag-background", path: ["tag-background"], values: [paper, paper]),
            ])
        let found = PairTests.audit(palette).findings.filter { $0.rule == "pair-contrast" }
        let finding = try #require(found.first)
        #expect(found.count == 1 && finding.modes == [.base, .dark] && finding.suggestion == nil)
        let obstacle = try #require(finding.obstacle)
        #expect(obstacle.contains("opacity") && !obstacle.contains("settles"))
    }

    @Test("are found in time for a palette of many")
    func many() {
        let place = SourceLocation(path: "a.css")
        var random = SplitMix64(state: 3)
        func entry(_ name: String, literal: ColorLiteral?) -> PaletteEntry {
            let color = SRGB8(hex: UInt32.random(in: 0...0xFF_FFFF, using: &random))
            return PaletteEntry(
                name: name, path: [name],
                values: [PaletteValue(.color(DynamicColor(SRGB(color))), at: place, literal: literal)])
        }
        // One ink on as many backdrops: a search of each pair among all would look at 400 million.
        let literal = ColorLiteral(at: place, bytes: 0..<7, notation: .css)
        let entries = [entry("ink", literal: literal)] + (1...20_000).map { entry("b\($0)", literal: nil) }
        let configuration = PaletteConfiguration(pairs: [
            PairDeclaration(.ratio(4.5), inks: [NamePattern("ink")], backdrops: [NamePattern("b*")])
        ])
        let audit = PaletteAuditor(configuration: configuration, today: CalendarDate(secondsSince1970: 0))
            .audit(Palette(name: "a.css", entries: entries))
        #expect(audit.pairs.count == 20_000)
        #expect(audit.findings.contains { $0.conflict.count == 2 })
    }

    @Test("Names that pairs are told by are looked up, and sets that are too large to compare are to review")
    func limits() {
        func palette(_ names: [String]) -> Palette {
            Palette(
                name: "a.css",
                entries: names.map { name in
                    PaletteEntry(
                        name: name, path: [name],
                        values: [
                            PaletteValue(
                                .color(DynamicColor(SRGB(.white))), at: SourceLocation(path: "a.css"))
                        ])
                })
        }
        let auditor = PaletteAuditor(today: CalendarDate(secondsSince1970: 0))
        let audit = auditor.audit(palette((0..<3_000).flatMap { ["on-x\($0)q", "x\($0)q"] }))
        #expect(audit.pairs.count == 3_000 && audit.faults.isEmpty)
        #expect(
            audit.matrixFault?.message.contains("more than 2000000 cells") == true && audit.matrices.isEmpty)
        let charts = auditor.audit(palette((0..<400).map { "chart-\($0)" }))
        #expect(charts.findings.contains { $0.verdict == .review && $0.message.contains("more than 256") })
    }
}
