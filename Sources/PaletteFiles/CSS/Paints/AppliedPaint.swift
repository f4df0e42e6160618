/// What a rule paints with by the utilities of Tailwind that it applies: `@apply bg-canvas text-ink`, where a
/// theme declares `--color-canvas` and `--color-ink` (tailwindcss.com, Functions and directives, `@apply`).
struct AppliedPaint {
    let side: PaintReader.Side
    /// The name of the utility.
    let utility: CSSToken
    let setting: PaintedColor.Setting

    /// The utilities of each side.
    private static let sides: [(prefix: String, side: PaintReader.Side)] = [
        ("bg-", .backdrop), ("text-", .ink),
    ]

    /// What a statement applies.
    ///
    /// - Parameters:
    ///   - statement: The tokens of a declaration, or of a statement in its place.
    ///   - sources: Where they are from.
    ///   - declared: The custom properties that are declared somewhere.
    static func all(
        in statement: ArraySlice<CSSToken>, of sources: CSSSources, declared: Set<String>
    ) -> [AppliedPaint] {
        guard let first = statement.first, first.isApply(in: sources) else { return [] }
        return statement.indices.dropFirst().compactMap { index in
            let token = statement[index]
            guard token.kind == .ident, statement[index - 1].kind == .whitespace,
                let (side, property) = property(of: sources.name(token)), declared.contains(property)
            else { return nil }
            // A share of the colour, `bg-canvas/50`, or what holds in a state alone, `hover:bg-canvas`.
            let next = statement[(index + 1)...].first
            guard next?.kind != .colon else { return nil }
            let isWhole = next.map { $0.kind == .whitespace } ?? true
            let color = PaintedColor(
                variable: property, value: statement[index...index], mayLetThrough: true)
            return AppliedPaint(side: side, utility: token, setting: isWhole ? .color(color) : .unknown)
        }
    }

    /// The names of the custom properties that the utilities of some tokens may stand for.
    static func properties(in tokens: some Sequence<CSSToken>, of sources: CSSSources) -> [String] {
        var found: [String] = []
        var isApplied = false
        for token in tokens {
            switch token.kind {
            case .atKeyword: isApplied = token.isApply(in: sources)
            case .semicolon, .openBrace, .closeBrace: isApplied = false
            case .ident where isApplied:
                if let (_, property) = property(of: sources.name(token)) { found.append(property) }
            default: break
            }
        }
        return found
    }

    /// The side that a utility paints, and the property that a theme has its colour in.
    private static func property(of utility: String) -> (side: PaintReader.Side, name: String)? {
        for (prefix, side) in sides where utility.hasPrefix(prefix) {
            return (side, "--color-" + utility.dropFirst(prefix.count))
        }
        return nil
    }
}

extension CSSToken {
    /// Whether it is `@apply`.
    func isApply(in sources: CSSSources) -> Bool { kind == .atKeyword && sources.name(self) == "apply" }
}
