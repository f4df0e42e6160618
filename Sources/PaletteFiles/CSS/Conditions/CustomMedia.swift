/// The media queries that stylesheets name: `@custom-media --dark (prefers-color-scheme: dark)`, by Media
/// Queries Level 5, section 5.
struct CustomMedia: Sendable {
    private var queries: [String: ArraySlice<CSSToken>] = [:]

    /// Finds them in stylesheets; of two with one name the last counts.
    init(of sheets: [[CSSToken]], in sources: CSSSources) {
        for tokens in sheets {
            for index in tokens.indices where tokens[index].kind == .atKeyword {
                guard sources.name(tokens[index]).lowercased() == "custom-media" else { continue }
                let end = tokens[index...].firstIndex { $0.kind == .semicolon } ?? tokens.endIndex
                let prelude = tokens[(index + 1)..<end].trimmed
                guard let name = prelude.first, name.kind == .ident else { continue }
                queries[sources.text(name)] = prelude.dropFirst().trimmed
            }
        }
    }

    /// The list of queries with a name; `nil` where there is none.
    func queries(named name: String) -> ArraySlice<CSSToken>? { queries[name] }
}
