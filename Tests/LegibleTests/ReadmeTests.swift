import Foundation
import Legible
import Testing

@Suite("The readme")
struct ReadmeTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    @Test("shows the report that its screen gives, with nothing but whole lines left out")
    func report() throws {
        let name = "01-ferry@2x.png"
        let path = Self.package.appending(path: "Samples/Screens/\(name)").path
        let screen = Auditor().audit(try Screenshot(contentsOf: path), path: name)
        let report = AuditReport(standard: .wcagAA, screens: [screen], unread: [])
        let document = TerminalReporter(style: TerminalStyle(width: 58)).document(of: report)
        var remaining = document.components(separatedBy: "\n")[...]

        let console = try #require(
            try Self.readme().components(separatedBy: "```\n$ legible audit \(name)\n").last)
        let shown = try #require(console.components(separatedBy: "\n```").first).components(separatedBy: "\n")
        #expect(shown.count > 10)
        for line in shown where line != "  …" {
            let index = try #require(remaining.firstIndex(of: line), "The audit says no longer: \(line)")
            remaining = remaining[(index + 1)...]
        }
    }

    @Test("shows no Swift but that of the snippets, which are compiled")
    func examples() throws {
        let readme = try Self.readme()
        let examples = readme.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(!examples.isEmpty)
        let snippets = try Self.snippets()
        for example in examples {
            #expect(snippets.contains { $0.contains(example) }, "\(example)")
        }
    }

    @Test("shows the workflow of the samples")
    func workflow() throws {
        let file = Self.package.appending(path: "Samples/Workflows/legible.yml")
        let workflow = try String(contentsOf: file, encoding: .utf8)
        #expect(try Self.readme().contains("```yaml\n\(workflow)```\n"))
    }

    @Test("leads to files that are there")
    func links() throws {
        let readme = try Self.readme()
        let targets = readme.matches(of: /\]\(([^)#]+)\)|src="([^"]+)"/).compactMap { $0.1 ?? $0.2 }
        #expect(targets.count > 5)
        for target in targets where !target.contains("://") {
            let path = Self.package.appending(path: String(target)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(target)")
        }
    }

    @Test(
        "and what else says where the project is, and its version, say the same",
        arguments: [
            "README.md", "Samples/Workflows/legible.yml", "Samples/Recipes/README.md",
        ])
    func address(path: String) throws {
        let home = try String(contentsOf: Self.package.appending(path: "Distribution/home"), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let repository = try #require(home.components(separatedBy: "github.com/").last)
        let text = try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
        let addresses = text.matches(of: /(?:github\.com|ghcr\.io|uses:) ?\/?([a-z-]+\/legible)\b/).map {
            $0.1
        }
        #expect(!addresses.isEmpty)
        #expect(addresses.allSatisfy { $0 == repository })
        let versions = text.matches(of: /legible(?:@v|:|[-_])(\d+\.\d+\.\d+)|rev: v(\d+\.\d+\.\d+)/)
            .compactMap { $0.1 ?? $0.2 }
        #expect(!versions.isEmpty)
        #expect(versions.allSatisfy { $0 == ToolVersion.current })
    }

    @Test("stands beside a changelog that names the current version")
    func changelog() throws {
        let text = try String(contentsOf: Self.package.appending(path: "CHANGELOG.md"), encoding: .utf8)
        #expect(text.contains("\n## \(ToolVersion.current) - "))
    }

    private static func readme() throws -> String {
        try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    }

    private static func snippets() throws -> [String] {
        let folder = package.appending(path: "Snippets")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}
