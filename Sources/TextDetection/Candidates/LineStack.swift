/// Parts lines that stand so close above each other that some of their letters touch, and that were taken for
/// one line of large type by these.
///
/// The letters of one line have their middles in one band; those of two lines in two, with nothing between
/// them but the pairs that touch.
package enum LineStack {
    /// The lines, from the top, without the pairs of letters that touch; the line itself where it is one.
    package static func parts(of line: Line, _ constants: CandidateConstants) -> [Line] {
        guard Double(line.glyphs.count) >= 2 * constants.fewestOfStack else { return [line] }
        let typical = Double(typicalHeight(of: line.glyphs))
        guard Double(line.bounds.height) >= constants.stackHeight * typical else { return [line] }
        let tallest = constants.tallestOfStack * typical
        let pairs = line.glyphs.filter { Double($0.height) > tallest }
        let letters = line.glyphs.filter {
            Double($0.height) <= tallest && Double($0.height) >= constants.lowestLetter * typical
        }.sorted { middle($0) < middle($1) }
        // Syllables and ideographs have as many parts as high as their line.
        guard !pairs.isEmpty, Double(pairs.count) <= constants.pairsOfStack * Double(letters.count) else {
            return [line]
        }
        let distance = constants.rowsOfStack * typical
        let rows = rows(of: letters, apart: distance)
        guard rows.count > 1, rows.allSatisfy({ Double($0.count) >= constants.fewestOfStack }),
            zip(rows, rows.dropFirst()).allSatisfy(areAbove),
            // Quotes and raised digits are a row that is lower than letters.
            rows.allSatisfy({ Double(Line($0).bounds.height) >= distance })
        else { return [line] }
        let middles = rows.map { middle($0[$0.count / 2]) }
        var parts = rows
        for glyph in line.glyphs where Double(glyph.height) < constants.lowestLetter * typical {
            let nearest = middles.indices.min {
                abs(middles[$0] - middle(glyph)) < abs(middles[$1] - middle(glyph))
            }
            if let nearest { parts[nearest].append(glyph) }
        }
        return parts.map { Line($0) }
    }

    /// The median height of glyphs, each as often as it is wide or high: that of letters, even where a dotted
    /// line below them has more parts than they are, or a frame lies around them.
    private static func typicalHeight(of glyphs: [Glyph]) -> Int {
        let fromLowest = glyphs.sorted { $0.height < $1.height }
        func weight(_ glyph: Glyph) -> Int { min(glyph.width, glyph.height) }
        let half = fromLowest.reduce(0) { $0 + weight($1) } / 2
        var sum = 0
        return fromLowest.first { glyph in
            sum += weight(glyph)
            return sum > half
        }?.height ?? 0
    }

    /// Whether one row lies above the other, and not beside it as the words of a slanted line do.
    private static func areAbove(_ one: [Glyph], _ other: [Glyph]) -> Bool {
        let (upper, lower) = (Line(one).bounds, Line(other).bounds)
        return -2 * upper.gapX(to: lower) >= min(upper.width, lower.width)
    }

    /// The row of pixels, with halves, that a glyph has its middle at.
    private static func middle(_ glyph: Glyph) -> Double { Double(glyph.bounds.minY + glyph.bounds.maxY) / 2 }

    /// Letters, from the top, in rows with nothing between them.
    private static func rows(of letters: [Glyph], apart distance: Double) -> [[Glyph]] {
        letters.reduce(into: []) { rows, letter in
            if let last = rows.last?.last, middle(letter) - middle(last) < distance {
                rows[rows.count - 1].append(letter)
            } else {
                rows.append([letter])
            }
        }
    }
}
