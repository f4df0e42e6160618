import Foundation
import TestSupport
import Testing

@Suite("What legible palette reads of folders")
struct PaletteSelectionTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ text: String, to name: String) throws {
        try folder.write(Array(text.utf8), to: name)
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(["palette"] + arguments, in: folder.url)
    }

    private static let good = ":root { --card-foreground: #111111; --card: #ffffff }"
    private static let bad = ":root { --card-foreground: #aaaaaa; --card: #ffffff }"

    @Test("A theme that fails is found beside one that passes")
    func themes() throws {
        try write(Self.good, to: "kit/light.css")
        try write(":root { --card-foreground: #333333; --card: #000000 }", to: "kit/dark.css")
        let run = try legible("kit")
        #expect(run.exitCode == 1 && run.output.contains("kit/dark.css:1:"))
        #expect(run.output.contains("2 modes"))
    }

    @Test(
        "A colour that cannot be worked out ends no run, unless the configuration says so or a pair needs it")
    func unresolved() throws {
        try write(":root { --text: #111111; --background: #ffffff; --link: var(--gone) }", to: "kit/a.css")
        let run = try legible("kit")
        #expect(run.exitCode == 0 && run.output.contains("--gone is declared nowhere"))
        #expect(try legible("kit", "--fail-on", "warning").exitCode == 0)
        try write("palette: {unresolved: error}", to: ".legible.yml")
        #expect(try legible("kit").exitCode == 1)
        #expect(try legible("kit", "--fail-on", "never").exitCode == 0)
        #expect(try legible("kit", "--write-baseline", "known.json").exitCode == 0)
        #expect(try legible("kit", "--baseline", "known.json").exitCode == 0)
        try write("palette:\n  pairs: [[4.5, --link, --background]]", to: ".legible.yml")
        let needed = try legible("kit")
        #expect(needed.exitCode == 1 && needed.output.contains("declared at .legible.yml:2:"))
        #expect(try legible("fix", "kit").errors.contains("--gone is declared nowhere"))
    }

    @Test("A run that was kept from all there is has not passed")
    func nothing() throws {
        try write(Self.bad, to: "kit/a.css")
        let run = try legible("kit", "--exclude", "*.css")
        #expect(run.exitCode == 65 && run.output.contains("all of it is left out"))
        #expect(try legible("kit", "--exclude", "*.css", "--allow-empty").exitCode == 0)
    }

    @Test("A minified copy is left out where its original is read, and counted")
    func minified() throws {
        try write(Self.good, to: "kit/theme.css")
        try write(Self.good, to: "kit/theme.min.css")
        try write(":root { --text: #111111; --background: #ffffff }", to: "kit/alone.min.css")
        let run = try legible("kit")
        #expect(run.exitCode == 0 && run.output.contains("kit/alone.min.css"))
        #expect(!run.output.contains("theme.min.css"))
        #expect(run.errors.contains("left out as minified copies of files beside them: 1"))
        #expect(try legible("kit/theme.min.css").exitCode == 0)
    }

    @Test("References that nothing declares are one note where they are many")
    func manyMissing() throws {
        let names = (1...4).map { "--a\($0): var(--kit-\($0))" }.joined(separator: "; ")
        try write(":root { \(names); --b: var(--kit-1) }", to: "kit/a.css")
        #expect(try legible("kit").output.contains("--kit-2 is declared nowhere"))
        try write(":root { --text: var(--kit-1) }\n" + Self.good, to: "kit/b.css")
        try write("@import 'a.css'; @import 'b.css';", to: "kit/index.css")
        let output = try legible("kit").output
        #expect(output.contains("--kit-1, --kit-2, --kit-3 and 1 more are declared nowhere"))
        #expect(!output.contains("--kit-2 is declared nowhere"))
    }

    @Test("A run without a pair is an error that can be turned off, and has a matrix")
    func pairless() throws {
        try write(":root { --red: #aa0000; --blue: #0000aa }", to: "a.css")
        let run = try legible("a.css")
        #expect(run.exitCode == 1 && run.output.contains("No pair of colours is known"))
        #expect(try legible("a.css", "--disable", "no-pairs").exitCode == 0)
        let matrix = try legible("matrix", "a.css")
        #expect(matrix.exitCode == 0 && matrix.output.contains("--blue"))
    }

    @Test("What is excluded is left out of folders and patterns, and counted; what is named is read")
    func exclude() throws {
        try write(Self.good, to: "kit/a.css")
        try write(Self.bad, to: "kit/old/b.css")
        try write(Self.bad, to: "kit/c.draft.css")
        #expect(try legible("kit").exitCode == 1)
        let run = try legible("kit", "--exclude", "old/", "--exclude", "*.draft.css")
        #expect(run.exitCode == 0)
        #expect(run.errors.contains("left out as excluded: 2, files and folders together"))
        let quiet = try legible("kit", "--exclude", "old/", "--exclude", "*.draft.css", "--quiet")
        #expect(quiet.errors.isEmpty && quiet.output == run.output)
        try write("palette: {exclude: [kit/old, '*.draft.css']}", to: ".legible.yml")
        #expect(try legible("kit").exitCode == 0)
        let pattern = try legible("kit/*/*.css", "kit/*.css")
        #expect(
            pattern.exitCode == 0 && pattern.errors.contains("left out as excluded: 2 that patterns match"))
        #expect(try legible("kit/old/b.css").exitCode == 1 && legible("kit/old").exitCode == 1)
        try write("palette: {exclude: [kit/old, kit/olld, '*.draft.css']}", to: ".legible.yml")
        let misspelt = try legible(".").errors
        #expect(misspelt.contains(".legible.yml: nothing is excluded by 'kit/olld'"))
        #expect(!misspelt.contains("by 'kit/old'"))
        // Of what lies elsewhere nothing is known.
        #expect(!(try legible("kit").errors.contains("nothing is excluded")))
        try write("palette: {exclude: [kit/old, '*.draft.css']}", to: ".legible.yml")
        // What the farther file leaves out stays out.
        try write("palette: {paths: ['*.css']}", to: "kit/.legible.yml")
        #expect(try legible("kit").errors.contains("left out as excluded: 2, files and folders together"))
        try write("", to: ".legible.yml")
        try write("palette: {paths: [a.css]}", to: "kit/.legible.yml")
        let selected = try legible("kit")
        #expect(selected.exitCode == 0)
        #expect(selected.errors.contains("not among the 'paths' of the configuration: 2"))
        try write("palette: {paths: ['!']}", to: "kit/.legible.yml")
        #expect(try legible("kit").errors.contains("'!' is no pattern over paths"))
    }

    @Test("What .gitignore names is left out of folders, and counted; what is named is read")
    func gitignore() throws {
        try write("", to: ".git/HEAD")
        try write("dist\n*.min.css", to: ".gitignore")
        try write(Self.good, to: "kit/a.css")
        try write(Self.bad, to: "kit/a.min.css")
        try write(Self.bad, to: "kit/dist/b.css")
        let run = try legible("kit")
        #expect(
            run.exitCode == 0 && run.errors.contains("left out by .gitignore: 2, files and folders together"))
        #expect(try legible("kit/dist").exitCode == 1 && legible("kit/a.min.css").exitCode == 1)
    }

    @Test("Catalogs of images and unknown formats are counted in a line")
    func counted() throws {
        try write(Self.good, to: "kit/a.css")
        for name in ["b", "c"] {
            try write(#"{"images": []}"#, to: "kit/\(name).xcassets/i.imageset/Contents.json")
            try write("{}", to: "kit/\(name).json")
        }
        try write("", to: "kit/d.sketch")
        let run = try legible("kit")
        #expect(run.exitCode == 0 && !run.output.contains("xcassets"))
        #expect(run.errors.contains("not listed: 2 that could be palettes"))
        #expect(run.errors.contains("in a known format: 2 .json, 1 .sketch\n"))
    }

    @Test("A folder of palettes is simulated as they are")
    func simulate() throws {
        try write(Self.good, to: "kit/a.css")
        let run = try LegibleProcess(["simulate", "kit", "--vision", "protan"], in: folder.url)
        let named = try LegibleProcess(["simulate", "kit/a.css", "--vision", "protan"], in: folder.url)
        #expect(run.exitCode == 0 && run.output == named.output)
    }
}
