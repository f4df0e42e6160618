import Audit
import PaletteFiles
import TestSupport
import Testing

@Suite("What of a configuration matches nothing")
struct UnmatchedNameTests {
    private func findings(_ yaml: String, sources: String = "kit/theme.css") throws -> [PaletteFinding] {
        let configuration = try Configuration(decoding: yaml, path: "kit/.legible.yml")
        let auditor = PaletteAuditor(
            configuration: configuration.palette, today: CalendarDate(secondsSince1970: 1_800_000_000),
            configurationFiles: ["kit/.legible.yml"])
        let palettes = [
            Palette.sample(
                name: sources, modes: [.base, .dark],
                ["text-muted": ["#000000", "#FFFFFF"], "background": ["#FFFFFF", "#000000"]]),
            Palette.sample(name: "other.css", ["accent": ["#0000CC"], "surface": ["#FFFFFF"]]),
        ]
        return PaletteReport(auditors: [auditor], audits: palettes.map(auditor.audit)).remarks
            .filter { $0.rule == "configuration-upkeep" }
    }

    @Test(
        "is an error at its place, with the name that comes nearest",
        arguments: [
            (
                "palette:\n  pairs:\n    - [4.5, text-mutted, background]",
                "3:13 No colour of any palette is 'text-mutted'; did you mean 'text-muted'?"
            ),
            (
                "palette:\n  pairs:\n    - [4.5, text-muted, background, {modes: darkk}]",
                "3:45 No palette has a mode 'darkk'; did you mean 'dark'?"
            ),
            (
                "palette:\n  pairs:\n    - [4.5, text-muted, [background, 'panel*']]",
                "3:38 No colour of any palette is 'panel*'."
            ),
            (
                "palette:\n  pairs: [[4.5, text-muted, background]]\n  canvas: sruface",
                "3:11 No colour of any palette is 'sruface'; did you mean 'surface'?"
            ),
            (
                "palette:\n  pairs: [[4.5, $quiet, background]]\n  roles: {quiet: [text-muted, txet]}",
                "3:31 No colour of any palette is 'txet'."
            ),
            (
                "palette:\n  pairs: [[4.5, text-muted, background]]\n  paths: styles/*.css",
                "3:10 No palette was read from the path 'styles/*.css'."
            ),
        ])
    func unmatched(yaml: String, finding: String) throws {
        let found = try findings(yaml)
        #expect(found.allSatisfy { $0.severity == .error })
        #expect(
            found.map { "\($0.location.line):\($0.location.column) \($0.message)" } == [finding])
    }

    @Test("is nothing that one palette of the run has")
    func matched() throws {
        let yaml = """
            palette:
              pairs: [[4.5, text-muted, background, {modes: [dark, light]}], [3, accent, surface]]
              interactive: [accent]
              paths: ['*.css', kit]
            """
        #expect(try findings(yaml).filter { !$0.message.contains("No palette was read") } == [])
    }

    @Test("does not make a warning of an exception that has ended more")
    func expired() throws {
        let yaml = """
            palette:
              pairs: [[4.5, text-muted, background]]
              exceptions: [{ink: text-muted, reason: for a while, until: 2020-01-01}]
            """
        #expect(try findings(yaml).map(\.severity) == [.warning])
    }

    @Test("of paths is what no source lies in")
    func paths() throws {
        let yaml = "palette:\n  pairs: [[4.5, text-muted, background]]\n  paths: [theme.css, /gone]"
        #expect(try findings(yaml).map(\.message) == ["No palette was read from the path '/gone'."])
    }
}
