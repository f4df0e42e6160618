/// A piece of a line of a text file, and what is to stand in its place.
public struct TextReplacement: Hashable, Sendable {
    /// The file, relative to the project's folder where it lies in it.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The columns in Unicode scalars, from 1; empty where text is put in and none is taken out.
    public let columns: Range<Int>
    /// What stands there then.
    public let text: String
}

extension TextReplacement {
    /// Whether two replacements are of the same text, or of parts of it.
    func meets(_ other: TextReplacement) -> Bool {
        path == other.path && line == other.line
            && (columns == other.columns || columns.overlaps(other.columns))
    }

    /// The replacements that make one text of another, a piece of a line each, which is as short as can be;
    /// none where the two do not have the same number of lines.
    static func replacements(from original: [UInt8], to changed: [UInt8], in path: String) -> [Self] {
        let (old, new) = (TextLines(of: original), TextLines(of: changed))
        guard old.count == new.count else { return [] }
        return zip(old, new).enumerated().compactMap { index, pair in
            guard pair.0 != pair.1 else { return nil }
            let before = Array(String(decoding: pair.0, as: UTF8.self).unicodeScalars)
            let after = Array(String(decoding: pair.1, as: UTF8.self).unicodeScalars)
            let start = zip(before, after).prefix { $0 == $1 }.count
            let rest = min(before.count, after.count) - start
            let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
            var text = String.UnicodeScalarView()
            text.append(contentsOf: after[start..<after.count - end])
            return Self(
                path: path, line: index + 1, columns: start + 1..<before.count - end + 1, text: String(text))
        }
    }
}
