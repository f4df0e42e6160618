// What a piece beside a line is by its shape and its place.

extension CompanionSearch {
    /// Whether a piece is as high as the letters of a line and stands on its baseline, as the number of a
    /// list does, or is the dot after it.
    func isDigit(_ piece: Piece, in host: Host) -> Bool {
        let box = piece.bounds
        let foot = abs(Double(box.maxY) - host.baseline)
        let isHigh = abs(Double(box.height) / host.ascent - 1) <= constants.heightTolerance
        let isDot = Double(max(box.height, box.width)) <= ink.dotSize * host.ascent
        return foot <= constants.footTolerance * host.ascent + 1
            && (isDot || isHigh && Double(box.width) <= constants.markerProportion * Double(box.height))
    }

    /// Whether a piece hangs from the top of a line's tall letters, as quotes do.
    func isQuote(_ piece: Piece, beside host: Host) -> Bool {
        Double(piece.bounds.maxY) <= host.baseline - host.ascent / 2
    }

    /// Whether a piece is one bracket: in code it has an ink of its own. A cursor is as tall, and solid.
    func isBracket(_ piece: Piece, beside host: Host) -> Bool {
        let glyph = piece.line.glyphs[0]
        return piece.line.glyphs.count == 1 && isBracket(glyph, beside: host)
            && Double(glyph.coveredArea) < constants.bracketFill * Double(glyph.bounds.area)
    }

    /// Whether a piece is one solid shape as wide as high, and no full stop of a line: the dot of a legend or
    /// of a state, or one that separates.
    func isDot(_ piece: Piece, off host: Host) -> Bool {
        guard piece.line.glyphs.count == 1, let glyph = piece.line.glyphs.first else { return false }
        let (width, height) = (Double(glyph.width), Double(glyph.height))
        let isStop =
            max(width, height) <= ink.dotSize * host.ascent
            && Double(glyph.bounds.maxY) >= host.baseline - constants.footTolerance * host.ascent - 1
        return !isStop && abs(width - height) <= max(1, constants.dotTolerance * height)
            && Double(glyph.coveredArea) >= constants.dotFill * width * height
    }

    /// Whether a piece is one bar that is thinner than the strokes of a line: a hairline between cells.
    func isDivider(_ piece: Piece, beside host: Host) -> Bool {
        guard piece.line.glyphs.count == 1, let glyph = piece.line.glyphs.first,
            // Brackets bend.
            Double(glyph.width) <= host.strokeWidth.rounded(.up)
        else { return false }
        return Double(glyph.coveredArea) <= constants.dividerStroke * host.strokeWidth * Double(glyph.height)
            && Double(glyph.height) >= constants.bracketHeight * host.ascent
    }

    /// Whether a glyph is taller than the letters of a line, and narrow, as brackets are.
    func isBracket(_ glyph: Glyph, beside host: Host) -> Bool {
        let (width, height) = (Double(glyph.bounds.width), Double(glyph.bounds.height))
        return height >= constants.bracketHeight * host.ascent
            && width <= constants.bracketProportion * height
    }
}
