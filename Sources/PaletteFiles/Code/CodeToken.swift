/// A token of source code, as far as constants of colours need telling apart.
struct CodeToken: Hashable {
    enum Kind: Hashable {
        /// A name or a keyword, without backticks.
        case word
        /// A number in any base.
        case number
        /// The text of a string literal without interpolation, quotes left out; escapes are kept.
        case string
        /// A string with interpolation, or without an end, whose value is not known here.
        case interpolatedString
        /// A single character of punctuation.
        case mark(Unicode.Scalar)
    }

    /// What the token is.
    let kind: Kind
    /// The bytes of its text: without backticks and quotes.
    let bytes: Range<Int>
    /// Whether it begins a line.
    let beginsLine: Bool
}
