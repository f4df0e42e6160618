import Audit
import PaletteFiles
import TestSupport
import Testing

@Suite("Names that a configuration gives, where several files hold")
struct ConfigurationNameTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(to: "repo/.git/HEAD")
        try write(
            ":root { --ink: #000; --page: #fff } .dark { --ink: #fff; --page: #000 }", to: "web/a.css")
        try write(":root { --label: #111; --sheet: #eee }", to: "web/b.css")
        try write(":root { --title: #000; --panel: #fff }", to: "app/a.css")
    }

    private func write(_ text: String, to name: String) throws {
        try folder.write(Array(text.utf8), to: "repo/" + name)
    }

    /// What is said of the configurations in a run over some paths.
    private func remarks(_ paths: String...) -> [String] {
        let inputs = paths.map { folder.path("repo" + ($0.isEmpty ? "" : "/" + $0)) }
        let report = PaletteAuditor.audit(
            contentsOf: inputs, by: Configurations(for: inputs, workingFolder: "/")
        ) {
            PaletteAuditor(
                configuration: $0.palette, today: CalendarDate(secondsSince1970: 1_800_000_000),
                configurationFiles: $0.files)
        }
        return report.remarks.filter { $0.rule == "configuration-upkeep" }.map {
            "\($0.location.path):\($0.location.line) \($0.message)"
                .replacing(folder.path("repo") + "/", with: "")
        }
    }

    @Test func `are missed where their own palettes lack them, whatever others have`() throws {
        try write("palette: {pairs: [[4.5, --ink, --page], [3, --title, --page]]}", to: "web/.legible.yml")
        try write("palette: {pairs: [[4.5, --title, --panel], [3, --ink, --panel]]}", to: "app/.legible.yml")
        #expect(
            remarks("") == [
                "app/.legible.yml:1 No colour of any palette is '--ink'.",
                "web/.legible.yml:1 No colour of any palette is '--title'.",
            ])
    }

    @Test func `of a file for all are missed where no palette has them, once`() throws {
        try write(
            """
            palette:
              pairs:
                - [4.5, --ink, --page]
                - [4.5, --title, --panel]
                - [4.5, --gone, --page]
                - [3, --ink, --page, {modes: dark}]
                - [3, --ink, --page, {modes: sepia}]
            """, to: ".legible.yml")
        try write("palette: {fixed: --title}", to: "app/.legible.yml")
        try write("palette: {fixed: --ink}", to: "web/.legible.yml")
        let found = remarks("")
        // Both folders have a file of their own, and so the one around them is nearest to none.
        #expect(found == [])
        try write(":root { --ink: #000; --page: #fff }", to: "c.css")
        #expect(
            remarks("") == [
                ".legible.yml:5 No colour of any palette is '--gone'.",
                ".legible.yml:7 No palette has a mode 'sepia'.",
            ])
    }

    @Test func `are not missed in a run over one file of several`() throws {
        try write("palette: {pairs: [[4.5, --ink, --page], [4.5, --label, --sheet]]}", to: ".legible.yml")
        #expect(remarks("web/a.css") == [])
        #expect(remarks("web/a.css", "web/b.css") == [])
        try write("palette: {pairs: [[4.5, --ink, --page], [4.5, --lable, --sheet]]}", to: ".legible.yml")
        #expect(
            remarks("web/a.css") == [
                ".legible.yml:1 No colour of any palette is '--lable'; did you mean '--label'?"
            ])
    }

    @Test func `of roles and exceptions count as those of pairs do`() throws {
        try write(
            """
            palette:
              pairs: [[4.5, $quiet, --page]]
              roles: {quiet: [--ink, --inkk]}
              exceptions: [{ink: --ikn, reason: for a while, until: 2099-01-01}]
            """, to: "web/.legible.yml")
        #expect(
            remarks("web") == [
                "web/.legible.yml:3 No colour of any palette is '--inkk'; did you mean '--ink'?",
                "web/.legible.yml:4 No colour of any palette is '--ikn'; did you mean '--ink'?",
            ])
    }

    @Test
    func `of stylesheets give the order in which a page loads them, and are missed where no file is one`()
        throws
    {
        try write(":root { --ink: #777; --page: #eee }", to: "site/over.css")
        try write(":root { --ink: #111; --page: #fff; --line: #ccc }", to: "site/base.css")
        try write(":root { --focus: #ddd }", to: "site/later.css")
        try write("palette:\n  order: [base.css, over.css, gone.css, latter.css]", to: "site/.legible.yml")
        let path = folder.path("repo/site")
        let report = PaletteAuditor.audit(
            contentsOf: [path], by: Configurations(for: [path], workingFolder: "/")
        ) {
            PaletteAuditor(
                configuration: $0.palette, today: CalendarDate(secondsSince1970: 1_800_000_000),
                configurationFiles: $0.files)
        }
        let palette = try #require(report.audits.first?.palette)
        #expect(palette.modes == [.base])
        #expect(
            palette.entries.first { $0.name == "--ink" }?.values[0]?.location.path.hasSuffix("over.css")
                == true)
        #expect(
            remarks("site") == [
                "site/.legible.yml:2 No stylesheet that 'order' names is 'gone.css'.",
                "site/.legible.yml:2 No stylesheet that 'order' names is 'latter.css'; did you mean "
                    + "'later.css'?",
            ])
        // Of one file of several nothing is missed: the others may be those.
        #expect(remarks("site/base.css") == [])
    }
}
