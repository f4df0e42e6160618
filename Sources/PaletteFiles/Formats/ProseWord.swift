/// Words of sentences, as they stand in comments and in what people read: `tasks between departments`. A
/// class of that name is not named by them.
enum ProseWord {
    /// Whether a word is one of a sentence: letters alone, without a sign beside it that makes it a name, on
    /// a line that does not speak of classes, and in a string, or on a line, that says more than names.
    static func isProse(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard bytes[word].allSatisfy(\.isLetter) else { return false }
        let before = word.lowerBound > 0 ? bytes[word.lowerBound - 1] : lineFeed
        let after = word.upperBound < bytes.count ? bytes[word.upperBound] : lineFeed
        guard isAround(before), isAround(after) else { return false }
        let line = line(around: word, in: bytes)
        guard !line.containsClass else { return false }
        let start = line[..<word.lowerBound].lastIndex(where: isQuote)
        let end = line[word.upperBound...].firstIndex(where: isQuote)
        let said = if let start, let end { line[(start + 1)..<end] } else { line }
        return said.contains { !isOfNames($0) }
    }

    /// The most of a line that is looked at on either side: minified files are one line.
    private static let reach = 200

    private static func line(around word: Range<Int>, in bytes: [UInt8]) -> ArraySlice<UInt8> {
        let first = max(0, word.lowerBound - reach)
        let last = min(bytes.count, word.upperBound + reach)
        let start = bytes[first..<word.lowerBound].lastIndex(of: lineFeed).map { $0 + 1 } ?? first
        let end = bytes[word.upperBound..<last].firstIndex(of: lineFeed) ?? last
        return bytes[start..<end]
    }

    private static let lineFeed: UInt8 = 0x0A

    /// What stands beside a word of a sentence.
    private static func isAround(_ byte: UInt8) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(byte) || [UInt8(ascii: ","), UInt8(ascii: ";")].contains(byte)
    }

    private static func isQuote(_ byte: UInt8) -> Bool { "\"'`".utf8.contains(byte) }

    /// What a list of classes is made of, and a line of one whose attribute stands lines above.
    private static func isOfNames(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte.isCSSDigit
            || " \t\r-_:/[].{}?&$".utf8.contains(byte)
    }
}

extension ArraySlice<UInt8> {
    /// Whether a line speaks of classes, whatever the language: `class=`, `className`, `classList.add`.
    fileprivate var containsClass: Bool {
        indices.contains { index in
            self[index] | 0x20 == UInt8(ascii: "c")
                && self[index...].prefix(5).map { $0 | 0x20 }.elementsEqual("class".utf8)
        }
    }
}
