/// What `.opacity(0.5)`, `.withAlphaComponent(0.5)` and `.cgColor` behind a colour do to its alpha.
struct SwiftOpacity {
    /// What alpha is multiplied by.
    private var factor = 1.0
    /// What alpha was set to before, where it was.
    private var replacement: Double?
    /// The token behind the last of them.
    private(set) var end: Int

    /// Steps over what is done to a colour that ends at a token; `nil` where something else is done to it, so
    /// that it is not the one that is named.
    init?(at end: Int, in source: SwiftTokens) {
        self.end = end
        while source.isMark(".", at: self.end) {
            if source.word(at: self.end + 1) == "cgColor", !source.isMark("(", at: self.end + 2) {
                self.end += 2
                continue
            }
            guard let call = SwiftCall(at: self.end, in: source), call.arguments.count == 1,
                let value = SwiftExpression.number(of: call.arguments[0].value, in: source)
            else { return nil }
            let opacity = max(0, min(1, value))
            switch call.callee {
            case "opacity": factor *= opacity
            case "withAlphaComponent": (replacement, factor) = (opacity, 1)
            default: return nil
            }
            self.end = call.tokens.upperBound
        }
    }

    /// Whether a colour is as it was.
    var isIdentity: Bool { factor == 1 && replacement == nil }

    /// What becomes of an alpha.
    func applied(to alpha: Double) -> Double { (replacement ?? alpha) * factor }
}
