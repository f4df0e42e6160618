extension PaletteFormat {
    /// Design tokens, in the format of the DTCG and the older ones of tools; all that are found together are
    /// one palette.
    static let designTokens = PaletteFormat(
        name: "design tokens", extensions: ["tokens", "json"],
        reading: .together { files, name in TokenReader(files.map(\.text)).palette(named: name) },
        recognizes: { file in
            let path = file.path.lowercased()
            return path.hasSuffix(".tokens") || path.hasSuffix(".tokens.json") || file.holdsTokens
        })
}

extension PaletteFile {
    /// Whether a file of JSON holds tokens, says of which there are, or would if it were valid.
    fileprivate var holdsTokens: Bool {
        // Nothing that a token file needs is without one of these words.
        guard
            mentions("\"$value\"") || mentions("\"value\"") || mentions("Order\"")
                || mentions("selectedTokenSets")
        else { return false }
        guard let document = try? JSONDocument(parsing: text) else { return mentions("\"$value\"") }
        if ResolverDocument.isResolver(document) || TokensStudioDocument.isTokensStudio(document) {
            return true
        }
        return TokenTree(document.root, in: 0).tokens.contains { token in
            token.type == "color" || token.value.string?.hasPrefix("#") == true
        }
    }

    /// Whether some ASCII text occurs in the file.
    private func mentions(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { word in
            bytes.withUnsafeBufferPointer { bytes in
                guard let first = word.first else { return true }
                var start = 0
                while let found = bytes[start...].firstIndex(of: first) {
                    if bytes[found...].starts(with: word) { return true }
                    start = found + 1
                }
                return false
            }
        }
    }
}
