import Audit
import ColorMath
import PaletteFiles
import RandomNumbers
import TestSupport
import Testing

extension PaletteAudit {
    /// The repairs with those of pairs that are only guessed, as the palettes of tests have many.
    var guessedRepairs: [PaletteRepair] { repairs(RepairOptions(fixesGuessedPairs: true)) }
}

@Suite("Repairs of a palette")
struct RepairTests {
    /// The palette with its repairs written into the literals, everywhere that these are used.
    static func repaired(_ audit: PaletteAudit) -> Palette {
        let replacements = Dictionary(
            audit.guessedRepairs.map { ($0.literal, $0.replacement) }, uniquingKeysWith: { first, _ in first }
        )
        let entries = audit.palette.entries.map { entry in
            PaletteEntry(
                name: entry.name, path: entry.path,
                values: entry.values.map { value in
                    guard let value, let color = value.literal.flatMap({ replacements[$0] }) else {
                        return value
                    }
                    return PaletteValue(
                        .color(color), writtenFor: value.condition, aliases: value.aliases,
                        at: value.location,
                        literal: value.literal)
                })
        }
        return Palette(name: audit.palette.name, modes: audit.palette.modes, entries: entries)
    }

    static func failures(_ audit: PaletteAudit) -> [PaletteFinding] {
        audit.findings.filter { $0.rule == "pair-contrast" && $0.verdict == .fail }
    }

    @Test("A colour is changed once, by the least that settles all its pairs")
    func allPairsAtOnce() throws {
        let palette = Palette.sample([
            "text": ["#767676"], "background": ["#FFFFFF"], "surface": ["#E5E5EA"],
        ])
        let audit = PairTests.audit(palette)
        #expect(audit.guessedRepairs.map(\.name) == ["text"])
        let replacement = try #require(audit.guessedRepairs.first?.replacement.extended(to: SRGB.self).color)
        let grey = SRGB8(red: 0xE5, green: 0xE5, blue: 0xEA)
        #expect(SRGB8(clipping: replacement).contrastRatio(with: grey) >= 4.5)
        // The next lighter grey is not enough: the change is the least.
        let codes = SRGB8(clipping: replacement)
        let lighter = SRGB8(red: codes.red + 1, green: codes.green + 1, blue: codes.blue + 1)
        #expect(lighter.contrastRatio(with: grey) < 4.5)
        #expect(Self.failures(PairTests.audit(Self.repaired(audit))).isEmpty)
        let suggestion = try #require(audit.findings.first?.suggestion)
        #expect(suggestion.name == "text" && suggestion.contrast >= 4.5)
        #expect(suggestion.color == audit.guessedRepairs.first?.replacement)
    }

    @Test("A colour that is used in several modes is settled in all of them")
    func acrossModes() {
        let palette = Palette.sample(
            modes: [.base, .increased],
            ["text": ["#8A8A8E"], "background": ["#FFFFFF", "#D1D1D6"]])
        let audit = PairTests.audit(palette)
        #expect(audit.guessedRepairs.count == 1)
        #expect(Self.failures(PairTests.audit(Self.repaired(audit))).isEmpty)
    }

    @Test("What is written once and used by many is a primitive, and changes only where primitives may")
    func primitives() throws {
        let palette = Palette.sample([
            "grey": ["#999999"], "text": ["{grey}"], "text-muted": ["{grey}"], "background": ["#FFFFFF"],
        ])
        let audit = PairTests.audit(palette)
        #expect(audit.guessedRepairs.isEmpty)
        let reasons = Set(Self.failures(audit).flatMap(\.hindrances))
        #expect(reasons.count == 1)
        let reason = try #require(reasons.first)
        #expect(reason.contains("'grey' is a primitive that feeds 2 other tokens"))
        #expect(reason.contains("--primitives"))

        let options = RepairOptions(fixesGuessedPairs: true, changesPrimitives: true)
        #expect(audit.repairs(options).map(\.name) == ["grey"])
        #expect(audit.repairs(options).map(\.location.line) == [1])
        #expect(audit.repairs(options).map(\.cost.tokenCount) == [3])
    }

    @Test("A colour that only other tools' names and rules follow is no primitive")
    func exports() {
        let audit = PairTests.audit(
            .sample(["text": ["#999999"], "color-text": ["{text}"], "background": ["#FFFFFF"]]))
        #expect(audit.guessedRepairs.map(\.name) == ["text"])
    }

    @Test("Pairs that are only guessed are left alone unless asked for")
    func guesses() {
        let audit = PairTests.audit(.sample(["text": ["#999999"], "background": ["#FFFFFF"]]))
        #expect(audit.pairs.allSatisfy(\.isGuessed) && !audit.pairs.isEmpty)
        #expect(audit.repairs().isEmpty && audit.guessedRepairs.count == 1)
        #expect(Self.failures(audit).allSatisfy { $0.isGuessed && $0.suggestion != nil })
    }

    @Test("A guess that is likely no pair does not come to look like one that fails")
    func likelyNoPair() {
        let palette = Palette.sample([
            "text": ["#999999"], "background": ["#FFFFFF"], "surface": ["#A8A8A8"],
        ])
        let configuration = PaletteConfiguration(pairs: [
            PairDeclaration(
                .ratio(4.5), inks: [NamePattern("text")], backdrops: [NamePattern("background")])
        ])
        let audit = PairTests.audit(palette, configuration)
        #expect(audit.findings.filter { $0.rule == "pair-contrast" }.map(\.verdict) == [.fail, .review])
        let repairs = audit.repairs()
        #expect(repairs.map(\.name) == ["text"])
        let text = repairs.first?.replacement.extended(to: SRGB.self).color
        let grey = SRGB8(red: 0xA8, green: 0xA8, blue: 0xA8)
        #expect(text.map { SRGB8(clipping: $0).contrastRatio(with: grey) >= 4.5 } == true)
    }

    @Test("Where no ink will do, the backdrop that all of them need is changed")
    func backdrop() {
        // On this grey neither black nor white reaches 7.
        let palette = Palette.sample([
            "text": ["#000000"], "text-link": ["#FFFFFF"], "background": ["#777777"],
        ])
        let audit = PaletteAudit(of: palette, judgedBy: .wcagAAA, today: PairTests.today)
        #expect(audit.guessedRepairs.isEmpty)
        #expect(Self.failures(audit).allSatisfy { $0.suggestion == nil && $0.conflict.count == 2 })

        let alone = PaletteAudit(
            of: .sample(["text": ["#000000"], "background": ["#777777"]]), judgedBy: .wcagAAA,
            today: PairTests.today)
        #expect(alone.guessedRepairs.map(\.name) == ["background"])
        #expect(Self.failures(alone).map { $0.suggestion?.name } == ["background"])
    }

    @Test("Pairs that no colour settles at once are named")
    func conflict() throws {
        let palette = Palette.sample([
            "ink": ["#808080"], "white": ["#FFFFFF"], "black": ["#000000"], "grey": ["#7F7F7F"],
        ])
        let configuration = PaletteConfiguration(
            pairs: ["white", "black", "grey"].map {
                PairDeclaration(.ratio(4.6), inks: [NamePattern("ink")], backdrops: [NamePattern($0)])
            }
                + ["white", "black"].map {
                    // These may not move, as they hold each other.
                    PairDeclaration(
                        .ratio(20.9), inks: [NamePattern($0)],
                        backdrops: [NamePattern($0 == "white" ? "black" : "white")])
                })
        let audit = PairTests.audit(palette, configuration)
        let finding = try #require(Self.failures(audit).first { $0.colors == ["ink", "white"] })
        #expect(finding.suggestion == nil)
        #expect(finding.conflict == ["'ink' on 'white' at 4.6", "'ink' on 'black' at 4.6"])
    }

    @Test("Different ratios are reached at once")
    func mixedRatios() {
        let palette = Palette.sample(["ink": ["#BBBBBB"], "a": ["#FFFFFF"], "b": ["#333333"]])
        let configuration = PaletteConfiguration(pairs: [
            PairDeclaration(.ratio(3), inks: [NamePattern("ink")], backdrops: [NamePattern("a")]),
            PairDeclaration(.ratio(4), inks: [NamePattern("ink")], backdrops: [NamePattern("b")]),
        ])
        let audit = PairTests.audit(palette, configuration)
        #expect(audit.guessedRepairs.map(\.name) == ["ink"])
        #expect(Self.failures(PairTests.audit(Self.repaired(audit), configuration)).isEmpty)
    }

    @Test("A translucent colour keeps its opacity; where no colour is enough at it, that is said")
    func translucent() throws {
        let veil = PairTests.audit(.sample(["text": ["#3C3C4380"], "background": ["#FFFFFF"]]))
        #expect(veil.guessedRepairs.isEmpty)
        #expect(
            Self.failures(veil).flatMap(\.hindrances) == [
                "no colour is enough at the opacity of 'text', 50 %"
            ])

        let strong = PairTests.audit(.sample(["text": ["#777777E6"], "background": ["#FFFFFF"]]))
        #expect(strong.guessedRepairs.map { $0.replacement.alpha } == [0xE6 / 255.0])
        #expect(Self.failures(PairTests.audit(Self.repaired(strong))).isEmpty)
    }

    @Test("A colour of Display P3 stays one")
    func wideGamut() throws {
        let audit = PairTests.audit(
            .sample(["text": ["color(display-p3 0.1 0.8 0.2)"], "background": ["#FFFFFF"]]))
        let repair = try #require(audit.guessedRepairs.first)
        #expect(repair.replacement.space == .displayP3)
        #expect(Self.failures(PairTests.audit(Self.repaired(audit))).isEmpty)
    }

    @Test("What is suppressed is neither fixed nor in the way")
    func exceptions() {
        let palette = Palette.sample(
            ["text": ["#999999"], "background": ["#FFFFFF"], "surface": ["#C7C7CC"]],
            ignoring: ["surface": "drawn by the system"])
        let audit = PairTests.audit(palette)
        #expect(audit.guessedRepairs.count == 1)
        #expect(audit.suppressed.map(\.reason) == ["drawn by the system"])
        #expect(Self.failures(PairTests.audit(Self.repaired(audit))).allSatisfy { $0.colors[1] == "surface" })
    }

    @Test("Every palette that can be fixed is, and passes then")
    func manyPalettes() {
        var generator = SplitMix64(state: 7)
        for _ in 0..<60 {
            func grey(_ range: ClosedRange<Int>) -> String {
                let codes = (0..<3).map { _ in Int.random(in: range, using: &generator) }
                return "#" + codes.map { String(format2($0)) }.joined()
            }
            let palette = Palette.sample(
                modes: [.base, .dark],
                [
                    "text": [grey(60...160), grey(90...200)], "text-muted": [grey(100...200), nil],
                    "background": [grey(220...255), grey(0...40)],
                    "surface": [grey(200...255), grey(20...50)],
                ])
            let audit = PairTests.audit(palette)
            let again = PairTests.audit(Self.repaired(audit))
            let fixed = Self.failures(audit).filter { $0.suggestion != nil }.map(\.colors)
            #expect(
                !fixed.isEmpty || Self.failures(audit).isEmpty
                    || Self.failures(audit).allSatisfy { !$0.conflict.isEmpty })
            let failing = Self.failures(again).map(\.colors)
            let hopeless = Self.failures(audit).filter { $0.suggestion == nil }.map(\.colors)
            #expect(failing.allSatisfy { hopeless.contains($0) })
        }
    }
}

private func format2(_ number: Int) -> String {
    (number < 16 ? "0" : "") + String(number, radix: 16)
}
