import Foundation
import TestSupport
import Testing

@Suite("legible type, and content sizes")
struct TypeCommandTests {
    private func legible(_ arguments: [String]) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: FileManager.default.temporaryDirectory)
    }

    private static let samples: [(name: String, arguments: [String])] = [
        ("type.txt", []), ("type-body.txt", ["body"]),
        ("type.md", ["--platform", "watchos", "--content-size", "AX1", "--format", "markdown"]),
        ("type.json", ["title1", "--release", "13", "--content-size", "large", "--format", "json"]),
    ]

    @Test("list what they listed", arguments: samples)
    func goldens(sample: (name: String, arguments: [String])) throws {
        let run = try legible(["type"] + sample.arguments)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(try run.output == Golden(sample.name).text(recording: run.output))
    }

    @Test("of a release beyond the tables are those of the newest, which is said")
    func newer() throws {
        let run = try legible(["type", "body", "--release", "99"])
        #expect(run.exitCode == 0)
        #expect(run.errors.contains("the newest known is iOS "))
        #expect(run.errors.contains("stand for those of iOS 99") && !run.output.contains("99"))
    }

    @Test(
        "exit with 64 where the command line is wrong, and name the nearest",
        arguments: [
            (["type", "bdy"], "'body'"), (["type", "--content-size", "xxl"], "Use one of"),
            (["type", "--platform", "android"], "no text styles"),
            (["type", "--platform", "watchos", "--content-size", "AX5"], "no text of that content size"),
            (["audit", "x.png", "--content-size", "AX9"], "'AX1'"),
        ])
    func usage(arguments: [String], words: String) throws {
        let run = try legible(arguments)
        #expect(run.exitCode == 64 && run.output.isEmpty)
        #expect(run.errors.contains(words))
    }
}
