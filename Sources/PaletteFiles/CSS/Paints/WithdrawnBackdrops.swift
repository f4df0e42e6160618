/// The parts of a page whose backdrops stylesheets take away, whatever others say:
/// `.code { background: unset !important }`.
struct WithdrawnBackdrops: Sendable {
    /// The stylesheets that do, by the part.
    private var sheets: [String: Set<Int>] = [:]

    /// Values that leave what lies behind.
    private static let words: Set<String> = [
        "unset", "none", "transparent", "inherit", "initial", "revert", "revert-layer",
    ]

    /// Looks for them in stylesheets that are cut into tokens, where there are several.
    init(in all: [[CSSToken]], of sources: CSSSources) {
        guard all.count > 1 else { return }
        for (sheet, tokens) in all.enumerated() {
            var preludes: [ArraySlice<CSSToken>] = []
            var start = tokens.startIndex
            for (index, token) in tokens.enumerated() {
                switch token.kind {
                case .openBrace:
                    preludes.append(tokens[start..<index].trimmed)
                    start = index + 1
                case .closeBrace, .semicolon:
                    let declaration = tokens[start..<index].trimmed
                    if let prelude = preludes.last, Self.withdraws(declaration, sources) {
                        for part in prelude.separatedByCommas {
                            sheets[PartName(sources.text(of: part)).text, default: []].insert(sheet)
                        }
                    }
                    if token.kind == .closeBrace { _ = preludes.popLast() }
                    start = index + 1
                default: break
                }
            }
        }
    }

    /// Whether a declaration leaves a part without a backdrop for good.
    private static func withdraws(_ declaration: ArraySlice<CSSToken>, _ sources: CSSSources) -> Bool {
        guard let name = declaration.first,
            sources.isIdentifier(name, "background") || sources.isIdentifier(name, "background-color")
        else { return false }
        let rest = declaration.dropFirst().filter { $0.kind != .whitespace }
        return rest.count == 4 && rest[0].kind == .colon && rest[1].kind == .ident
            && words.contains(sources.name(rest[1])) && sources.isDelimiter(rest[2], "!")
            && sources.isIdentifier(rest[3], "important")
    }

    /// Whether a stylesheet other than some takes the backdrop of a part away.
    func has(_ part: String, outsideOf own: Set<Int>) -> Bool {
        sheets[part].map { !$0.isSubset(of: own) } ?? false
    }
}
