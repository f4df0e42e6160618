import Foundation
import TestSupport
import Testing

@Suite("Every table is as its published schema lays down")
struct SchemaTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../../Palettes")
        .standardizedFileURL

    private static let tables = [
        ("ios-colors", "colors"), ("macos-colors", "colors"), ("watchos-colors", "colors"),
        ("tvos-colors", "colors"), ("visionos-colors", "colors"), ("materials", "materials"),
        ("text-styles", "text-styles"), ("devices", "devices"), ("guidelines", "guidelines"),
    ]

    private func schema(_ name: String) throws -> JSONSchema {
        try JSONSchema(contentsOf: Self.folder.appending(path: "schemas/\(name).schema.json"))
    }

    private func table(_ name: String) throws -> String {
        try String(contentsOf: Self.folder.appending(path: "\(name).json"), encoding: .utf8)
    }

    @Test("holds", arguments: tables)
    func valid(name: String, schemaName: String) throws {
        #expect(try schema(schemaName).faults(in: table(name)) == [])
    }

    @Test("none is left out")
    func complete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        #expect(Set(names) == Set(Self.tables.map(\.0)))
    }

    @Test("names only sources that it describes", arguments: tables)
    func sources(name: String, schemaName: String) throws {
        let json = try JSONSerialization.jsonObject(with: Data(table(name).utf8))
        let table = try #require(json as? [String: Any])
        let described = Set(try #require(table["sources"] as? [String: String]).keys)
        let used = Set(Self.lists(named: "sources", in: table).flatMap { $0 })
        #expect(!used.isEmpty && used.isSubset(of: described))
    }

    private static func lists(named key: String, in value: Any) -> [[String]] {
        switch value {
        case let object as [String: Any]:
            object.flatMap { name, value in
                (value as? [String]).flatMap { name == key ? [$0] : nil } ?? lists(named: key, in: value)
            }
        case let list as [Any]: list.flatMap { lists(named: key, in: $0) }
        default: []
        }
    }

    @Test(
        "does not hold for a faulty table",
        arguments: [
            ("\"version\": 1", "\"version\": 2"), ("\"platform\": \"ios\"", "\"platform\": \"iOS\""),
            ("\"#3C3C43\"", "\"3C3C43\""), ("\"alpha\": 0.6", "\"alpha\": 1.6"),
            ("\"dark-increased\"", "\"dark-high\""), ("\"group\": \"label\"", "\"group\": \"labels\""),
            ("\"confidence\": \"high\"", "\"confidence\": \"sure\""), ("\"number\": 13", "\"number\": 13.5"),
        ])
    func faulty(original: String, fault: String) throws {
        let table = try table("ios-colors")
        let range = try #require(table.range(of: original))
        #expect(try !schema("colors").faults(in: table.replacingCharacters(in: range, with: fault)).isEmpty)
    }
}
