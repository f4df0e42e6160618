/// A token of Swift source.
typealias SwiftToken = CodeToken

/// The tokens of Swift source.
typealias SwiftTokens = CodeTokens

extension SwiftTokens {
    /// Splits a range of a Swift file.
    init(_ bytes: [UInt8], in range: Range<Int>) {
        let lexer = SwiftLexer(bytes, in: range)
        self.init(lexer.tokens, comments: lexer.comments, of: bytes)
    }
}
