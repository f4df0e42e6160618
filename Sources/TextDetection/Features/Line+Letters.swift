extension Line {
    /// Its components that are no dots, marks and signs, from the left.
    ///
    /// - Parameter height: The height of its ink, in pixels.
    package func letters(ofInkHeight height: Float) -> [Glyph] {
        glyphs.filter { Float($0.height) >= Self.letter * height }.sorted { $0.bounds.minX < $1.bounds.minX }
    }

    /// Components as high for the line are letters.
    private static let letter: Float = 0.35
}
