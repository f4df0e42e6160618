public import Audit
internal import PaletteFiles

/// What is in force for a path, value by value, each with the file and line that it comes from.
public struct ConfigurationReport: Sendable {
    private let path: String
    private let listing: ConfigurationListing

    /// Looks up what holds for a path.
    ///
    /// - Parameters:
    ///   - path: A file, or a folder.
    ///   - isFolder: Whether it is a folder: then overrides are listed, and not applied.
    ///   - configurations: The configurations; what of them cannot be understood is among their unread inputs
    ///     afterwards, and then there is no report.
    public init?(on path: String, isFolder: Bool, by configurations: inout Configurations) {
        guard let listing = configurations.listing(for: path, isFolder: isFolder) else { return nil }
        self.path = path
        self.listing = listing
    }

    /// The values as YAML, which is a configuration itself, with their places in comments.
    public var text: String {
        let files = listing.files.map(\.visible).joined(separator: " over ")
        var rows = [Row("# \(path.visible): \(files.isEmpty ? "no configuration file" : files)")]
        if listing.files.count > 1 {
            rows.append(Row("# Paths and patterns are those below the folder of the file behind them."))
        }
        var open: [String] = []
        for value in listing.values {
            // The keys of mappings, and that of a list.
            let around = value.isElement ? value.keys : value.keys.dropLast()
            let shared = zip(open, around).prefix { $0 == $1 }.count
            for depth in shared..<max(shared, around.count) {
                rows.append(Row("\(Self.margin(depth))\(around[depth].yamlScalar):"))
            }
            open = Array(around)
            let key = value.isElement ? "- " : "\((value.keys.last ?? "").yamlScalar): "
            rows.append(Row(Self.margin(around.count) + key + value.content.yaml, Self.words(value.location)))
        }
        let width = rows.compactMap { $0.place == nil ? nil : $0.text.count }.filter { $0 <= 48 }.max() ?? 0
        return rows.map { row in
            row.place.map {
                row.text + String(repeating: " ", count: max(0, width - row.text.count)) + "  # \($0)"
            }
                ?? row.text
        }.joined(separator: "\n") + "\n"
    }

    /// The values as a JSON document.
    public var json: String {
        Document(
            path: path, files: listing.files,
            values: listing.values.map { value in
                Document.Value(
                    key: value.keys, value: value.content, isElement: value.isElement,
                    file: value.location?.path, line: value.location?.line, column: value.location?.column)
            }
        ).jsonText
    }

    private struct Row {
        let text: String
        let place: String?

        init(_ text: String, _ place: String? = nil) {
            self.text = text
            self.place = place
        }
    }

    private static func margin(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

    private static func words(_ location: SourceLocation?) -> String {
        location.map { "\($0.path.visible):\($0.line)" } ?? "default"
    }

    private struct Document: Encodable {
        let path: String
        let files: [String]
        let values: [Value]

        struct Value: Encodable {
            let key: [String]
            let value: ConfigurationListing.Content
            let isElement: Bool
            let file: String?
            let line: Int?
            let column: Int?
        }
    }
}

extension ConfigurationListing.Content: Encodable {
    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        case .list(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        case .mapping(let pairs):
            var container = encoder.container(keyedBy: Name.self)
            for (key, value) in pairs { try container.encode(value, forKey: Name(stringValue: key)) }
        }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
