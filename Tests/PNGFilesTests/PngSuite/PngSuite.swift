import Foundation

/// Willem van Schaik's PngSuite, beside the package where it is present: `../shared/pngsuite`.
enum PngSuite {
    static let folder = URL(filePath: #filePath)
        .appending(path: "../../../../../shared/pngsuite").standardizedFileURL

    static let isPresent = FileManager.default.fileExists(atPath: folder.path())

    static func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name)))
    }

    /// What independent decoders make of the valid files; `expected.py` wrote it.
    struct Expectations: Decodable {
        struct Image: Decodable {
            let width: Int
            let height: Int
            let depth: Int
            let fnv1a: String
        }

        let files: [String: Image]

        static func load() throws -> Expectations {
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "expected.json")
            return try JSONDecoder().decode(Expectations.self, from: Data(contentsOf: file))
        }
    }
}
