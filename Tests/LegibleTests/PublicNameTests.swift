import Foundation
import Testing

/// `import Legible` brings all modules at once, so that a name of two of them is ambiguous.
struct `The modules that Legible hands on` {
    private static let sources = URL(filePath: #filePath).appending(path: "../../../Sources")
        .standardizedFileURL

    private static func modules() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: sources.appending(path: "Legible").path)
        return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            try String(contentsOf: sources.appending(path: "Legible/\(file)"), encoding: .utf8)
                .matches(of: /@_exported public import (\w+)/).map { String($0.1) }
        }
    }

    /// The public types of a module that lie in no other.
    private static func types(of module: String) throws -> Set<String> {
        let folder = sources.appending(path: module)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { types, file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let pattern = /(?m)^public (?:final )?(?:struct|enum|class|actor|protocol|typealias) (\w+)/
            for match in text.matches(of: pattern) { types.insert(String(match.1)) }
        }
    }

    @Test func `have no public type of one name`() throws {
        var owners: [String: [String]] = [:]
        for module in try Self.modules() {
            for type in try Self.types(of: module) { owners[type, default: []].append(module) }
        }
        #expect(owners.count > 300)
        #expect(owners.filter { $1.count > 1 }.isEmpty)
    }
}
