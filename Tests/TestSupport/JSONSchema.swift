public import Foundation

/// A validator for the part of JSON Schema 2020-12 that the schemas of reports and tables use.
///
/// A keyword that it does not know is an error, so that the schema cannot rest on one that is not checked.
public struct JSONSchema {
    private let root: [String: Any]

    private static let annotations: Set = ["$schema", "$defs", "title", "description"]

    /// Reads a schema.
    public init(contentsOf url: URL) throws {
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
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
            let name = (argument as? String ?? "").split(separator: "/").last.map(String.init) ?? ""
            guard let target = (root["$defs"] as? [String: Any])?[name] else {
                return ["\(place): no \(argument)"]
            }
            return faults(of: value, by: target, at: place)
        case "type":
            return fault(unless: type(of: value) == argument as? String || isWholeNumber(value, argument))
        case "const": return fault(unless: (value as? NSObject) == (argument as? NSObject))
        case "enum":
            return fault(unless: (argument as? [NSObject] ?? []).contains { $0 == value as? NSObject })
        case "minimum": return fault(unless: number(value) ?? .infinity >= number(argument) ?? .nan)
        case "maximum": return fault(unless: number(value) ?? -.infinity <= number(argument) ?? .nan)
        case "pattern":
            let text = value as? String ?? ""
            return fault(
                unless: text.range(of: argument as? String ?? "", options: .regularExpression) != nil)
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
            return (value as? [Any] ?? []).enumerated().flatMap { index, item in
                faults(of: item, by: argument, at: "\(place)[\(index)]")
            }
        case "allOf": return (argument as? [Any] ?? []).flatMap { faults(of: value, by: $0, at: place) }
        case "if":
            let branch = faults(of: value, by: argument, at: place).isEmpty ? schema["then"] : schema["else"]
            return branch.map { faults(of: value, by: $0, at: place) } ?? []
        case "then", "else": return []
        default: return ["\(place): the schema's keyword \(keyword) is not known here"]
        }
    }

    /// The JSON type of a value. Booleans and numbers are told apart by how they are written again, as Foundation holds
    /// both as numbers.
    private func type(of value: Any) -> String {
        switch value {
        case is String: "string"
        case is [Any]: "array"
        case is [String: Any]: "object"
        case is NSNull: "null"
        default: isBoolean(value) ? "boolean" : "number"
        }
    }

    private func isBoolean(_ value: Any) -> Bool {
        let data = try? JSONSerialization.data(withJSONObject: [value])
        return data.map { ["[true]", "[false]"].contains(String(decoding: $0, as: UTF8.self)) } ?? false
    }

    private func isWholeNumber(_ value: Any, _ type: Any) -> Bool {
        guard type as? String == "integer", !isBoolean(value), let number = number(value) else {
            return false
        }
        return number == number.rounded()
    }

    private func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }
}
