/// How a language writes strings and comments.
struct CodeLanguage: Sendable {
    /// What begins and ends a string; three double or single quotes do so over several lines.
    let quotes: Set<UInt8>
    /// Whether three quotes in a row begin a string of several lines.
    let hasTripleQuotes: Bool
    /// Whether comments may lie in comments.
    let nestsComments: Bool
    /// Whether there are regular expressions between slashes.
    let hasRegularExpressions: Bool
    /// Whether a type before a name declares it: `Color ink = …`. Else a name before `=` is that of an
    /// argument.
    var declaresByType = false

    static let kotlin = CodeLanguage(
        quotes: Set("\"'".utf8), hasTripleQuotes: true, nestsComments: true, hasRegularExpressions: false)
    static let dart = CodeLanguage(
        quotes: Set("\"'".utf8), hasTripleQuotes: true, nestsComments: true, hasRegularExpressions: false,
        declaresByType: true)
    static let ecmaScript = CodeLanguage(
        quotes: Set("\"'`".utf8), hasTripleQuotes: false, nestsComments: false, hasRegularExpressions: true)
}
