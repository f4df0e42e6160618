/// Tokens that no file has: what functions and loops of Sass give, and keywords that the indented syntax has
/// signs for. They stand in a source of their own, the last that is read.
enum StyleWord {
    private static let words =
        ["@mixin", "@include", "null", "true", "false", "string", "color", "number", "bool", "map", "list"]
    /// The greatest number that a loop counts to.
    static let greatestNumber = 1_000

    /// What the source says: something that stands for what only a compiler knows, and the words.
    static let text = SourceText(
        path: "mark.scss", bytes: Array((mark + places.words.joined()).utf8))

    private static let mark = String(CompiledStyles.mark)
    /// Every word, and where it begins.
    private static let places: (words: [String], starts: [String: Int]) = {
        let all = words + (0...greatestNumber).map(String.init)
        var (starts, start) = ([String: Int](), mark.utf8.count)
        for word in all {
            starts[word] = start
            start += word.utf8.count
        }
        return (all, starts)
    }()

    /// The token that stands for what only a compiler knows.
    static func mark(of sources: CSSSources) -> CSSToken {
        CSSToken(kind: .ident, source: sources.texts.count - 1, bytes: 0..<mark.utf8.count)
    }

    /// A word as a token; `nil` for one that is not known.
    static func token(_ word: String, of sources: CSSSources) -> CSSToken? {
        guard let start = places.starts[word], let first = word.utf8.first else { return nil }
        let kind: CSSToken.Kind =
            switch first {
            case UInt8(ascii: "@"): .atKeyword
            case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
            default: .ident
            }
        return CSSToken(
            kind: kind, source: sources.texts.count - 1, bytes: start..<start + word.utf8.count)
    }

    /// A sign that needs no text.
    static func sign(_ kind: CSSToken.Kind, of sources: CSSSources) -> CSSToken {
        CSSToken(kind: kind, source: sources.texts.count - 1, bytes: 0..<0)
    }
}
