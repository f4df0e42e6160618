import PaletteFiles

extension Palette {
    /// The palette of token files in memory, by their paths.
    init(tokens files: KeyValuePairs<String, String>) {
        let texts = files.map { SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
        self = TokenReader(texts).palette(named: "tokens")
    }

    /// The palette of one token file.
    init(tokens text: String) {
        self.init(tokens: ["a.tokens.json": text])
    }
}
