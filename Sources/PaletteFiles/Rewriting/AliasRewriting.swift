extension AliasReference {
    /// How to name another entry here; every other byte stays as it is.
    ///
    /// - Parameters:
    ///   - entry: The entry to name.
    ///   - file: The whole file that the reference was read from.
    /// - Throws: ``ColorRewritingError/stale(_:)`` where the file has changed, and
    ///   ``ColorRewritingError/notExpressible(_:)`` where the entry has no plain name in the notation.
    public func edit(naming entry: PaletteEntry, in file: [UInt8]) throws(ColorRewritingError) -> TextEdit {
        guard bytes.upperBound <= file.count, Array(file[bytes]) == Array(text.utf8) else {
            throw .stale(location)
        }
        guard let spelling = spelling(of: entry) else { throw .notExpressible(location) }
        return TextEdit(bytes, spelling)
    }
}
