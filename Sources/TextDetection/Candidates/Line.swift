/// Glyphs that stand on one row and can be one text.
package struct Line: Sendable {
    package var glyphs: [Glyph]
    package private(set) var bounds: Bounds

    package init(_ glyphs: [Glyph]) {
        self.glyphs = glyphs
        bounds = glyphs.dropFirst().reduce(glyphs[0].bounds) { $0.union($1.bounds) }
    }

    package mutating func absorb(_ other: Line) {
        glyphs += other.glyphs
        bounds = bounds.union(other.bounds)
    }
}
