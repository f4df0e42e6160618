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
}
