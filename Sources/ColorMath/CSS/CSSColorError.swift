/// Why a text is not a colour in the notations of CSS Color 4, and where.
public struct CSSColorError: Error, Hashable, Sendable {
    /// The kind of fault.
    public enum Code: Hashable, Sendable {
        /// The text ends before the colour does, or holds no colour at all.
        case unexpectedEnd
        /// A character that cannot stand here.
        case unexpectedCharacter
        /// A name that is none of the named colours.
        case unknownName
        /// A function that is none of the colour functions.
        case unknownFunction
        /// A space that `color()` does not know.
        case unknownSpace
        /// A unit that does not belong to this component.
        case unknownUnit
        /// A `#` with a number of digits other than 3, 4, 6 or 8.
        case hexLength
        /// A number where only a percentage may stand, or the other way round.
        case wrongKind
        /// Something after the end of the colour.
        case trailingText
        /// A function of CSS that only a stylesheet can resolve, such as `var()` and `light-dark()`, or a
        /// calculation with lengths of a page.
        case needsStylesheet
        /// A colour that only a page has: `currentcolor`, or one of the system.
        case needsPage
        /// An opacity below 1 where the type has none.
        case translucent
        /// More levels of parentheses in a calculation than anyone writes.
        case nestedTooDeeply
    }

    /// The kind of fault.
    public let code: Code
    /// Where the fault is: the number of UTF-8 bytes before the offending character.
    public let offset: Int
    /// What could have stood there, as the end of a sentence: "a percentage".
    public let expected: String
    /// The text that was read.
    public let text: String
}

extension CSSColorError: CustomStringConvertible {
    /// One line that says where the fault is and what would be right.
    public var description: String {
        let before = text.utf8.prefix(offset)
        let column = String(decoding: before, as: UTF8.self).count + 1
        return "\"\(text)\" is not a colour: at character \(column), expected \(expected)"
    }
}
