#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Writes lists of JSON element by element, to the bytes that an encoder of the whole document would give.
struct JSONListWriter {
    private let encoder: JSONEncoder
    private var pieces = PieceBuffer()

    init() {
        encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    }

    /// Adds text that is JSON already.
    mutating func add<Failure: Error>(
        _ text: String, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        try pieces.add(text, to: output)
    }

    /// Hands out what is left.
    mutating func flush<Failure: Error>(to output: (String) throws(Failure) -> Void) throws(Failure) {
        try pieces.flush(to: output)
    }

    /// Adds a list.
    ///
    /// - Parameters:
    ///   - elements: What the elements are made from.
    ///   - indent: The spaces before the line that the list begins in.
    ///   - output: Takes the pieces.
    ///   - document: Makes an element.
    mutating func list<Element, Document: Encodable, Failure: Error>(
        _ elements: some Sequence<Element>, indent: Int, to output: (String) throws(Failure) -> Void,
        document: (Element) -> Document
    ) throws(Failure) {
        var isFirst = true
        for element in elements {
            try pieces.add(
                (isFirst ? "[\n" : ",\n") + text(of: document(element), indent: indent + 2), to: output)
            isFirst = false
        }
        let margin = String(repeating: " ", count: indent)
        try pieces.add(isFirst ? "[\n\n\(margin)]" : "\n\(margin)]", to: output)
    }

    /// A value as JSON, every line behind some spaces unless it is empty.
    ///
    /// - Precondition: Its numbers are finite.
    func text(of value: some Encodable, indent: Int) -> String {
        do {
            let margin = [UInt8](repeating: UInt8(ascii: " "), count: indent)
            var text: [UInt8] = []
            var beginsLine = true
            // A line break within a string is written as an escape.
            for byte in try encoder.encode(value) {
                let endsLine = byte == UInt8(ascii: "\n")
                if beginsLine, !endsLine { text += margin }
                text.append(byte)
                beginsLine = endsLine
            }
            return String(decoding: text, as: UTF8.self)
        } catch {
            // Encoding fails for numbers that are not finite only.
            preconditionFailure("\(error)")
        }
    }
}
