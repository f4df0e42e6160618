/// A token of Swift source.
typealias SwiftToken = CodeToken

/// The tokens of Swift source.
typealias SwiftTokens = CodeTokens

extension SwiftTokens {
    /// Splits a file.
    init(_ bytes: [UInt8]) {
        let lexer = SwiftLexer(bytes)
        self.init(lexer.tokens, comments: lexer.comments, of: bytes)
    }

    /// The tokens of the first argument of a call; `nil` where no parenthesis is at a token.
    func firstArgument(at opening: Int) -> Range<Int>? {
        guard isMark("(", at: opening), let closing = closing(of: opening) else { return nil }
        var index = opening + 1
        while index < closing, !isMark(",", at: index) { index = (self.closing(of: index) ?? index) + 1 }
        return opening + 1..<Swift.min(index, closing)
    }
}
