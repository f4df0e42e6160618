extension String {
    /// The text with every occurrence of a part replaced, compared byte for byte.
    ///
    /// Whoever reads a report looks for marks byte for byte, too: a quote that carries a combining accent is
    /// another character to Swift, but ends a field of CSV all the same.
    ///
    /// - Parameters:
    ///   - part: What to look for; not empty.
    ///   - other: What comes in its place.
    func replacingBytes(of part: String, by other: String) -> String {
        var result: [UInt8] = []
        var rest = Substring(self).utf8
        while let start = rest.firstIndex(ofBytes: part.utf8) {
            result += rest[..<start]
            result += other.utf8
            rest = rest[start...].dropFirst(part.utf8.count)
        }
        return String(decoding: result + rest, as: UTF8.self)
    }
}

extension Substring.UTF8View {
    /// Where some bytes first stand; nil where they do not.
    func firstIndex(ofBytes part: String.UTF8View) -> Index? {
        guard let first = part.first else { return startIndex }
        var rest = self
        while let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: part) { return start }
            rest = rest[start...].dropFirst()
        }
        return nil
    }
}
