internal import ColorMath

extension PaletteFormat {
    /// Design tokens, in the format of the DTCG, the older ones of tools, and as variables of Figma; those
    /// that belong together are one palette.
    static let designTokens = PaletteFormat(
        name: "design tokens", extensions: ["tokens", "json", "json5", "jsonc"],
        reading: .parted { TokenGroups($0.map(\.text)).grouping },
        recognizes: { file in
            let path = file.path.lowercased()
            return path.hasSuffix(".tokens") || path.hasSuffix(".tokens.json") || file.holdsTokens
        },
        completes: { $0.holdsAliases })
}

extension PaletteFile {
    /// Whether a file of JSON holds tokens that stand for others, which may be colours: the semantic tokens
    /// of Style Dictionary have no types.
    fileprivate var holdsAliases: Bool {
        guard mentions("\"{"), mentions("value"),
            let document = try? JSONDocument(parsing: text, dialect: JSONDialect(ofFileAt: path))
        else { return false }
        return document.root.holdsToken { token in
            (token.type == nil || token.type == "color")
                && token.value.string.flatMap { TokenReference(alias: $0) } != nil
        }
    }

    /// Whether a file of JSON holds tokens, says of which there are, or would if it were valid.
    fileprivate var holdsTokens: Bool {
        // Nothing that a token file needs is without one of these words.
        let dialect = JSONDialect(ofFileAt: path)
        let words: [StaticString] =
            dialect == .json5
            ? ["value"]
            : [
                "\"$value\"", "\"value\"", "Order\"", "selectedTokenSets", "\"valuesByMode\"",
                "\"$extensions\"",
            ]
        guard words.contains(where: mentions) else { return false }
        guard let document = try? JSONDocument(parsing: text, dialect: dialect) else {
            return mentions(dialect == .json5 ? "$value" : "\"$value\"")
        }
        if ResolverDocument.isResolver(document) || TokensStudioDocument.isTokensStudio(document)
            || FigmaVariables.isFigma(document)
        {
            return true
        }
        return document.root.holdsToken { token in
            token.type == "color"
                || token.type == nil && token.value.string.map(Self.isColor) ?? false
        }
    }

    /// Whether text is a colour as people write one where nothing says so: digits or a function, and no name,
    /// which may be any word.
    private static func isColor(_ text: String) -> Bool {
        text.hasPrefix("#") || text.hasSuffix(")") && (try? DynamicColor(css: text)) != nil
    }
}

extension JSONNode {
    /// Whether some token below is so.
    fileprivate func holdsToken(where isSo: (DesignToken) -> Bool) -> Bool {
        var isFound = false
        TokenTree(self, in: 0) { isFound = isFound || isSo($0) }
        return isFound
    }
}
