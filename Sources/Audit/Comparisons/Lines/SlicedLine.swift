internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

/// A line of text that a straight edge cuts through, so that only its upper part is seen.
///
/// Letters end in bowls, in serifs and at several heights: the ink of a whole line changes from row to row
/// above its lower end. Where an edge cuts through strokes, it is the same in the last rows, and gone in the
/// next. Capitals and digits end on one row by themselves, and begin on one: of a line that is cut few
/// letters reach as high as the first rows.
struct SlicedLine {
    /// The fewest strokes that tell: of fewer, all may end on one row.
    private static let fewestRuns = 6
    /// How much the ink of the last rows may differ, as a share.
    private static let evenness = 0.15
    /// The share of inked pixels that the last rows have in common.
    private static let overlap = 0.55
    /// The most ink of the row below, as a share of that of the last.
    private static let mostBelow = 0.05
    /// From this share on a pixel counts as inked.
    private static let inked: Float = 0.5
    /// The share of the strokes of the last rows that the first rows of a line without small letters have.
    private static let capitals = 0.6

    /// The row below the cut.
    let edge: Int

    /// Looks at the lower end of a line.
    ///
    /// - Returns: `nil` where its letters end by themselves.
    init?(_ region: Region, in pixels: Bitmap<UInt8>) {
        let ink = LineInk(of: region)
        guard let rows = ink.rows(of: region.box, in: pixels), rows.count > 4 else { return nil }
        edge = rows.upperBound
        let columns = region.box.x..<region.box.maxX
        let shares = (0...3).map { up in
            columns.map { ink.share(at: $0, rows.upperBound - up, in: pixels) }
        }
        let crown = (1...2).map { down in
            Self.runs(columns.map { ink.share(at: $0, rows.lowerBound + down, in: pixels) })
        }
        let sums = shares.map { Double($0.reduce(0, +)) }
        let runs = shares.map(Self.runs)
        let last = shares[1].map { $0 >= Self.inked }
        let above = shares[3].map { $0 >= Self.inked }
        let shared = zip(last, above).count { $0 && $1 }
        let either = zip(last, above).count { $0 || $1 }
        guard Double(crown.max() ?? 0) < Self.capitals * Double(runs[1]), runs[1] >= Self.fewestRuns,
            abs(runs[1] - runs[2]) <= 1, abs(runs[1] - runs[3]) <= 1,
            [2, 3].allSatisfy({ abs(sums[$0] / sums[1] - 1) <= Self.evenness }),
            Double(shared) >= Self.overlap * Double(either), sums[0] <= Self.mostBelow * sums[1]
        else { return nil }
    }

    /// The number of strokes in a row.
    private static func runs(_ shares: [Float]) -> Int {
        shares.indices.count { index in
            shares[index] >= inked && (index == 0 || shares[index - 1] < inked)
        }
    }
}

extension ScreenPair {
    /// The height of what is left of a line as a share of the whole line above, or of its counterpart.
    private static var mostLeft: Double { 0.8 }
    /// How far a cut line begins, or ends, from where the whole line above, or its counterpart, does, in
    /// heights of that.
    private static var aside: Double { 0.5 }
    /// How far below the whole line it lies, in heights of that.
    private static var below: Double { 1.5 }
    /// How far inks of one text are apart at most, in code values.
    private static var sameInk: Int { 24 }

    /// The lines of the second screen that an edge cuts through, with what they were on the first, where
    /// that is known, besides those that are known to be cut.
    ///
    /// What begins below is no cut line where it is a bar: a list that scrolls goes on under it.
    func slicedLinesFound() -> [(line: Int, reference: Int?)] {
        guard !isOfStates else { return [] }
        let known = Set(clippedLines.map(\.line))
        return screen.lines.filter { !known.contains($0) }.compactMap { line in
            let own = region(line)
            guard let slice = SlicedLine(own, in: screen.pixels),
                !screen.hasBar(at: slice.edge, below: own.box.y)
            else { return nil }
            let match = matching.matches.first { $0.line == line }
            if let match {
                let old = referenceRegion(match.reference)
                guard SlicedLine(old, in: reference.pixels) == nil else { return nil }
                if differences.contains(.language),
                    Double(own.box.height) < Self.mostLeft * Double(old.box.height)
                        * max(1, own.growth(from: old))
                {
                    return (line, match.reference)
                }
            }
            if isRest(own) { return (line, match?.reference) }
            return match == nil ? counterpart(of: own).map { (line, $0) } : nil
        }
    }

    /// The line of the first screen that is not on the second, and begins where a cut line does there.
    private func counterpart(of line: Region) -> Int? {
        guard showsSameText else { return nil }
        return matching.lost.first { index in
            let old = referenceRegion(index)
            let starts = Double(old.box.x) / reference.scale - Double(line.box.x) / screen.scale
            return abs(starts) <= Self.aside * old.pointSize
        }
    }

    /// Whether a line looks like what is left of one more line of the text above it.
    private func isRest(_ line: Region) -> Bool {
        screen.lines.map { region($0) }.contains { above in
            let height = Double(above.box.height)
            guard Double(line.box.height) < Self.mostLeft * height else { return false }
            let gap = Double(line.box.y - above.box.maxY)
            guard gap > -height / 2, gap < Self.below * height else { return false }
            let sides = [above.box.x - line.box.x, above.box.maxX - line.box.maxX].map(abs)
            return Double(sides.min() ?? 0) <= Self.aside * height
                && above.ink.largestDifference(from: line.ink) <= Self.sameInk
                && SlicedLine(above, in: screen.pixels) == nil
        }
    }
}

extension ComparedScreen {
    /// How many places of a row are looked at, and the share of them in which another colour begins where a
    /// bar does.
    private static let (samples, barShare) = (64, 0.6)
    /// How far the colour of a bar is from what it lies on, in code values.
    private static let otherColor = 8

    /// Whether another colour begins at a row from one side of the screen to the other, as a bar does.
    ///
    /// - Parameter top: The first row of the line above: what lies above its letters is free of ink.
    func hasBar(at edge: Int, below top: Int) -> Bool {
        let above = max(0, top - 2)
        let under = edge + 1
        guard under < height else { return true }
        let changed = (0..<Self.samples).count { sample in
            let x = sample * width / Self.samples
            return pixels[x, above].color.largestDifference(from: pixels[x, under].color)
                > Self.otherColor
        }
        return Double(changed) >= Self.barShare * Double(Self.samples)
    }
}
