/// What `opacity` says of a part of a page, whatever it is painted with (CSS Color Module Level 4, 3.3).
extension PaintReader {
    /// Whether a token is the name of the property that makes a part translucent as a whole.
    func isOpacity(_ token: CSSToken) -> Bool { sources.isIdentifier(token, "opacity") }

    /// Whether a declaration leaves something of a part, and not all; `nil` where it does not say.
    func fades(_ declaration: ArraySlice<CSSToken>) -> Bool? {
        guard let name = declaration.first, isOpacity(name),
            let colon = declaration.firstIndex(where: { $0.kind == .colon }),
            let value = declaration[(colon + 1)...].trimmed.first
        else { return nil }
        let text = sources.text(value)
        switch value.kind {
        case .number: return Double(text).map { $0 > 0 && $0 < 1 }
        case .percentage: return Double(text.dropLast()).map { $0 > 0 && $0 < 100 }
        default: return nil
        }
    }
}
