public import Foundation

/// A validator for the part of JSON Schema that the schemas of reports and tables use: of 2020-12, and of
/// drafts 7 and 4, which the copies of the standard SARIF are written in.
///
/// A keyword that it does not know is an error, so that the schema cannot rest on one that is not checked.
public struct JSONSchema {
    private let root: [String: Any]
    private let url: URL

    private static let annotations: Set = [
        "$schema", "$id", "id", "$defs", "definitions", "title", "description", "default",
    ]

    /// What texts of a format look like (RFC 3986, RFC 3339).
    private static let formats = [
        "uri": #"^[A-Za-z][A-Za-z0-9+.-]*:([A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"#,
        "uri-reference": #"^([A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$"#,
        "date-time":
            #"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"#,
    ]

    /// Reads a schema.
    public init(contentsOf url: URL) throws {
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
        self.url = url
    }

    /// What is wrong with a document, each fault with the place of it; empty for a valid one.
    public func faults(in document: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
        return faults(of: value, by: root, at: "$")
    }

    private func faults(of value: Any, by schema: Any, at place: String) -> [String] {
        if let isAllowed = schema as? Bool {
            return isAllowed ? [] : ["\(place): not allowed here"]
        }
        guard let schema = schema as? [String: Any] else {
            return ["\(place): the schema is neither object nor boolean"]
        }
        return schema.flatMap { keyword, argument in
            faults(of: value, by: keyword, argument, in: schema, at: place)
        }
    }

    private func faults(
        of value: Any, by keyword: String, _ argument: Any, in schema: [String: Any], at place: String
    ) -> [String] {
        let object = value as? [String: Any]
        func fault(unless holds: Bool) -> [String] {
            holds ? [] : ["\(place): \(keyword) \(argument): \(value)"]
        }

        switch keyword {
        case _ where Self.annotations.contains(keyword): return []
        case "$ref":
            let reference = argument as? String ?? ""
            if let file = reference.split(separator: "#").first, !reference.hasPrefix("#") {
                // A definition of a schema beside this one.
                let other = url.deletingLastPathComponent().appending(path: file)
                guard let schema = try? JSONSchema(contentsOf: other) else { return ["\(place): no \(file)"] }
                let local = String(reference.dropFirst(file.count))
                return schema.faults(of: value, by: "$ref", local, in: [:], at: place)
            }
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            guard let target = ((root["$defs"] ?? root["definitions"]) as? [String: Any])?[name] else {
                return ["\(place): no \(argument)"]
            }
            return faults(of: value, by: target, at: place)
        case "type":
            let types = argument as? [String] ?? [argument as? String ?? ""]
            return fault(
                unless: types.contains { $0 == type(of: value) || $0 == "integer" && isWholeNumber(value) })
        case "const": return fault(unless: (value as? NSObject) == (argument as? NSObject))
        case "enum":
            return fault(unless: (argument as? [NSObject] ?? []).contains { $0 == value as? NSObject })
        case "minimum": return fault(unless: number(value) ?? .infinity >= number(argument) ?? .nan)
        case "exclusiveMinimum":
            return fault(unless: number(value) ?? .infinity > number(argument) ?? .nan)
        case "maximum": return fault(unless: number(value) ?? -.infinity <= number(argument) ?? .nan)
        case "pattern": return fault(unless: matches(value, argument as? String))
        case "format":
            guard let pattern = Self.formats[argument as? String ?? ""] else {
                return ["\(place): the schema's format \(argument) is not known here"]
            }
            return fault(unless: matches(value, pattern))
        case "required":
            return (argument as? [String] ?? []).filter { object?[$0] == nil }.map {
                "\(place): \($0) is missing"
            }
        case "properties":
            return (argument as? [String: Any] ?? [:]).flatMap { name, schema in
                object?[name].map { faults(of: $0, by: schema, at: "\(place).\(name)") } ?? []
            }
        case "additionalProperties":
            let known = schema["properties"] as? [String: Any] ?? [:]
            return (object ?? [:]).filter { known[$0.key] == nil }.flatMap { name, value in
                faults(of: value, by: argument, at: "\(place).\(name)")
            }
        case "items":
            // Draft 7 has a list for the items of a row.
            let row = argument as? [Any]
            return (value as? [Any] ?? []).enumerated().flatMap { index, item in
                faults(
                    of: item, by: row.map { index < $0.count ? $0[index] : true } ?? argument,
                    at: "\(place)[\(index)]")
            }
        case "minItems":
            return fault(unless: (value as? [Any])?.count ?? .max >= number(argument).map { Int($0) } ?? .max)
        case "maxItems":
            return fault(unless: (value as? [Any])?.count ?? .min <= number(argument).map { Int($0) } ?? .min)
        case "uniqueItems":
            let items = value as? [Any] ?? []
            return fault(unless: argument as? Bool == false || NSSet(array: items).count == items.count)
        case "oneOf":
            let holding = (argument as? [Any] ?? []).count { faults(of: value, by: $0, at: place).isEmpty }
            return fault(unless: holding == 1)
        case "anyOf":
            let isHolding = (argument as? [Any] ?? []).contains {
                faults(of: value, by: $0, at: place).isEmpty
            }
            return fault(unless: isHolding)
        case "allOf": return (argument as? [Any] ?? []).flatMap { faults(of: value, by: $0, at: place) }
        case "if":
            let branch = faults(of: value, by: argument, at: place).isEmpty ? schema["then"] : schema["else"]
            return branch.map { faults(of: value, by: $0, at: place) } ?? []
        case "then", "else": return []
        default: return ["\(place): the schema's keyword \(keyword) is not known here"]
        }
    }

    /// The JSON type of a value. Booleans and numbers are told apart by how they are written again, as
    /// Foundation holds both as numbers.
    private func type(of value: Any) -> String {
        switch value {
        case is String: "string"
        case is [Any]: "array"
        case is [String: Any]: "object"
        case is NSNull: "null"
        default: isBoolean(value) ? "boolean" : "number"
        }
    }

    /// Whether a value is other than a text, or a text in which a pattern is found.
    private func matches(_ value: Any, _ pattern: String?) -> Bool {
        guard let text = value as? String else { return true }
        return text.range(of: pattern ?? "", options: .regularExpression) != nil
    }

    private func isBoolean(_ value: Any) -> Bool {
        let data = try? JSONSerialization.data(withJSONObject: [value])
        return data.map { ["[true]", "[false]"].contains(String(decoding: $0, as: UTF8.self)) } ?? false
    }

    private func isWholeNumber(_ value: Any) -> Bool {
        guard !isBoolean(value), let number = number(value) else { return false }
        return number == number.rounded()
    }

    private func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }
}
