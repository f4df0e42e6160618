import Audit
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("A baseline")
struct BaselineTests {
    let folder: TemporaryFolder
    let project: ProjectFolder

    init() throws {
        folder = try TemporaryFolder()
        project = ProjectFolder(workingFolder: folder.url.path)
        try folder.write(to: "tokens.json")
    }

    private func file(_ path: String = "baseline.json") -> BaselineFile {
        BaselineFile(at: folder.path(path), in: project)
    }

    private func token(_ name: String, line: Int = 12, contrast: Double = 3.5) -> ReportedFinding {
        .token(name, path: "tokens.json", line: line, contrast: contrast)
    }

    /// The subjects of what counts after a baseline of `known` was applied to `found`, and of what is stale.
    private func compare(
        _ known: [ReportedFinding], with found: [ReportedFinding]
    ) throws -> (counting: [String], stale: Int) {
        try file().write(.palettes(known))
        var report = FindingReport.palettes(found)
        let stale = try file().apply(file().read(), to: &report)
        return (report.counting.map(\.subject), stale.count)
    }

    @Test("suppresses what it knows, wherever that has moved, and nothing else")
    func known() throws {
        let result = try compare(
            [token("a"), token("b")], with: [token("new"), token("b", line: 99), token("a")])
        #expect(result.counting == ["new on background"])
        #expect(result.stale == 0)
    }

    @Test("counts a finding again whose contrast has fallen, not one whose contrast has risen")
    func worse() throws {
        let before = [token("a", contrast: 3.5), token("b", contrast: 3.5), token("c", contrast: 3.501)]
        let after = [token("a", contrast: 3.4), token("b", contrast: 3.6), token("c", contrast: 3.5)]
        #expect(try compare(before, with: after).counting == ["a on background"])
    }

    @Test("names what is fixed, in files that were audited or are gone")
    func stale() throws {
        try folder.write(to: "other.json")
        let elsewhere = ReportedFinding.token("x", path: "other.json")
        let gone = ReportedFinding.token("x", path: "gone.json")
        let result = try compare([token("a"), token("b"), elsewhere, gone], with: [token("a")])
        #expect(result.stale == 2)
        #expect(result.counting == [])
    }

    @Test("names what is fixed within a folder that was audited")
    func staleInFolder() throws {
        for name in ["a", "b"] { try folder.write(to: "Brand.xcassets/text/\(name).colorset/Contents.json") }
        try file().write(
            .palettes([
                .token("a", path: "Brand.xcassets/text/a.colorset/Contents.json"),
                .token("b", path: "Brand.xcassets/text/b.colorset/Contents.json"),
            ]))
        var report = FindingReport.folders
        #expect(
            try file().apply(file().read(), to: &report).map(\.message) == [
                "b on background has contrast 3.50."
            ])
    }

    @Test("written over a baseline keeps what that knows, and leaves out what a comment ignores")
    func rewritten() throws {
        try file().write(.palettes([token("a")]))
        var ignored = token("ignored")
        ignored.suppression = .comment(reason: "logo")
        var report = FindingReport.palettes([token("a"), token("b"), ignored])
        _ = file().apply(try file().read(), to: &report)
        let written = try file().write(report)
        #expect(written.baseline.entries.count == 2)
        #expect(try file().read() == written.baseline)
    }

    @Test("keeps what it knows of files that a run did not look at, and says what became of the rest")
    func partial() throws {
        try folder.write(to: "other.json")
        let elsewhere = ReportedFinding.token("x", path: "other.json")
        let gone = ReportedFinding.token("x", path: "gone.json")
        try file().write(.palettes([token("a"), token("b"), elsewhere, gone]))
        let (baseline, change) = try file().write(
            .palettes([token("a"), token("c")]), over: file().readExisting())
        #expect(baseline.entries.map(\.path) == ["other.json", "tokens.json", "tokens.json"])
        let counts: [Int] = [change.added, change.unchanged, change.removed, change.gone, change.kept]
        #expect(counts == [1, 1, 1, 1, 1])
        #expect(
            change.description
                == "3 findings: 1 added, 1 unchanged, 1 removed, 1 removed as their files are gone, 1 kept of files that "
                + "this run did not look at")
        #expect(try file("new.json").readExisting() == nil)
        // Files are not looked at because they lie in a folder around them that has a palette.
        let narrow = FindingReport(
            kind: .palettes, standard: "wcag-aa", rules: [], threshold: nil,
            files: [FindingReport.AuditedFile(path: ".", facts: "", passed: 0, sources: ["tokens.json"])],
            findings: [], unread: [])
        let rest = try file().write(narrow, over: file().readExisting())
        #expect(rest.baseline.entries.map(\.path) == ["other.json"])
        #expect(rest.change.removed == 2)
        #expect(rest.change.kept == 1)
    }

    @Test("keeps what other commands know of the same files, and calls none of it fixed")
    func shared() throws {
        try file().write(.palettes([token("a")]))
        let file = FindingReport.AuditedFile(path: "tokens.json", facts: "", passed: 0)
        var assets = FindingReport(
            kind: .assets, standard: "wcag-aa", rules: [], threshold: nil, files: [file], findings: [],
            unread: [])
        let (baseline, change) = try self.file().write(assets, over: self.file().readExisting())
        #expect(baseline.entries.count == 1 && change.kept == 1 && change.removed == 0)
        #expect(self.file().apply(baseline, to: &assets).isEmpty)
    }

    @Test("means the same files wherever it is used from, and wherever it lies")
    func folders() throws {
        try folder.write(to: "App/Config/x")
        try folder.write(to: "App/Screens/a.png")
        let path = folder.path("App/Config/baseline.json")
        let root = ProjectFolder(workingFolder: folder.url.path)
        try BaselineFile(at: path, in: root).write(.palettes([.token(path: "App/Screens/a.png")]))
        let app = ProjectFolder(workingFolder: folder.path("App"))
        var report = FindingReport.palettes([.token(path: "Screens/a.png")])
        let file = BaselineFile(at: "Config/baseline.json", in: app)
        let baseline = try BaselineFile(at: path, in: app).read()
        #expect(baseline.entries.map(\.path) == ["../Screens/a.png"])
        #expect(file.apply(baseline, to: &report).isEmpty)
        #expect(report.counting.isEmpty)
    }

    @Test("is sorted and indented, and the same bytes for the same findings in any order")
    func text() throws {
        let findings = ["b", "a", "c"].map { token($0) } + [.token("a", path: "a.json")]
        try file().write(.palettes(findings))
        try file("again.json").write(.palettes(findings.reversed()))
        let text = try String(contentsOfFile: folder.path("baseline.json"), encoding: .utf8)
        #expect(try text == String(contentsOfFile: folder.path("again.json"), encoding: .utf8))
        #expect(try text == Golden("baseline.json").text(recording: text))
    }

    @Test("knows findings on screens again after they have moved")
    func screens() throws {
        try file().write(FindingReport(of: .sample, project: project))
        var report = FindingReport(of: .sample, project: project)
        #expect(try file().apply(file().read(), to: &report).isEmpty)
        #expect(report.counting.isEmpty && !report.fails && !report.findings.isEmpty)
    }

    @Test("is read as editors on Windows leave it: with a byte order mark and CR LF")
    func windows() throws {
        try file().write(.palettes([token("a")]))
        let text = try String(contentsOfFile: folder.path("baseline.json"), encoding: .utf8)
        try folder.write(Array(("\u{FEFF}" + text.replacing("\n", with: "\r\n")).utf8), to: "windows.json")
        #expect(try file("windows.json").read() == file().read())
    }

    @Test("that cannot be used says why")
    func faults() throws {
        func error(_ text: String?) throws -> BaselineError {
            if let text { try folder.write(Array(text.utf8), to: "baseline.json") }
            return try #require(throws: BaselineError.self) { try file().read() }
        }
        let path = folder.path("baseline.json")
        guard case .unreadable = try error(nil) else { return #expect(Bool(false)) }
        for text in [
            "", "[]", "{\"schemaVersion\":1}", "{\"schemaVersion\":1,\"findings\":[{\"path\":1}]}", "\u{0}",
        ] {
            guard case .malformed(path, _, _, _) = try error(text) else {
                return #expect(Bool(false), "\(text)")
            }
        }
        #expect(
            try error("{\"schemaVersion\":1,\n\"findings\":[{\"path\":1}]}")
                == .malformed(
                    path: path, line: 2, column: 21, fault: "expected a string, but there is a number"))
        #expect(
            try error("{\"schemaVersion\":1,\"schemaVersion\":1,\"findings\":[]}")
                == .malformed(
                    path: path, line: 1, column: 20,
                    fault: "the key \"schemaVersion\" occurs twice; the last one counts"))
        #expect(try error("{\"schemaVersion\":2,\"findings\":[]}") == .unknownVersion(path: path, version: 2))
        #expect(
            try error(String(repeating: "[", count: 100_000))
                == .malformed(
                    path: path, line: 1, column: 9, fault: "objects and arrays lie more than 8 deep here"))
        #expect(throws: BaselineError.self) {
            try file("missing/baseline.json").write(.palettes([]))
        }
    }
}

struct `A baseline, where a file was renamed` {
    let folder: TemporaryFolder
    let project: ProjectFolder

    init() throws {
        folder = try TemporaryFolder()
        project = ProjectFolder(workingFolder: folder.url.path)
    }

    /// The subjects of what counts, and the number of stale entries, once the files with some findings are
    /// the only ones there.
    private func compare(
        _ known: [ReportedFinding], with found: [ReportedFinding]
    ) throws -> (counting: [String], stale: Int) {
        let file = BaselineFile(at: folder.path("baseline.json"), in: project)
        try file.write(.palettes(known))
        for path in Set(found.map(\.path)) { try folder.write(to: path) }
        var report = FindingReport.palettes(found)
        let stale = try file.apply(file.read(), to: &report)
        return (report.counting.map(\.subject), stale.count)
    }

    @Test func `knows its findings under the new name`() throws {
        let known = ["a", "b"].map { ReportedFinding.token($0, path: "old.json") }
        let found = ["a", "b", "c"].map { ReportedFinding.token($0, path: "new.json") }
        let result = try compare(known, with: found)
        #expect(result.counting == ["c on background"])
        #expect(result.stale == 0)
    }

    @Test func `knows them in modes that are named after the file`() throws {
        let known = ["a", "b"].map { ReportedFinding.token($0, path: "plum.css", modes: "plum") }
        let found = ["a", "b"].map { ReportedFinding.token($0, path: "jade.css", modes: "jade") }
        let shared = ReportedFinding.token("c", path: "base.css", modes: "plum")
        let result = try compare(
            known + [shared], with: found + [.token("c", path: "base.css", modes: "jade")])
        #expect(result.counting == [] && result.stale == 0)
    }

    @Test func `takes them for new where the old file is still there`() throws {
        try folder.write(to: "old.json")
        let result = try compare(
            [.token("a", path: "old.json")],
            with: [.token("a", path: "old.json"), .token("a", path: "new.json")])
        #expect(result.counting == ["a on background"])
    }

    @Test func `takes them for new where two files may be the one`() throws {
        let result = try compare(
            [.token("a", path: "old.json")],
            with: [.token("a", path: "one.json"), .token("a", path: "two.json")])
        #expect(result.counting == ["a on background", "a on background"])
        #expect(result.stale == 1)
    }

    @Test func `takes them for new where little is the same`() throws {
        let known = ["a", "b", "c"].map { ReportedFinding.token($0, path: "old.json") }
        let result = try compare(known, with: [.token("a", path: "new.json")])
        #expect(result.counting == ["a on background"])
    }
}
