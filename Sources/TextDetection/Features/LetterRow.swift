/// The components of a candidate that are no dots or marks, and which of them stand on one row.
package struct LetterRow {
    private let tall: [Glyph]
    private let tolerance: Double
    private let constants: ClassifierConstants

    package init(_ line: Line, _ constants: ClassifierConstants) {
        let height = Double(line.bounds.height)
        tall = line.glyphs.filter { Double($0.height) >= constants.tallLetter * height }
        tolerance = max(1, constants.levelTolerance * height)
        self.constants = constants
    }

    /// Whether most of them, by their width, stand on one row and are no wider than letters.
    package var isLevel: Bool {
        let total = tall.reduce(0) { $0 + $1.width }
        return tall.contains { foot in
            let level = standing(with: foot)
            return level.count >= 2
                && level.allSatisfy { Double($0.width) <= constants.widestLevelLetter * Double($0.height) }
                && Double(level.reduce(0) { $0 + $1.width }) >= constants.levelShare * Double(total)
        }
    }

    /// Whether two of them stand on one row.
    package var hasPair: Bool { tall.contains { standing(with: $0).count >= 2 } }

    /// Those that stand on one row with another, itself among them.
    private func standing(with foot: Glyph) -> [Glyph] {
        tall.filter { Double(abs($0.bounds.maxY - foot.bounds.maxY)) <= tolerance }
    }
}
