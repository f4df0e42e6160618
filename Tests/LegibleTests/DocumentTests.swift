import Foundation
import Testing

/// What the project's documents list, held against the sources.
struct `The documents of the project` {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    private static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static func sources() throws -> [(path: String, text: String)] {
        let folder = root.appending(path: "Sources")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.map { ($0, try text(of: "Sources/\($0)")) }
    }

    @Test func `name every environment variable that is read`() throws {
        let row = try #require(
            try Self.text(of: "SECURITY.md").split(separator: "\n").first {
                $0.hasPrefix("| environment variables |")
            })
        let read = try Self.sources().filter { $0.text.contains(/environment|getenv/) }.flatMap {
            $0.text.matches(of: /"([A-Z][A-Z0-9_]+)"/).map { String($0.1) }
        }
        #expect(Set(read).count > 15)
        let unnamed = Set(read).filter { !row.contains("`\($0)`") }
        #expect(unnamed.isEmpty)
    }

    @Test func `list every module that comes with import Legible`() throws {
        let exported = try Self.sources().filter { $0.path.hasPrefix("Legible/") }.flatMap {
            $0.text.matches(of: /@_exported public import (\w+)/).map { String($0.1) }
        }
        let overview = try Self.text(of: "Sources/Legible/Documentation.docc/Legible.md")
        #expect(exported.count > 10)
        let unlisted = exported.filter { !overview.contains("| `\($0)` |") }
        #expect(unlisted.isEmpty)
    }
}
