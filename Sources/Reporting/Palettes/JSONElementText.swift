#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Puts values into words as elements of a JSON document: indented, sorted keys, slashes not escaped.
struct JSONElementText {
    private let encoder: JSONEncoder

    init() {
        encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    }

    /// A string in quotes.
    func quoted(_ text: String) -> String {
        func isPlain(_ byte: UInt8) -> Bool {
            (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        }
        return text.utf8.allSatisfy(isPlain) ? "\"\(text)\"" : self.text(of: text, indent: 0)
    }

    /// A value as JSON, every line behind some spaces unless it is empty.
    ///
    /// - Precondition: Its numbers are finite.
    func text(of value: some Encodable, indent: Int) -> String {
        do {
            let margin = [UInt8](repeating: UInt8(ascii: " "), count: indent)
            let json = try Array(encoder.encode(value))
            var text: [UInt8] = []
            text.reserveCapacity(json.count + json.count / 2)
            // A line break within a string is written as an escape.
            for line in json.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
                if !line.isEmpty { text += margin }
                text += line
            }
            return String(decoding: text, as: UTF8.self)
        } catch {
            // Encoding fails for numbers that are not finite only.
            preconditionFailure("\(error)")
        }
    }
}
