internal import Raster
internal import ScreenReading
internal import TextDetection

extension ScreenPair {
    /// How much sizes of lines that are set alike differ at most, as a share.
    private static var otherSize: Double { 0.12 }

    /// The lines that are on both screens as a whole, and are set as a line of the first is.
    private func matchesAlike(_ line: Int) -> [LineMatching.Match] {
        let old = referenceRegion(line)
        return matching.matches.filter { match in
            let other = referenceRegion(match.reference)
            return !match.isBeginning && abs(other.pointSize / old.pointSize - 1) < Self.otherSize
                && isAlike(other, old)
        }
    }

    /// Of the lines that are on both screens as a whole, and are set as a line of the first is, the nearest
    /// to this; nil where none is set so.
    func nearestAlike(_ line: Int) -> LineMatching.Match? {
        matchesAlike(line).min { abs($0.reference - line) < abs($1.reference - line) }
    }

    /// By how much less lines set alike may have grown than sizes say, as a share: type drawn to whole pixels
    /// has other widths at every size, and sizes are measured to a few hundredths.
    private static var otherGrowth: Double { 0.12 }

    /// How long a line would be on the second screen, in ems of the line that it is matched with: by the
    /// sizes of both, or by how much the widest line set alike has grown where that is a little less.
    package func lengthExpected(of match: LineMatching.Match) -> Double {
        let old = referenceRegion(match.reference)
        let bySize = reference.lengthInEms(of: old) * matching.widening
        let alike = matchesAlike(match.reference).max {
            referenceRegion($0.reference).box.width < referenceRegion($1.reference).box.width
        }
        guard let alike else { return bySize }
        let (one, two) = (referenceRegion(alike.reference).box, region(alike.line).box)
        let growth = Double(two.width) / Double(max(1, one.width))
        let byWidth =
            growth * Double(old.box.width) / max(1, region(match.line).pointSize * screen.scale)
        return (bySize * (1 - Self.otherGrowth)...bySize).contains(byWidth) ? byWidth : bySize
    }

    /// Where a box of the first screen would be on the second, by a line that is on both.
    func place(of box: PixelRect, by anchor: LineMatching.Match) -> PixelRect {
        let (one, two) = (referenceRegion(anchor.reference).box, region(anchor.line).box)
        let growth = Double(two.height) / Double(max(1, one.height))
        func grown(_ length: Int) -> Int { Int((Double(length) * growth).rounded()) }
        let y = one.isAbove(box) ? two.maxY + grown(box.y - one.maxY) : two.y - grown(one.y - box.y)
        return PixelRect(x: box.x, y: y, width: grown(box.width), height: grown(box.height))
    }

    /// How far a line may be from the neighbour by which its place is known, in heights of it.
    private static var nearestNeighbor: Double { 4 }

    /// Where a line of the first screen would be on the second, by the nearest line that is on both; nil
    /// where none is near.
    func placeByNeighbor(of line: Int) -> PixelRect? {
        let old = referenceRegion(line)
        func distance(_ match: LineMatching.Match) -> Int {
            let box = referenceRegion(match.reference).box
            return max(0, box.y - old.box.maxY, old.box.y - box.maxY)
        }
        guard let anchor = matching.matches.min(by: { distance($0) < distance($1) }),
            Double(distance(anchor)) <= Self.nearestNeighbor * Double(old.box.height)
        else { return nil }
        return place(of: old.box, by: anchor)
    }

    /// The room between its neighbours in a row that a line needs, as a share of its width there: with less,
    /// it lies in another row.
    private static var leastRoom: Double { 0.7 }

    /// Where a line of the first screen would be on the second, between those that stand before and behind it
    /// in its row, as the signs of a bar do; nil where these have no row to themselves.
    func placeInRow(of line: Int) -> PixelRect? {
        let old = referenceRegion(line).box
        let row = matching.matches.filter {
            $0.reference != line && referenceRegion($0.reference).box.sharesRow(with: old)
        }
        func box(_ match: LineMatching.Match) -> PixelRect { referenceRegion(match.reference).box }
        guard let before = row.filter({ box($0).maxX <= old.x }).max(by: { box($0).maxX < box($1).maxX }),
            let behind = row.filter({ box($0).x >= old.maxX }).min(by: { box($0).x < box($1).x })
        else { return nil }
        let (left, right) = (region(before.line).box, region(behind.line).box)
        guard left.sharesRow(with: right) else { return nil }
        let growth = matching.growth * matching.widening * screen.scale / reference.scale
        // Of one that is cut, too, the rest takes its place.
        let start = max(left.maxX, left.x + Int(growth * Double(box(before).width)))
        let room = Double(right.x - start) / Double(max(1, box(behind).x - box(before).maxX))
        guard room >= Self.leastRoom * growth else { return nil }
        let height = Int(growth * Double(old.height))
        return PixelRect(
            x: start + Int(room * Double(old.x - box(before).maxX)), y: (left.y + left.maxY - height) / 2,
            width: Int(room * Double(old.width)), height: height)
    }
}

extension PixelRect {
    /// Whether two rectangles stand in one row: half of the lower one has the other beside it.
    func sharesRow(with other: PixelRect) -> Bool {
        2 * (min(maxY, other.maxY) - max(y, other.y)) >= min(height, other.height)
    }
}
