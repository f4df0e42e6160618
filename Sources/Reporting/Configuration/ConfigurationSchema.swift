internal import Audit

/// The JSON Schema of `.legible.yml`, for editors, written from the keys that the reader knows.
public struct ConfigurationSchema: Sendable {
    /// Prepares the schema.
    public init() {}

    /// The schema, of draft 7, which editors of YAML know best.
    public var text: String {
        var schema = Self.object(.configuration)
        schema["$schema"] = .text("http://json-schema.org/draft-07/schema#")
        schema["title"] = .text("Configuration of Legible")
        schema["description"] = .text(
            "What a .legible.yml says: how screens and palettes are judged. 'legible config' shows what is in force."
        )
        return Node.object(schema).jsonText
    }

    /// A mapping with some keys and no others.
    private static func object(_ keys: [ConfigurationKey]) -> [String: Node] {
        var schema: [String: Node] = [
            "type": .text("object"), "additionalProperties": .flag(false),
            "properties": .object(
                Dictionary(keys.map { ($0.name, .object(property($0))) }, uniquingKeysWith: { $1 })),
        ]
        let required = keys.filter(\.isRequired).map { Node.text($0.name) }
        if !required.isEmpty { schema["required"] = .list(required) }
        return schema
    }

    private static func property(_ key: ConfigurationKey) -> [String: Node] {
        var schema = value(key.value)
        schema["description"] = .text(
            String(key.summary.map { $0 == "`" ? "'" : $0 }))
        if let fallback = key.fallback {
            if case .flag = key.value {
                schema["default"] = .flag(fallback == "true")
            } else {
                schema["default"] = .text(fallback)
            }
        }
        return schema
    }

    private static func value(_ value: ConfigurationValue) -> [String: Node] {
        switch value {
        // What YAML takes for a number is a name all the same.
        case .text: ["type": .list([.text("string"), .text("number")])]
        case .word(let words): ["enum": .list(words.map(Node.text))]
        case .flag: ["type": .text("boolean")]
        case .number(let range):
            [
                "type": .text("number"), "minimum": .number(range.lowerBound),
                "maximum": .number(range.upperBound),
            ]
        case .whole: ["type": .text("integer"), "minimum": .number(0), "maximum": .number(1_000)]
        case .day: ["type": .text("string"), "pattern": .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
        case .length:
            [
                "oneOf": .list([
                    .object(["type": .text("number"), "minimum": .number(0), "maximum": .number(1e6)]),
                    .object(["type": .text("string"), "pattern": .text(#"^[0-9]+(\.[0-9]+)?px$"#)]),
                ])
            ]
        case .report: ["type": .text("string"), "pattern": .text("^(\(reports))$")]
        case .list(let value): ["type": .text("array"), "items": .object(self.value(value))]
        case .oneOrMore(let value):
            [
                "oneOf": .list([
                    .object(self.value(value)),
                    .object(["type": .text("array"), "items": .object(self.value(value))]),
                ])
            ]
        case .row(let values):
            [
                "type": .text("array"), "minItems": .number(Double(values.count - 1)),
                "maxItems": .number(Double(values.count)),
                "items": .list(values.map { .object(self.value($0)) }),
            ]
        case .section(let keys): object(keys)
        case .table(nil, let value):
            ["type": .text("object"), "additionalProperties": .object(self.value(value))]
        case .table(let names?, let value):
            [
                "type": .text("object"), "additionalProperties": .flag(false),
                "properties": .object(
                    Dictionary(
                        names.map { ($0, .object(self.value(value))) }, uniquingKeysWith: { $1 })),
            ]
        case .either(let first, let second):
            ["oneOf": .list([.object(self.value(first)), .object(self.value(second))])]
        }
    }

    /// The reports as they may be written, as alternatives of a pattern.
    private static let reports = ReportFormat.allCases.map {
        $0.isDrawn ? "\($0.rawValue)=.+" : "\($0.rawValue)(=.+)?"
    }.joined(separator: "|")

    /// A value of the schema.
    private indirect enum Node: Encodable {
        case text(String)
        case number(Double)
        case flag(Bool)
        case list([Node])
        case object([String: Node])

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            case .flag(let flag): try container.encode(flag)
            case .list(let values): try container.encode(values)
            case .object(let values): try container.encode(values)
            }
        }
    }
}
