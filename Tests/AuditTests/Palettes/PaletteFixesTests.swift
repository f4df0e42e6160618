import Audit
import Foundation
import PaletteFiles
import TestSupport
import Testing

/// What fixes a run of palettes is worked out to its end, and brings nothing that was not there.
struct `All changes of a run` {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func fixes(
        _ files: [String: String], _ options: RepairOptions = RepairOptions()
    ) throws -> PaletteFixes {
        for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
        return PaletteFixes(
            of: PaletteInputs(at: [folder.url.path], by: Configurations(for: [], workingFolder: "/")),
            options: options
        ) {
            PaletteAuditor(
                configuration: $0.palette, today: PairTests.today, configurationFiles: $0.files)
        }
    }

    /// The rules and colours of what is found once the files hold what the changes say.
    private func written(_ fixes: PaletteFixes) throws -> [[String]] {
        for file in fixes.files { try Data(file.repaired).write(to: URL(filePath: file.path)) }
        return Self.findings(PaletteAuditor(today: PairTests.today).audit(contentsOf: [folder.url.path]))
    }

    private static func findings(_ report: PaletteReport) -> [[String]] {
        report.audits.flatMap(\.findings).map {
            [$0.rule, "\($0.severity)"] + $0.colors + $0.modes.map(\.description)
        }
    }

    /// The chip is a guess, as it stands out in neither mode, until its backdrop has moved for the text on
    /// the emphasis: then its name counts, and it fails in light.
    private static let chip = """
        :root { --red-3: #ff8182; --red-4: #fa4549; --red-5: #cf222e; --red-6: #a40e26; --red-7: #82071e;
          --fg-on-emphasis: #ffffff; --bg-danger-emphasis: var(--red-5);
          --chip-danger-fg: #c21c2c; --chip-danger-bg: var(--bg-danger-emphasis); }
        [data-theme="dark"] { --bg-danger-emphasis: var(--red-4); --chip-danger-fg: #ff7878; }

        """

    @Test func `leave out what would make a failing pair of a guess, and say so`() throws {
        let fixes = try fixes(["theme.css": Self.chip])
        #expect(fixes.report.hasFailingPairs(includingGuesses: false))
        #expect(fixes.files.isEmpty && fixes.repairs.isEmpty)
        let left = fixes.remainder().findings
        #expect(left.map(\.colors) == [["--fg-on-emphasis", "--bg-danger-emphasis"]])
        let reason =
            "to change '--bg-danger-emphasis' would bring a finding that is not there now, on "
            + "'--chip-danger-fg', '--chip-danger-bg'"
        #expect(left.flatMap(\.hindrances).contains(reason))
    }

    @Test func `bring nothing where guesses are asked for, too`() throws {
        let fixes = try fixes(["theme.css": Self.chip], RepairOptions(fixesGuessedPairs: true))
        let after = try written(fixes)
        #expect(after == Self.findings(fixes.outcome))
        #expect(Set(after).isSubset(of: Self.findings(fixes.report)))
    }

    /// The sides of one pair depend on each other, and another pair brings what was not there.
    @Test func `leave out no more than what brings something`() throws {
        let sheet =
            Self.chip
                + """
                :root { --green-4: #4ac26b; --green-5: #1a7f37; --green-6: #116329;
                  --bg-success-emphasis: var(--green-4); --on-note: #ffffff; --note: #999999; }

                """
        let fixes = try fixes(["theme.css": sheet])
        #expect(fixes.repairs.contains { $0.name == "--note" })
        #expect(!fixes.repairs.contains { $0.name == "--bg-danger-emphasis" })
        #expect(Set(try written(fixes)).isSubset(of: Self.findings(fixes.report)))
    }

    @Test func `leave out what would spoil a colour that is mixed from others`() throws {
        let sheet = """
            :root { --background: #ffffff; --brand: #8a8a8a; --on-brand: #ffffff;
              --badge: color-mix(in srgb, var(--brand) 50%, #ffffff); --on-badge: #515151; }

            """
        let fixes = try fixes(["theme.css": sheet])
        #expect(PaletteFix(of: try #require(fixes.report.audits.first)).repairs.map(\.name) == ["--brand"])
        #expect(fixes.repairs.isEmpty)
        #expect(fixes.remainder().findings.map(\.colors) == [["--on-brand", "--brand"]])
    }

    /// The chip names the same step as the text of the promotion, which is measured as it is: each mode in
    /// which the chip names another would bring a note on that text.
    @Test func `are made beside what would part two names of one colour, in however many modes`() throws {
        let modes = (1...20).map { number in
            "[data-theme=m\(number)] { --chip-background: #fff\(number % 10)f5; --chip-text: var(--red-4); }"
        }
        let sheet = """
            :root { --red-3: #ffb3b3; --red-4: #e88080; --red-5: #cf222e; --red-6: #a40e26; --red-7: #82071e;
              --text: #000000; --background: #ffffff; --text-promo: var(--red-4);
              --chip-text: var(--red-4); --chip-background: #ffffff; }
            \(modes.joined(separator: "\n"))
            :root { --on-note: #ffffff; --note: #999999; --on-tip: #ffffff; --tip: #888888; }

            """
        let fixes = try fixes(["theme.css": sheet])
        #expect(Set(fixes.repairs.map(\.name)) == ["--note", "--tip"])
        #expect(Set(fixes.remainder().findings.map(\.colors)) == [["--chip-text", "--chip-background"]])
        #expect(Set(try written(fixes)).isSubset(of: Self.findings(fixes.report)))
    }

    @Test func `are those that the files hold in the end, in catalogs too`() throws {
        func set(_ hex: String) -> String {
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
              "red": "0x\(hex)", "green": "0x\(hex)", "blue": "0x\(hex)", "alpha": "1.000"}}}],
             "info": {"author": "xcode", "version": 1}}
            """
        }
        let fixes = try fixes([
            "Colors.xcassets/primary.colorset/Contents.json": set("99"),
            "Colors.xcassets/onPrimary.colorset/Contents.json": set("FF"),
        ])
        #expect(fixes.files.count == 1)
        #expect(!fixes.outcome.hasFailingPairs(includingGuesses: true))
        #expect(try written(fixes) == Self.findings(fixes.outcome))
    }
}
