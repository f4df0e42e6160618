import Foundation
import TestSupport
import Testing

struct `The recipes for palettes` {
    private static let sections: [String] = {
        let file = URL(filePath: #filePath).appending(path: "../../../Samples/Recipes/Palettes.md")
        let text = (try? String(contentsOf: file.standardizedFileURL, encoding: .utf8)) ?? ""
        return Array(text.components(separatedBy: "\n## ").dropFirst())
    }()

    @Test func `are there`() {
        #expect(Self.sections.count > 10)
    }

    @Test(arguments: sections.indices)
    func `find the pair that fails`(index: Int) throws {
        let section = Self.sections[index]
        let folder = try TemporaryFolder()
        for file in section.matches(of: /```\w+ (\S+)\n((?:.|\n)*?)\n```/) {
            try folder.write(Array((file.2 + "\n").utf8), to: String(file.1))
        }
        let commands = section.matches(of: /\nlegible (palette .*)/).map { String($0.1) }
        #expect(!commands.isEmpty)
        for command in commands {
            let arguments = command.split(separator: " ").map(String.init)
            let run = try LegibleProcess(arguments + ["--format", "json", "--quiet"], in: folder.url)
            #expect(run.exitCode == 1, "\(command)\n\(run.errors)")
            let findings = run.output.matches(of: /"message" *: *"([^"]*)"/).map { String($0.1) }
            #expect(findings.count { $0.contains("has a contrast of 2.50") } == 1, "\(findings)")
        }
    }
}
