import Foundation
import Testing

@Suite("The readme")
struct ReadmeTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    @Test("shows no Swift but that of the snippets, which are compiled")
    func examples() throws {
        let readme = try String(contentsOf: Self.package.appending(path: "README.md"), encoding: .utf8)
        let examples = readme.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(!examples.isEmpty)
        let snippets = try Self.snippets()
        for example in examples {
            #expect(snippets.contains { $0.contains(example) }, "\(example)")
        }
    }

    @Test("leads to files that are there")
    func links() throws {
        let readme = try String(contentsOf: Self.package.appending(path: "README.md"), encoding: .utf8)
        let targets = readme.matches(of: /\]\(([^)#]+)\)|src="([^"]+)"/).compactMap { $0.1 ?? $0.2 }
        #expect(targets.count > 5)
        for target in targets where !target.contains("://") {
            let path = Self.package.appending(path: String(target)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(target)")
        }
    }

    private static func snippets() throws -> [String] {
        let folder = package.appending(path: "Snippets")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}
