internal import Audit

extension String {
    /// The text as a YAML scalar that reads back as this text, quoted where it has to be.
    var yamlScalar: String {
        let isPlain =
            allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
            && first?.isLetter == true
            && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(lowercased())
        guard !isPlain else { return self }
        let quoted = unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            // What YAML does not allow as it is, or takes for the end of a line (YAML 1.1, 5.1 and 5.4).
            case "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}",
                _ where scalar.properties.generalCategory == .control:
                "\\U" + String(scalar.value, radix: 16).leadingZeros(8)
            default: String(scalar)
            }
        }
        return "\"" + quoted.joined() + "\""
    }

    private func leadingZeros(_ count: Int) -> String {
        String(repeating: "0", count: Swift.max(0, count - utf8.count)) + self
    }
}

extension ConfigurationListing.Content {
    /// The value on one line, as YAML reads it back.
    var yaml: String {
        switch self {
        // A configuration reads words and numbers as texts.
        case .text(let text):
            Double(text) != nil || ["on", "off", "true", "false"].contains(text) ? text : text.yamlScalar
        case .list(let values): "[" + values.map(\.yaml).joined(separator: ", ") + "]"
        case .mapping(let pairs):
            "{" + pairs.map { "\($0.key.yamlScalar): \($0.value.yaml)" }.joined(separator: ", ") + "}"
        }
    }
}
