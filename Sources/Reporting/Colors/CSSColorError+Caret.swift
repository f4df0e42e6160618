public import ColorMath

extension CSSColorError {
    /// The fault, and below it the text with a caret under the offending character.
    public var pointingAtFault: String {
        let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
        let caret = String(repeating: " ", count: before.visible.count) + "^"
        return "\(description.visible)\n  \(text.visible)\n  \(caret)"
    }
}
