#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Encodable {
    /// The value as a JSON document: sorted keys, slashes not escaped, a line break at the end.
    ///
    /// - Precondition: Its numbers are finite.
    var jsonText: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        } catch {
            // Encoding fails for numbers that are not finite only.
            preconditionFailure("\(error)")
        }
    }
}
