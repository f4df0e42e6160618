/// The `legible:ignore` comments of a stylesheet or of source code, by the lines they speak of.
///
/// A comment alone on its line speaks of the next line, one after a declaration of its own line. What follows
/// `legible:ignore` is the reason.
struct IgnoreComments: Sendable {
    private let text: SourceText
    private var reasons: [Int: String] = [:]

    /// Finds them among the comments of a text.
    ///
    /// - Parameter openingLength: How many bytes open a comment, which has those within it.
    init(_ comments: [Range<Int>], in text: SourceText, openingLength: Int = 2) {
        self.text = text
        for comment in comments {
            let words = text.string(comment).split(whereSeparator: \.isWhitespace)
            guard words.first == "legible:ignore" || words.first == "legible:ignore:" else { continue }
            let isAlone =
                text.bytes[..<(comment.lowerBound - openingLength)]
                .last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }?.isCSSNewline != false
            let line = text.location(of: isAlone ? comment.upperBound : comment.lowerBound).line
            reasons[line + (isAlone ? 1 : 0)] = words.dropFirst().joined(separator: " ")
        }
    }

    /// The reason to ignore what is written at some bytes; empty where the comment gives none, `nil` where
    /// there is no comment.
    func reason(for bytes: Range<Int>) -> String? {
        guard !reasons.isEmpty else { return nil }
        return reasons[text.location(of: bytes.lowerBound).line]
            ?? reasons[text.location(of: bytes.upperBound).line]
    }
}
