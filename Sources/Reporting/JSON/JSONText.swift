#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Encodable {
    /// The value as a JSON document: indented, sorted keys, slashes not escaped, a line break at the end.
    ///
    /// - Precondition: Its numbers are finite.
    var jsonText: String { jsonText(formatting: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) }

    /// The value as a JSON document on a single line, for files whose size is limited.
    ///
    /// - Precondition: Its numbers are finite.
    var compactJSONText: String { jsonText(formatting: [.sortedKeys, .withoutEscapingSlashes]) }

    private func jsonText(formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        } catch {
            // Encoding fails for numbers that are not finite only.
            preconditionFailure("\(error)")
        }
    }
}
