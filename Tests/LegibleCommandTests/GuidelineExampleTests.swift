import Audit
import Foundation
import TestSupport
import Testing

@Suite("Guidelines that are checked")
struct GuidelineExampleTests {
    /// Something that violates a guideline, and something that looks much alike and respects it.
    struct Example: Decodable, CustomTestStringConvertible {
        let guideline: String
        let rule: String
        /// The subcommand, and the options behind its inputs.
        let command: [String]
        /// The inputs, from the folder of samples.
        let violating: Inputs
        let respecting: Inputs

        var testDescription: String { "\(guideline) \(rule)" }

        /// One path or several.
        struct Inputs: Decodable {
            let paths: [String]

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                paths = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
            }
        }

        /// How many findings of the rule the command reports.
        func findings(on inputs: Inputs) throws -> Int {
            let process = try LegibleProcess(
                command.prefix(1) + inputs.paths + command.dropFirst() + ["--format", "json"], in: samples)
            #expect([0, 1].contains(process.exitCode), "\(process.errors)")
            let report = try JSONDecoder().decode(Report.self, from: Data(process.output.utf8))
            return report.findings.count { $0.rule == rule }
        }
    }

    private struct Report: Decodable {
        let findings: [Finding]

        struct Finding: Decodable {
            let rule: String
        }
    }

    private static let samples = URL(filePath: #filePath).appending(path: "../../../Samples")
        .standardizedFileURL

    /// The examples of all kinds of inputs, each in a list of its own.
    static let examples: [Example] = {
        let folder = samples.appending(path: "Guidelines")
        let lists = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return lists.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".tokens.json") }.sorted().flatMap {
            list in
            let data = try? Data(contentsOf: folder.appending(path: list))
            return data.flatMap { try? JSONDecoder().decode([Example].self, from: $0) } ?? []
        }
    }()

    @Test("have an example by each of their rules; others have none")
    func complete() {
        let shown = Dictionary(grouping: Self.examples, by: \.guideline)
        for entry in GuidelineTable.embedded.guidelines {
            #expect(Set((shown[entry.id] ?? []).map(\.rule)) == Set(entry.rules ?? []), "\(entry.id)")
        }
        #expect(Set(shown.keys).isSubset(of: GuidelineTable.embedded.guidelines.map(\.id)))
    }

    @Test("are counted at the end of the list as the examples have it")
    func figures() throws {
        let checked = Set(Self.examples.map(\.guideline)).count
        let output = try LegibleProcess(["rules", "--guidelines"], in: Self.samples).output
        #expect(output.contains("requirements: \(checked) checked by a rule"))
    }

    @Test("name commands and options that there are")
    func commands() throws {
        for command in Set(GuidelineTable.embedded.guidelines.flatMap { $0.commands ?? [] }) {
            let words = command.split(separator: " ").map(String.init)
            #expect(words.first == "legible" && words.count > 1)
            let help = try LegibleProcess([words[1], "--help"], in: Self.samples)
            #expect(help.exitCode == 0, "\(command)")
            for option in words.dropFirst(2) where option.hasPrefix("--") {
                #expect(help.output.contains(option), "\(command)")
            }
        }
    }

    @Test("are found violated, and are not where they are respected", arguments: examples)
    func both(example: Example) throws {
        #expect(try example.findings(on: example.violating) > 0)
        #expect(try example.findings(on: example.respecting) == 0)
    }
}
