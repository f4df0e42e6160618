extension Line {
    /// The words of the line, from the left.
    package func words(_ constants: CandidateConstants) -> [Line] {
        let gap = max(Int(constants.narrowestWordGap), Int(constants.wordGap * Double(bounds.height)))
        return parts { $1.bounds.minX - $0.bounds.maxX <= gap }
    }

    /// The line in parts, from the left.
    ///
    /// - Parameter continues: Whether the part so far goes on with the next glyph.
    func parts(where continues: (_ part: Line, _ next: Glyph) -> Bool) -> [Line] {
        let fromLeft = glyphs.sorted { ($0.bounds.minX, $0.component) < ($1.bounds.minX, $1.component) }
        var parts: [Line] = []
        for glyph in fromLeft {
            if let last = parts.last, continues(last, glyph) {
                parts[parts.count - 1].absorb(Line([glyph]))
            } else {
                parts.append(Line([glyph]))
            }
        }
        return parts
    }
}
