internal import Audit

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension Decodable {
    /// Reads what ``Encodable/jsonLine(isExact:)`` wrote into a row, which is kept byte by byte, and whole
    /// where it could be read.
    init(jsonRow: [UInt8]) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(jsonRow))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension Encodable {
    /// The value as a JSON document: indented, sorted keys, slashes not escaped, a line break at the end.
    ///
    /// - Precondition: Its numbers are finite.
    var jsonText: String {
        String(decoding: json([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]), as: UTF8.self) + "\n"
    }

    /// The value as JSON on a single line, without a line break.
    ///
    /// - Parameter isExact: Whether it is to be read again, with nothing lost.
    /// - Precondition: Its numbers are finite.
    func jsonLine(isExact: Bool = false) -> String {
        String(decoding: json([.sortedKeys, .withoutEscapingSlashes], isExact: isExact), as: UTF8.self)
    }

    /// The value as ``jsonText`` has it within another value: every line behind some spaces, no line break at
    /// the end.
    ///
    /// - Precondition: Its numbers are finite.
    func jsonText(indentedBy count: Int) -> String {
        let margin = [UInt8](repeating: UInt8(ascii: " "), count: count)
        let json = json([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        var text = margin
        text.reserveCapacity(json.count + json.count / 4)
        // An empty line, which stands within an empty list, has no margin.
        for line in json.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if text.count > count {
                text.append(UInt8(ascii: "\n"))
                if !line.isEmpty { text += margin }
            }
            text += line
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func json(_ formatting: JSONEncoder.OutputFormatting, isExact: Bool = false) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        encoder.userInfo[.isExact] = isExact
        do {
            return Array(try encoder.encode(self))
        } catch {
            // Encoding fails for numbers that are not finite only.
            preconditionFailure("\(error)")
        }
    }
}
