import Audit
import ColorMath
import Foundation
import PaletteFiles
import TestSupport
import Testing

/// Palettes in files are fixed, read again, and checked again.
@Suite("What a fix changes")
struct RepairSideTests {
    private static func configuration(_ pairs: [(String, String)], fixed: [String] = [])
        -> PaletteConfiguration
    {
        PaletteConfiguration(
            pairs: pairs.map {
                PairDeclaration(.ratio(4.5), inks: [NamePattern($0.0)], backdrops: [NamePattern($0.1)])
            }, fixed: fixed.map { NamePattern($0) })
    }

    /// What a file comes to, and what is found before and after.
    private struct Fixed {
        let text: String
        let fix: PaletteFix
        let before: PaletteAudit
        let after: PaletteAudit

        /// The names that findings are about, by rule.
        private static func names(_ audit: PaletteAudit) -> Set<[String]> {
            Set(audit.findings.map { [$0.rule] + $0.colors })
        }

        /// What is found that was not before.
        var news: Set<[String]> { Self.names(after).subtracting(Self.names(before)) }
    }

    private func fixed(
        _ text: String, _ configuration: PaletteConfiguration, _ options: RepairOptions = RepairOptions(),
        in name: String = "theme.css"
    ) throws -> Fixed {
        let folder = try TemporaryFolder()
        try folder.write(Array(text.utf8), to: name)
        let path = folder.path(String(name.prefix { $0 != "/" }))
        let before = PairTests.audit(try Palette(contentsOf: path), configuration)
        let fix = PaletteFix(of: before, options: options)
        for file in fix.files { try Data(file.repaired).write(to: URL(filePath: file.path)) }
        return Fixed(
            text: String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self),
            fix: fix, before: before, after: PairTests.audit(try Palette(contentsOf: path), configuration))
    }

    private static let ramp = """
        --slate-100: #f1f5f9; --slate-200: #e2e8f0; --slate-300: #cbd5e1; --slate-400: #94a3b8;
        --slate-500: #7b8aa0; --slate-600: #475569; --slate-700: #334155; --slate-800: #1e293b;
        """

    @Test("A name of a ramp's step is moved to the nearest step that passes, wherever it is written")
    func steps() throws {
        let sheet = """
            :root { \(Self.ramp)
              --page: #ffffff; --panel: #f1f5f9; --hint: var(--slate-400); --caption: var(--hint); }
            .dark { --page: #0b1120; --panel: #1e293b; --hint: var(--slate-600); }

            """
        let result = try fixed(sheet, Self.configuration([("--caption", "{--page,--panel}")]))
        #expect(RepairTests.failures(result.after).isEmpty && result.news.isEmpty)
        // Two steps darker for light surfaces, two lighter for dark ones.
        #expect(
            result.text
                == sheet.replacing("--hint: var(--slate-400)", with: "--hint: var(--slate-600)")
                .replacing("; --hint: var(--slate-600); }\n", with: "; --hint: var(--slate-400); }\n"))
        #expect(result.fix.repairs.map(\.token) == ["--slate-600", "--slate-400"])
        #expect(result.fix.repairs.map(\.cost.tokenCount) == [2, 2])
        let suggestion = try #require(RepairTests.failures(result.before).first?.suggestion)
        #expect(suggestion.name == "--hint" && suggestion.token == "--slate-600")
    }

    @Test(
        "A ramp is held in order, and what is none by the rule on ramps is not", arguments: ["slate", "tag"])
    func ramps(name: String) throws {
        let sheet = """
            :root { --page: #ffffff; --\(name)-100: #aaaaaa; --\(name)-200: #999999; --\(name)-300: #888888; }

            """
        let result = try fixed(sheet, Self.configuration([("--\(name)-200", "--page")]))
        #expect(RepairTests.failures(result.after).isEmpty == (name == "tag"))
    }

    @Test("A change that a later one makes needless is taken back")
    func needless() throws {
        let sheet = """
            :root { --surface: oklch(0.98 0 0); --highlight: oklch(0.96 0 0); --number: oklch(0.56 0 0); }

            """
        let result = try fixed(
            sheet, Self.configuration([("--number", "--surface"), ("--number", "--highlight")]))
        #expect(result.fix.repairs.map(\.name) == ["--number"])
        #expect(result.text.contains("--surface: oklch(0.98 0 0)"))
        #expect(RepairTests.failures(result.after).isEmpty && result.news.isEmpty)
    }

    @Test(
        "An alias of design tokens is moved likewise, in each of the formats",
        arguments: [
            ("$value", "$type", "{tone.500}", "{tone.700}"), ("value", "type", "{tone.500}", "{tone.700}"),
            ("value", "type", "{tone.500.value}", "{tone.700.value}"),
        ])
    func tokens(value: String, type: String, old: String, new: String) throws {
        func token(_ text: String) -> String { "{\"\(type)\": \"color\", \"\(value)\": \"\(text)\"}" }
        let file = """
            {
              "tone": {
                "100": \(token("#f3f4f6")), "300": \(token("#d1d5db")), "500": \(token("#9ca3af")),
                "700": \(token("#4b5563")), "900": \(token("#1f2937"))
              },
              "note": \(token(old)),
              "page": \(token("#ffffff"))
            }

            """
        let result = try fixed(file, Self.configuration([("note", "page")]), in: "a.tokens.json")
        #expect(result.text == file.replacing(old, with: new))
        #expect(RepairTests.failures(result.after).isEmpty && result.news.isEmpty)
    }

    @Test("A step that something else could not follow is passed over")
    func followers() throws {
        let sheet = """
            :root { \(Self.ramp)
              --page: #ffffff; --ink: #000000; --fill: #7b8aa0;
              --hint: var(--slate-400); --badge: var(--hint); }

            """
        let result = try fixed(
            sheet, Self.configuration([("--hint", "--page"), ("--ink", "--badge")]))
        // Whatever is dark enough on the page is too dark below black: the reference stays as it is.
        #expect(result.text.contains("--hint: var(--slate-400)"))
        #expect(!RepairTests.failures(result.after).isEmpty && result.news.isEmpty)
    }

    @Test("A pair that is only guessed, and fails, does not get worse, and what would settle it is said")
    func guesses() throws {
        let sheet = ":root { --background: #dddddd; --note: #6e6e6e; --text: #ffffff; }\n"
        func configuration(infersPairs: Bool) -> PaletteConfiguration {
            let pair = PairDeclaration(
                .ratio(4.5), inks: [NamePattern("--note")], backdrops: [NamePattern("--background")])
            return PaletteConfiguration(
                pairs: [pair], infersPairs: infersPairs, fixed: [NamePattern("--note")])
        }
        let alone = try fixed(sheet, configuration(infersPairs: false))
        #expect(RepairTests.failures(alone.after).isEmpty && alone.text != sheet)
        // A lighter background would hide the white text.
        let left = try fixed(sheet, configuration(infersPairs: true))
        #expect(left.before.pairs.contains { $0.isGuessed })
        #expect(left.text == sheet)
        #expect(
            left.fix.remainder().findings.flatMap(\.hindrances).contains {
                $0.hasSuffix("'legible palette fix --inferred' fixes them too")
            })
    }

    @Test("The side is changed that takes the smaller change: a brand gets darker, and white stays white")
    func cheaperSide() throws {
        let sheet = ":root { --brand: #678fff; --on-brand: #ffffff; --page: #fff; --ink: #8a8a8a; }\n"
        let result = try fixed(
            sheet, Self.configuration([("--on-brand", "--brand"), ("--ink", "--page")]))
        #expect(RepairTests.failures(result.after).isEmpty && result.news.isEmpty)
        #expect(result.text.contains("--on-brand: #ffffff; --page: #fff;"))
        let brand = try #require(result.fix.repairs.first { $0.name == "--brand" })
        let other = try #require(brand.alternative)
        #expect(other.name == "--on-brand" && other.cost.difference > 3 * brand.cost.difference)
        #expect(result.fix.repairs.map(\.name) == ["--brand", "--ink"])

        let kept = try fixed(
            sheet, Self.configuration([("--on-brand", "--brand")], fixed: ["--brand"]))
        #expect(kept.fix.repairs.map(\.name) == ["--on-brand"])
        let both = try fixed(
            sheet, Self.configuration([("--on-brand", "--brand")], fixed: ["--*brand"]))
        #expect(both.text == sheet)
        #expect(
            both.fix.remainder().findings.flatMap(\.hindrances).map {
                $0.hasSuffix("is fixed by the configuration")
            } == [
                true, true,
            ])
    }

    @Test("Both sides change where neither alone is enough")
    func bothSides() throws {
        // White is too little on the fill as it is, and black too little for the ink as it is.
        let configuration = PaletteConfiguration(pairs: [
            PairDeclaration(.ratio(7), inks: [NamePattern("--ink")], backdrops: [NamePattern("--fill")]),
            PairDeclaration(.ratio(2), inks: [NamePattern("--fill")], backdrops: [NamePattern("--page")]),
        ])
        let result = try fixed(
            ":root { --ink: #9aa0b0; --fill: #5c6270; --page: #000000; }\n", configuration)
        #expect(RepairTests.failures(result.after).isEmpty && result.news.isEmpty)
        #expect(result.fix.repairs.map(\.name) == ["--ink", "--fill"])
        let suggestion = try #require(
            RepairTests.failures(result.before).first { $0.colors[0] == "--ink" }?.suggestion)
        #expect(suggestion.contrast >= 7 && suggestion.further.map(\.name) == ["--fill"])
    }

    @Test("A state stays on the far side of its colour at rest, and goes along with it")
    func states() throws {
        let sheet = """
            :root { --button: #678fff; --button-hover: #5a84fb; --button-label: #ffffff; }

            """
        let result = try fixed(sheet, Self.configuration([("--button-label", "--button{,-hover}")]))
        #expect(RepairTests.failures(result.after).isEmpty && result.news.isEmpty)
        #expect(result.fix.repairs.map(\.name) == ["--button", "--button-hover"])
        let lights = result.fix.repairs.map { $0.replacement.extended(to: OKLab.self).color.lightness }
        #expect(lights.count == 2 && lights[1] < lights[0])
    }

    @Test("A primitive changes where primitives may, and does not pass its neighbours")
    func primitives() throws {
        let sheet = ":root { \(Self.ramp)\n  --page: #ffffff; --hint: var(--slate-500); }\n"
        let configuration = Self.configuration([("--slate-500", "--page")])
        let usual = try fixed(sheet, configuration)
        #expect(usual.text == sheet)
        #expect(
            usual.fix.remainder().findings.flatMap(\.hindrances).contains {
                $0.contains("feeds 1 other token:")
            })
        let result = try fixed(sheet, configuration, RepairOptions(changesPrimitives: true))
        #expect(RepairTests.failures(result.after).isEmpty && result.news.isEmpty)
        #expect(result.fix.repairs.map(\.name) == ["--slate-500"])
        let far = try fixed(
            sheet, Self.configuration([("--slate-300", "--page")]), RepairOptions(changesPrimitives: true))
        #expect(
            far.text == sheet
                && far.fix.remainder().findings.flatMap(\.hindrances).contains { $0.contains("neighbour") })
    }

    @Test("Where more pairs fail than anybody reads, changes are looked for to a limit, and the rest say so")
    func limit() throws {
        // Letters: numbers would make a ramp.
        let colors = (0..<5_200).map { number in
            let name = String(decoding: String(number).utf8.map { $0 + 49 }, as: UTF8.self)
            return "--on-x\(name): #999; --x\(name): #fff;"
        }
        let folder = try TemporaryFolder()
        try folder.write(Array(":root { \(colors.joined()) }".utf8), to: "theme.css")
        let audit = PairTests.audit(
            try Palette(contentsOf: folder.path("theme.css")), Self.configuration([("--on-{x}", "--{x}")]))
        let failures = RepairTests.failures(audit)
        #expect(failures.count == 5_200)
        #expect(failures.first?.suggestion != nil)
        let obstacles = failures.compactMap(\.obstacle)
        #expect(obstacles.count { $0.contains("so many") } > 100)
    }

    @Test("What is fixed in a catalog or in Swift source passes, and nothing new is found")
    func otherFormats() throws {
        let swift = """
            import SwiftUI
            extension Color {
                static let note = Color(red: 0.62, green: 0.62, blue: 0.66)
                static let page = Color(white: 1)
            }

            """
        let source = try fixed(swift, Self.configuration([("*note", "*page")]), in: "Theme.swift")
        #expect(!RepairTests.failures(source.before).isEmpty)
        #expect(RepairTests.failures(source.after).isEmpty && source.news.isEmpty)

        let gray = try fixed(
            "GIMP Palette\n153 153 153\tnote\n255 255 255\tpage\n",
            Self.configuration([("note", "page")]), in: "colors.gpl")
        #expect(!RepairTests.failures(gray.before).isEmpty)
        #expect(RepairTests.failures(gray.after).isEmpty && gray.news.isEmpty)
    }
}
