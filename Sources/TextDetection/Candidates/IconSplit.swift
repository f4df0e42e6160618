/// Parts a line from an icon in its ink that stands before or behind it, by whose height the type would be
/// taken for larger than it is.
///
/// Letters stand on a baseline; an icon beside them is centred on them, and reaches beyond their top and
/// below their feet. Ideographs and syllables among Latin letters do so a little, too, but look like
/// characters.
package struct IconSplit: Sendable {
    package let constants: CandidateConstants
    /// How much something looks like a character, as the logarithm of odds.
    private let likeness: @Sendable (Line) -> Double

    package init(constants: CandidateConstants, likeness: @escaping @Sendable (Line) -> Double) {
        self.constants = constants
        self.likeness = likeness
    }

    /// The line and the icons beside it, from the left.
    package func parts(of line: Line) -> [Line] {
        guard line.glyphs.count > 2 else { return [line] }
        let fromLeft = line.glyphs.sorted {
            ($0.bounds.minX, $0.component) < ($1.bounds.minX, $1.component)
        }
        if let count = iconCount(fromLeft) {
            return [Line(Array(fromLeft[..<count]))] + parts(of: Line(Array(fromLeft[count...])))
        }
        if let count = iconCount(fromLeft.reversed()) {
            let end = fromLeft.count - count
            return parts(of: Line(Array(fromLeft[..<end]))) + [Line(Array(fromLeft[end...]))]
        }
        return [line]
    }

    /// How many of some glyphs, from the first on, are an icon beside the others; `nil` for none.
    private func iconCount(_ glyphs: [Glyph]) -> Int? {
        var icon = glyphs[0].bounds
        for count in 1..<min(glyphs.count - 1, Int(constants.mostPartsOfIcon) + 1) {
            if let letters = StandingLetters(glyphs[count...], beside: icon, constants), letters.count > 1,
                isIcon(icon, glyphs[..<count], beside: letters)
            {
                return count
            }
            icon = icon.union(glyphs[count].bounds)
        }
        return nil
    }

    /// Whether a ring or a frame is drawn beside some letters, and no letter of their row.
    package static func isFrame(
        _ glyph: Glyph, beside others: some Collection<Glyph>, _ constants: CandidateConstants
    ) -> Bool {
        guard glyph.isHollow, let letters = StandingLetters(others, beside: glyph.bounds, constants) else {
            return false
        }
        return letters.margin(of: glyph.bounds) >= constants.wideIconMargin * letters.height
    }

    private func isIcon(_ box: Bounds, _ parts: ArraySlice<Glyph>, beside letters: StandingLetters) -> Bool {
        let height = Double(box.height)
        // Words are wider.
        guard Double(box.width) <= constants.widestIcon * height else { return false }
        let margin = letters.margin(of: box)
        // By a pixel, round letters do so.
        let isCentred = margin > max(1, constants.iconMargin * letters.height)
        // Beside dots, as Arabic zeros are, any digit is higher.
        guard letters.height >= constants.lowestLetter * height else { return false }
        // Words reach as far by their marks, and quotes with the descenders beside them.
        guard parts.count == 1 || !parts.contains(where: letters.areLevel(with:)) else { return false }
        if isApart(box, parts, from: letters) { return true }
        let only = parts.count == 1 ? parts.first : nil
        let isBar = only.map(isSolid) ?? false
        guard isCentred || !isBar && height >= constants.tallIcon * letters.height else { return false }
        if isCentred, only?.isHollow == true || margin >= constants.wideIconMargin * letters.height {
            return true
        }
        return likeness(Line(Array(parts))) < constants.iconLikeness
    }

    /// Whether something about as high as letters is no character, and farther from them than a space is
    /// wide.
    ///
    /// Among several parts, a stem is that of a letter or an exclamation mark; a solid shape alone may be the
    /// bar of a chart, and equal ones are stars or dots in a row.
    private func isApart(_ box: Bounds, _ parts: ArraySlice<Glyph>, from letters: StandingLetters) -> Bool {
        let lowest = letters.height / constants.tallIcon
        func isStem(_ glyph: Glyph) -> Bool {
            Double(glyph.height) >= lowest
                && Double(glyph.width) < constants.narrowestIcon * Double(glyph.height)
        }
        let mayBeIcon = parts.count == 1 ? !parts.contains(where: isSolid) : !parts.contains(where: isStem)
        return mayBeIcon && !letters.areEqual && Double(box.height) >= lowest
            && letters.gap >= constants.apartIcon * letters.height
            && likeness(Line(Array(parts))) < constants.apartLikeness
    }

    /// Whether a glyph fills its box, as the bars of a chart do, which stand beside each other.
    private func isSolid(_ glyph: Glyph) -> Bool {
        glyph.coveredArea >= Float(constants.solidIcon * Double(glyph.bounds.area))
    }
}

/// The letters of some glyphs that stand on one row, beside what may be an icon.
private struct StandingLetters {
    /// The rows at which they begin and end.
    let top: Double
    let foot: Double
    let count: Int
    /// How far they are from what may be an icon.
    let gap: Double
    /// Whether all of them are as wide and as high, to a pixel.
    let areEqual: Bool
    var height: Double { foot - top }

    private let rows: [ClosedRange<Int>]
    private let tolerance: Double

    /// Whether a glyph as high as a letter begins or ends where one of them does.
    func areLevel(with glyph: Glyph) -> Bool {
        let box = glyph.bounds
        return 2 * Double(box.height) >= height
            && rows.contains { row in
                abs(Double(box.minY - row.lowerBound)) <= tolerance
                    || abs(Double(box.maxY - row.upperBound)) <= tolerance
            }
    }

    /// How far a box reaches beyond them, above and below.
    func margin(of box: Bounds) -> Double { min(top - Double(box.minY), Double(box.maxY) - foot) }

    /// Finds them; fails where most glyphs stand on other rows, where what lies beside them is no further
    /// away than a letter, and where it is as narrow as a bracket.
    init?(_ glyphs: some Collection<Glyph>, beside icon: Bounds, _ constants: CandidateConstants) {
        guard let first = glyphs.first,
            Double(icon.width) >= constants.narrowestIcon * Double(icon.height)
        else { return nil }
        let bounds = glyphs.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
        gap = Double(icon.gapX(to: bounds))
        // The letters have most of the height, which spares most lines the rest.
        guard gap > 0, constants.tallIcon * gap >= constants.iconDistance * Double(bounds.height) else {
            return nil
        }
        let tallest = glyphs.lazy.map(\.height).max() ?? 0
        let tall = glyphs.filter { Double($0.height) >= constants.lowestLetter * Double(tallest) }
        guard !tall.isEmpty else { return nil }
        let tolerance = max(1, constants.standingTolerance * Double(tallest))
        guard let foot = LevelLetters.mode(tall.map(\.bounds.maxY), tolerance: tolerance, orNearly: 1) else {
            return nil
        }
        let standing = tall.filter { abs(Double($0.bounds.maxY) - foot) <= tolerance }
        guard 2 * standing.count >= tall.count, let top = standing.lazy.map(\.bounds.minY).min(),
            foot > Double(top)
        else { return nil }
        (self.top, self.foot, self.tolerance, count) = (Double(top), foot, tolerance, tall.count)
        areEqual = tall.allSatisfy {
            abs($0.width - tall[0].width) <= 1 && abs($0.height - tall[0].height) <= 1
        }
        rows = standing.map { $0.bounds.minY...$0.bounds.maxY }
        // Parts of ideographs lie above each other.
        guard Double(bounds.height) <= constants.tallIcon * height, gap >= constants.iconDistance * height
        else {
            return nil
        }
    }
}
