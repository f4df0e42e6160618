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

extension CodeToken {
    /// Whether a byte may be part of a name. Every scalar beyond ASCII may: operators of such scalars do not
    /// matter here.
    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
