extension Line {
    /// The words of the line, from the left.
    package func words(_ constants: CandidateConstants) -> [Line] {
        let gap = max(Int(constants.narrowestWordGap), Int(constants.wordGap * Double(bounds.height)))
        let sorted = glyphs.sorted { ($0.bounds.minX, $0.component) < ($1.bounds.minX, $1.component) }
        var words: [Line] = []
        for glyph in sorted {
            if let last = words.last, glyph.bounds.minX - last.bounds.maxX <= gap {
                words[words.count - 1].absorb(Line([glyph]))
            } else {
                words.append(Line([glyph]))
            }
        }
        return words
    }
}
