import Audit
import ColorMath
import PaletteFiles
import SystemColors
import TestSupport
import Testing

@Suite("Configuration files that hold together")
struct ConfigurationMergingTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(to: "repo/.git/HEAD")
    }

    private func write(_ text: String, to name: String) throws {
        try folder.write(Array(text.utf8), to: name)
    }

    private func configurations() -> Configurations {
        Configurations(for: [folder.path("repo")], workingFolder: "/")
    }

    /// A path within the repository.
    private func path(_ name: String) -> String { folder.path("repo/" + name) }

    /// What holds for a path where these files say something.
    private func configuration(_ far: String, _ near: String) throws -> Configuration {
        try write(far, to: "repo/.legible.yml")
        try write(near, to: "repo/app/.legible.yml")
        var configurations = configurations()
        let configuration = configurations.configuration(for: path("app/a.png"))
        #expect(configurations.unread == [])
        return try #require(configuration)
    }

    private func fault(_ far: String, _ near: String) throws -> String {
        try write(far, to: "repo/.legible.yml")
        try write(near, to: "repo/app/.legible.yml")
        var configurations = configurations()
        #expect(configurations.configuration(for: path("app/a.png")) == nil)
        return configurations.unread.map { $0.description.replacing(path("") + "/", with: "") }
            .joined(separator: "\n")
    }

    @Test func `keep what the farther one says and the nearer one does not, rule by rule`() throws {
        let both = try configuration(
            "standard: wcag-aaa\nrules: {small-text: off, icon-contrast: error}\nscreens: {scale: 2, release: 18}",
            "standard: apple\nrules: {icon-contrast: on}\nscreens: {scale: 3}")
        #expect(both.files == [path("app/.legible.yml"), path(".legible.yml")])
        #expect(both.standard == .apple)
        #expect(both.rules == RuleSelection(enabling: [.iconContrast], disabling: [.smallText]))
        #expect(both.screens.settings == ScreenSettings(scale: 3, release: 18))
        #expect(try configuration("standard: apple", "").standard == .apple)
        #expect(try configuration("", "standard: apple").standard == .apple)
    }

    @Test func `add what lists things, the nearer one behind, with paths from their own folders`() throws {
        let both = try configuration(
            "tables: far.json\nscreens: {exclude: ['*.draft.png'], paths: shots}\npalette: {fixed: brand}",
            "tables: [near.json]\nscreens: {exclude: '!keep.draft.png', paths: [a, b]}\npalette: {fixed: [own]}"
        )
        #expect(both.tables == [path("far.json"), path("app/near.json")])
        #expect(
            both.screens.excluded == [
                PlacedPattern("*.draft.png", in: path("")),
                PlacedPattern("!keep.draft.png", in: path("app/")),
            ])
        #expect(both.screens.paths.map(\.text) == ["a", "b"])
        #expect(both.palette.fixed == [NamePattern("brand"), NamePattern("own")])
    }

    @Test func `share roles, pairs and exceptions, each with its own place`() throws {
        let both = try configuration(
            """
            palette:
              roles: {ink: [text], page: [paper]}
              pairs: [[4.5, $ink, $page]]
            """,
            """
            palette:
              roles: {page: [sheet]}
              pairs: [[3, $ink, card]]
            """
        ).palette
        #expect(both.pairs.map(\.location.path) == [path(".legible.yml"), path("app/.legible.yml")])
        #expect(both.pairs.map(\.location.line) == [3, 3])
        #expect(both.roles == ["ink": [NamePattern("text")], "page": [NamePattern("sheet")]])
    }

    @Test func `end at one that says that it is the root`() throws {
        let both = try configuration(
            "standard: apple\nrules: {no-such: on}", "root: true\nrules: {small-text: off}")
        #expect(both.files == [path("app/.legible.yml")] && both.standard == nil)
        #expect(try configuration("standard: apple", "root: false").standard == .apple)
    }

    @Test func `all have to be understood, what is replaced too, and a fault has its own place`() throws {
        #expect(
            try fault("\nstandard: wcag", "standard: apple").hasPrefix(
                ".legible.yml:2:11: 'wcag' is not a standard"))
        #expect(try fault("", "palette: {canvas: $no}").hasPrefix("app/.legible.yml:1:19: there is no role"))
        #expect(
            try fault("rules: {small-text: off}", "rules: off").hasPrefix(
                "app/.legible.yml:1:8: 'rules' is a"))
        #expect(try fault("", "root: perhaps").hasPrefix("app/.legible.yml:1:7: 'root' is true or false"))
    }

    @Test func `name a fault once, however many folders it holds for`() throws {
        try write("standard: wcag", to: "repo/.legible.yml")
        try write("", to: "repo/app/.legible.yml")
        var configurations = configurations()
        for input in ["a.png", "b.png", "app/a.png"] {
            #expect(configurations.configuration(for: path(input)) == nil)
        }
        #expect(configurations.unread.count == 1)
        #expect(configurations.unread.first?.fault.hasSuffix("(3 inputs left out)") == true)
    }

    @Test func `have the nearer come before the overrides of the farther`() throws {
        let far = """
            screens:
              overrides:
                - paths: 'app/**'
                  standard: wcag-aaa
                  scale: 2
                  platform: android
                  release: 15
                  rules: {small-text: off, icon-contrast: off}
            """
        let near = "standard: apple\nrules: {small-text: warning}\nscreens: {platform: ios}"
        let both = try configuration(far, near).forScreen(at: folder.path("repo/app/a.png"))
        #expect(both.standard == .apple && both.rules.severity(of: .smallText) == .warning)
        #expect(both.rules.severity(of: .iconContrast) == nil)
        #expect(both.screens.settings == ScreenSettings(scale: 2, platform: .iOS))
    }

    @Test func `are not merged with one that is named on the command line`() throws {
        try write("standard: apple", to: "repo/.legible.yml")
        try write("rules: {small-text: off}", to: "repo/other.yml")
        var configurations = Configurations(
            file: folder.path("repo/other.yml"), for: ["."], workingFolder: folder.path("repo"))
        let named = configurations.configuration(for: "a.png")
        #expect(named?.standard == nil && named?.files.count == 1)
    }

    @Test func `are wrong about palettes where they are for all of a run, and it is said once`() throws {
        try write(
            """
            palette:
              pairs: [[4.5, text, page], [4.5, gone, page]]
              exceptions: [{ink: text, reason: for a while, until: 2020-01-01}]
            """, to: "repo/.legible.yml")
        try write("palette: {pairs: [[4.5, own, page], [3, lost, page]]}", to: "repo/app/.legible.yml")
        var configurations = configurations()
        let auditors = ["a.css", "app/a.css"].compactMap { configurations.configuration(for: path($0)) }.map {
            PaletteAuditor(
                configuration: $0.palette, today: CalendarDate(secondsSince1970: 1_800_000_000),
                configurationFiles: $0.files)
        }
        let outer = Palette.sample(name: "a.css", ["text": ["#000000"], "page": ["#FFFFFF"]])
        let inner = Palette.sample(name: "app/a.css", ["own": ["#000000"], "page": ["#FFFFFF"]])
        func remarks(_ auditors: [PaletteAuditor], _ palettes: [Palette]) -> [String] {
            let report = PaletteReport(
                auditors: auditors, audits: zip(auditors, palettes).map { $0.audit($1) })
            return report.remarks.filter { $0.rule == "configuration-upkeep" }.map {
                $0.location.description.replacing(path("") + "/", with: "") + " " + $0.message.prefix(30)
            }
        }
        let gone = ".legible.yml:2:36 No colour of any palette is 'g"
        let ended = ".legible.yml:3:16 This exception ended on 2020-0"
        let lost = "app/.legible.yml:1:41 No colour of any palette is 'l"
        #expect(remarks(auditors, [outer, inner]) == [gone, ended, lost])
        // What the farther file says may be meant for palettes that are not looked at.
        #expect(remarks([auditors[1]], [inner]) == [ended, lost])
    }
}
