import ColorManagement
import Foundation
import Testing

/// The contents of `reference.json`, which `reference.py` beside it writes.
struct ReferenceTable: Decodable {
    /// Rows of three numbers that go in and three that come out.
    let colors: [String: [[Double]]]
    let profiles: [String: Data]
    /// Rows of three 8-bit codes that go in and three that come out in sRGB.
    let pixels: [String: [[UInt8]]]

    static func load() throws -> ReferenceTable {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "reference.json")
        return try JSONDecoder().decode(ReferenceTable.self, from: Data(contentsOf: file))
    }

    /// The bytes of one of the profiles.
    static func profile(_ name: String) throws -> [UInt8] {
        [UInt8](try #require(try load().profiles[name]))
    }
}

extension PixelTransform {
    /// Converts an array of components into a new one as long.
    func converted<Source: BitwiseCopyable, Target: BitwiseCopyable & Numeric>(
        _ source: [Source], to type: Target.Type = Target.self
    ) -> [Target] {
        var target = [Target](repeating: 0, count: source.count)
        convert(source, into: &target)
        return target
    }
}
