/// A row of letters while it grows.
package struct RowGrouping {
    package private(set) var members: [Glyph]
    /// The extent in which further letters are looked for: its rows grow only a little beyond the seed's.
    package private(set) var span: Bounds
    /// The height of the seed, the tallest letter.
    private let tallest: Int
    /// The rows that the span never leaves.
    package let rows: Range<Int>
    /// The first of the members that reach furthest to the left, and to the right.
    private var leftmost = 0
    private var rightmost = 0

    private let constants: CandidateConstants

    package init(seed: Glyph, _ constants: CandidateConstants) {
        self.constants = constants
        members = [seed]
        span = seed.bounds
        tallest = seed.height
        rows = span.minY - tallest / 2..<span.maxY + tallest / 2
    }

    /// A little more than the widest gap between letters in pixels.
    package var widestGap: Int { Int(constants.widestGap * Double(tallest)) + 1 }

    package mutating func add(_ glyph: Glyph) {
        if glyph.bounds.minX < members[leftmost].bounds.minX { leftmost = members.count }
        if glyph.bounds.maxX > members[rightmost].bounds.maxX { rightmost = members.count }
        members.append(glyph)
        span.minX = min(span.minX, glyph.bounds.minX)
        span.maxX = max(span.maxX, glyph.bounds.maxX)
        let top = min(span.minY, glyph.bounds.minY)
        let bottom = max(span.maxY, glyph.bounds.maxY)
        if Double(bottom - top) <= constants.rowGrowth * Double(tallest) {
            span.minY = top
            span.maxY = bottom
        }
    }

    package func accepts(_ glyph: Glyph, gap: Int) -> Bool {
        let full = Double(tallest)
        guard Double(glyph.height) >= constants.lowestLetter * full,
            Double(gap) <= constants.widestGap * full,
            Double(-span.gapY(to: glyph.bounds)) >= constants.rowOverlap * Double(glyph.height)
        else { return false }
        let neighbour = nearest(to: glyph)
        if Double(gap) > constants.untrackedGap * full {
            // Tracked capitals and digits stand farther apart, but tops and feet agree.
            let tolerance = 1 + constants.trackedTolerance * full
            guard Double(abs(neighbour.bounds.minY - glyph.bounds.minY)) <= tolerance,
                Double(abs(neighbour.bounds.maxY - glyph.bounds.maxY)) <= tolerance
            else { return false }
        }
        return neighbour.isCompatible(with: glyph, constants)
            || members[0].isCompatible(with: glyph, constants)
    }

    /// Whether a glyph has the height of a letter and could overlap the row however far that grows.
    package func mayEverAccept(_ glyph: Glyph) -> Bool {
        let overlap = min(rows.upperBound - glyph.bounds.minY, glyph.bounds.maxY - rows.lowerBound)
        return Double(glyph.height) >= constants.lowestLetter * Double(tallest)
            && Double(overlap) >= constants.rowOverlap * Double(glyph.height)
    }

    /// The member that is nearest to a glyph, of several the first.
    private func nearest(to glyph: Glyph) -> Glyph {
        if glyph.bounds.minX >= span.maxX { return members[rightmost] }
        if glyph.bounds.maxX <= span.minX { return members[leftmost] }
        return members.min { $0.bounds.gapX(to: glyph.bounds) < $1.bounds.gapX(to: glyph.bounds) }
            ?? members[0]
    }
}
