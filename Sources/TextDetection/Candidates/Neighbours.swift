/// The free glyphs around a row of letters while it grows to the left and to the right.
///
/// Only what may still join the row is looked at, and only a little further than the row reaches: however
/// wide the screen is and however many rows it has, the next letter is found among a few.
struct Neighbours {
    private let glyphs: [Glyph]
    private let places: BoxIndex
    /// For each glyph, whether it is part of a row.
    private(set) var isUsed: [Bool]
    /// For each glyph, the seed of the row that it has been looked at for last.
    private var seenFor: [Int32]
    private var seed = 0
    /// The glyphs that have been looked at for this row, may join it, and have not yet.
    private var candidates: [Int] = []
    /// The columns that have been looked at.
    private var columns = 0..<0

    /// - Parameter glyphs: the tallest first.
    init(of glyphs: [Glyph], places: BoxIndex) {
        self.glyphs = glyphs
        self.places = places
        isUsed = Array(repeating: false, count: glyphs.count)
        seenFor = Array(repeating: -1, count: glyphs.count)
    }

    /// Begins a row with a glyph.
    mutating func begin(with seed: Int) {
        self.seed = seed
        isUsed[seed] = true
        candidates.removeAll(keepingCapacity: true)
        columns = 0..<0
    }

    /// Frees glyphs that were taken.
    mutating func release(_ items: [Int]) {
        for item in items { isUsed[item] = false }
    }

    /// The nearest free glyph that continues a row, of several as near the tallest; it is free no longer.
    mutating func takeNearest(to row: RowGrouping) -> Int? {
        look(around: row)
        var best: (place: Int, item: Int, gap: Int)?
        for place in candidates.indices {
            let item = candidates[place]
            let gap = row.span.gapX(to: glyphs[item].bounds)
            if let found = best, (gap, item) >= (found.gap, found.item) { continue }
            if row.accepts(glyphs[item], gap: gap) { best = (place, item, gap) }
        }
        guard let best else { return nil }
        isUsed[best.item] = true
        candidates.swapAt(best.place, candidates.count - 1)
        candidates.removeLast()
        return best.item
    }

    /// Takes in the glyphs that the row has come near.
    private mutating func look(around row: RowGrouping) {
        let gap = row.widestGap
        let needed = row.span.minX - gap..<row.span.maxX + gap
        if columns.isEmpty {
            look(in: needed.lowerBound - gap..<needed.upperBound + gap, for: row)
            columns = needed.lowerBound - gap..<needed.upperBound + gap
        }
        if needed.lowerBound < columns.lowerBound {
            look(in: needed.lowerBound - gap..<columns.lowerBound, for: row)
            columns = needed.lowerBound - gap..<columns.upperBound
        }
        if needed.upperBound > columns.upperBound {
            look(in: columns.upperBound..<needed.upperBound + gap, for: row)
            columns = columns.lowerBound..<needed.upperBound + gap
        }
    }

    private mutating func look(in strip: Range<Int>, for row: RowGrouping) {
        let rows = row.rows
        let near = places.items(
            in: Bounds(
                minX: strip.lowerBound, minY: rows.lowerBound, maxX: strip.upperBound, maxY: rows.upperBound))
        for item in near where !isUsed[item] && seenFor[item] != Int32(seed) {
            seenFor[item] = Int32(seed)
            if row.mayEverAccept(glyphs[item]) { candidates.append(item) }
        }
    }
}
