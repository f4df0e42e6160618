/// The letters of a line that stand on one row and begin at another: capitals and digits, whatever signs
/// stand among them, or small letters of scripts that have no ascenders.
///
/// Row profiles take a currency sign's ends for the letters' height, and a minus for their foot. Boxes do
/// not.
package struct LevelLetters {
    /// From where the letters begin to where they stand, in pixels.
    package let height: Double
    /// Whether something lies wholly above them: accents, dots, vowels, marks of tones.
    package let haveMarksAbove: Bool
    private let letters: [Glyph]

    private let constants: SizeConstants

    /// Finds the letters; fails where they have several heights, or where most of the line is something else.
    package init?(_ line: Line, inkHeight: Int, _ constants: SizeConstants) {
        let tolerance = max(1, constants.rowTolerance * Double(inkHeight))
        let glyphs = Self.withoutSigns(
            line.glyphs.filter { Double($0.height) >= constants.lowestLetter * Double(inkHeight) },
            tolerance: tolerance, constants)
        // Where letters with descenders are about as many as those without, the baseline is the upper of the
        // two rows.
        guard
            let foot = Self.mode(
                glyphs.map(\.bounds.maxY), tolerance: tolerance, orNearly: constants.footShare)
        else {
            return nil
        }
        let standing = glyphs.filter { abs(Double($0.bounds.maxY) - foot) <= tolerance }
        guard let top = Self.mode(standing.map(\.bounds.minY), tolerance: tolerance, orNearly: 1) else {
            return nil
        }
        let height = foot - top
        let letters = standing.filter { abs(Double($0.bounds.minY) - top) <= tolerance }
        let haveMarksAbove = line.glyphs.contains { Double($0.bounds.maxY) <= top + 1 }
        let areUneven = standing.contains { glyph in
            let start = Double(glyph.bounds.minY)
            // A few consonants of Thai are taller than most.
            return start < top - tolerance && !haveMarksAbove
                || start > top + tolerance && Double(glyph.height) >= constants.smallLetters * height
        }
        guard !areUneven, 2 * letters.count >= glyphs.count,
            standing.allSatisfy({ Double($0.width) <= constants.widestComponent * Double($0.height) }),
            haveMarksAbove || height >= constants.levelHeight * Double(inkHeight)
        else { return nil }
        self.height = height
        self.constants = constants
        self.haveMarksAbove = haveMarksAbove
        self.letters = letters
    }

    /// Whether most parts of a line are single letters, all of them too narrow for ideographs.
    package func areNarrow(in blocks: [LineShape.Block], of line: Line) -> Bool {
        let left = line.bounds.minX
        let tall = blocks.filter { Double($0.height) >= constants.lowestLetter * height }
        let single = tall.filter { block in
            let inside = line.glyphs.filter { glyph in
                let middle = glyph.bounds.minX - left + glyph.width / 2
                return block.start <= middle && middle < block.end
                    && Double(glyph.height) >= constants.lowestLetter * height
            }
            guard let only = inside.first, inside.count == 1 else { return false }
            return letters.contains { $0.component == only.component }
        }
        let widths = letters.reduce(0) { $0 + Double($1.width) / Double($1.height) }
        return letters.count >= Int(constants.fewestNarrow)
            && widths >= constants.letterWidth * Double(letters.count)
            && Double(single.count) >= constants.narrowShare * Double(tall.count)
            && single.allSatisfy { Double($0.width) <= constants.ideographWidth * height }
    }

    /// Leaves out what floats between the highest and the lowest row.
    private static func withoutSigns(_ glyphs: [Glyph], tolerance: Double, _ constants: SizeConstants)
        -> [Glyph]
    {
        guard let top = glyphs.map(\.bounds.minY).min(), let bottom = glyphs.map(\.bounds.maxY).max() else {
            return []
        }
        let others = glyphs.filter { glyph in
            Double(glyph.bounds.minY) <= Double(top) + tolerance
                || Double(glyph.bounds.maxY) >= Double(bottom) - tolerance
                || Double(glyph.width) < constants.signWidth * Double(glyph.height)
        }
        return others.isEmpty ? glyphs : others
    }

    /// The median of the uppermost rows that are close together and as many as anywhere, or nearly.
    static func mode(_ rows: [Int], tolerance: Double, orNearly share: Double) -> Double? {
        let sorted = rows.sorted()
        var start = 0
        var end = 0
        let groups = sorted.map { row in
            while Double(row - sorted[start]) > tolerance { start += 1 }
            while end < sorted.count, Double(sorted[end] - row) <= tolerance { end += 1 }
            return sorted[start..<end]
        }
        let most = groups.map(\.count).max() ?? 0
        guard let group = groups.first(where: { Double($0.count) >= share * Double(most) }) else {
            return nil
        }
        let (lower, upper) = (group.startIndex + (group.count - 1) / 2, group.startIndex + group.count / 2)
        return Double(sorted[lower] + sorted[upper]) / 2
    }
}
