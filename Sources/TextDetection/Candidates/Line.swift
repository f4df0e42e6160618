/// Glyphs that stand on one row and can be one text.
struct Line {
    var glyphs: [Glyph]
    private(set) var bounds: Bounds

    init(_ glyphs: [Glyph]) {
        self.glyphs = glyphs
        bounds = glyphs.dropFirst().reduce(glyphs[0].bounds) { $0.union($1.bounds) }
    }

    mutating func absorb(_ other: Line) {
        glyphs += other.glyphs
        bounds = bounds.union(other.bounds)
    }
}
