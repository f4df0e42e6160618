import Audit
import Foundation
import TestSupport
import Testing

@Suite("legible explains itself")
struct HelpTests {
    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: FileManager.default.temporaryDirectory)
    }

    @Test(
        "Help is what it was, in 80 columns",
        arguments: [
            "", "audit", "assets", "colors", "compare", "contrast", "convert", "palette", "palette check",
            "palette fix", "rules", "type",
            "diff", "merge", "worker", "config", "init",
            "simulate",
        ])
    func help(command: String) throws {
        let run = try LegibleProcess(
            command.split(separator: " ").map(String.init) + ["--help"],
            in: FileManager.default.temporaryDirectory)
        #expect(run.exitCode == 0)
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let name = command.isEmpty ? "help.txt" : "help-\(command.replacing(" ", with: "-")).txt"
        #expect(try run.output == Golden(name).text(recording: run.output))
    }

    @Test("The version is a semantic one")
    func version() throws {
        let run = try legible("--version")
        #expect(run.exitCode == 0)
        #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    }

    @Test("A rule says what, why, and by which guideline")
    func rules() throws {
        #expect(try legible("rules").output.hasPrefix("text-contrast\n"))
        let rule = try legible("rules", "text-contrast")
        #expect(rule.exitCode == 0)
        #expect(try rule.output == Golden("rule.txt").text(recording: rule.output))
        #expect(try legible("rules", "nonsense").exitCode == 64)
    }

    @Test("Every command that the list of guidelines names is there, with its options")
    func guidelines() throws {
        #expect(try legible("rules", "--guidelines").output.contains("CON-01  "))
        #expect(try legible("rules", "--guidelines", "text-contrast").exitCode == 64)
        for command in Set(GuidelineTable.embedded.guidelines.flatMap { $0.commands ?? [] }) {
            let words = command.split(separator: " ").map(String.init)
            try #require(words.count > 1 && words[0] == "legible")
            let help = try legible(words[1], "--help").output
            for option in words where option.hasPrefix("--") {
                #expect(help.contains("\(option) ") || help.contains("\(option)\n"), "\(command)")
            }
        }
    }
}
