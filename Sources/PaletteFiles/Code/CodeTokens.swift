/// The tokens of a file of source code, with the questions that readers of expressions ask of them.
struct CodeTokens {
    let bytes: [UInt8]
    let tokens: [CodeToken]
    /// The bytes within each comment.
    let comments: [Range<Int>]
    /// The bracket that closes each one that is opened; −1 where none does, and for all other tokens.
    private let closings: [Int32]

    /// Takes what a lexer made of a file.
    init(_ tokens: [CodeToken], comments: [Range<Int>], of bytes: [UInt8]) {
        self.bytes = bytes
        self.tokens = tokens
        self.comments = comments
        var closings = [Int32](repeating: -1, count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .mark("("), .mark("["), .mark("{"): open.append(index)
            case .mark(")"), .mark("]"), .mark("}"):
                if let opening = open.popLast() { closings[opening] = Int32(clamping: index) }
            default: break
            }
        }
        self.closings = closings
    }

    var count: Int { tokens.count }

    func kind(at index: Int) -> CodeToken.Kind? {
        index >= 0 && index < tokens.count ? tokens[index].kind : nil
    }

    func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
        guard index >= 0, index < tokens.count, case .mark(let other) = tokens[index].kind else {
            return false
        }
        return other == mark
    }

    func text(at index: Int) -> String {
        String(decoding: bytes[tokens[index].bytes], as: UTF8.self)
    }

    /// The text that a range of tokens takes up, which is not empty.
    func string(of range: Range<Int>) -> String {
        String(decoding: bytes[self.bytes(of: range)], as: UTF8.self)
    }

    /// A name or keyword; `nil` for any other token.
    func word(at index: Int) -> String? {
        kind(at: index) == .word ? text(at: index) : nil
    }

    /// The bracket that closes the one at a token; `nil` where none does.
    func closing(of opening: Int) -> Int? {
        guard closings.indices.contains(opening), closings[opening] >= 0 else { return nil }
        return Int(closings[opening])
    }

    /// Whether no space is between a token and the one before.
    func adjoins(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].bytes.upperBound == tokens[index].bytes.lowerBound
    }

    /// The bytes that a range of tokens takes up, which is not empty.
    func bytes(of range: Range<Int>) -> Range<Int> {
        tokens[range.lowerBound].bytes.lowerBound..<tokens[range.upperBound - 1].bytes.upperBound
    }
}
