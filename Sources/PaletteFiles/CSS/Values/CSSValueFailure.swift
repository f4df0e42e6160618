/// Why a value of a stylesheet gives no colour.
enum CSSValueFailure: Error {
    /// It is something else: a length, a font, a shadow.
    case notAColor
    /// It is a colour that only a page has, such as `currentcolor`; the name is given.
    case needsPage(String)
    /// It would be one, but is not written as CSS asks; what is wrong, and where.
    case invalid(String, CSSToken)
}
