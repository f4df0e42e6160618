internal import ColorMath
internal import Raster
internal import ScreenReading
internal import TextDetection

/// A line of text of the first screen in whose place something else lies on the second.
struct CoveredLine: Hashable {
    /// The index of the region on the first screen.
    let reference: Int
    /// What lies in its place on the second screen.
    let cover: PixelRect
    /// Whether the layout is one and what lies there is known for sure.
    let isSure: Bool
}

extension ScreenPair {
    /// The lines that are lost, and in whose places something else lies: another line, that came before or
    /// after them on the first screen, or an area of another colour.
    ///
    /// A layout keeps the place of a line that is covered: what lies next to it is where it would be with it,
    /// unless its words stand elsewhere. So a line is covered where one that lay beyond the next line lies
    /// before that now, in its place; or where its place beside its neighbour is filled by a colour that was
    /// not behind it. Where nothing that came before it, or nothing that came after it, is there, it may lie
    /// beyond an edge.
    func coveredLinesFound() -> [CoveredLine] {
        matching.lost.compactMap { line in
            guard matching.before(line) != nil && matching.after(line) != nil || placeInRow(of: line) != nil,
                reference.lengthInEms(of: referenceRegion(line)) >= Self.shortest,
                !isWhole(line), !areWordsThere(of: line), let covered = cover(of: line),
                !isThere(line, among: matching.new, Self.sureLikeness)
            else { return nil }
            // Words that stand there more than once may be those, given to another line.
            let isRepeated = isThere(line, among: screen.lines, LineMatching.least)
            return CoveredLine(
                reference: line, cover: covered.box, isSure: covered.isSure && !isRepeated)
        }
    }

    /// What lies in the place of a line, and whether that is sure but for the words; nil where nothing does.
    private func cover(of line: Int) -> (box: PixelRect, isSure: Bool)? {
        if let cover = matching.matches.first(where: { isCovered(line, by: $0) }) {
            // Where text grows or gets wider, a layout may put a line elsewhere.
            let isOneLayout = ![.device, .size, .bold].contains(where: differences.contains)
            return (region(cover.line).box, cover.likeness >= Self.sureLikeness && isOneLayout)
        }
        return filledPlace(of: line).map { ($0.box, $0.isNew) }
    }

    /// Whether the words of a line stand in one of some lines of the second screen.
    private func isThere(_ line: Int, among lines: [Int], _ least: Double) -> Bool {
        lines.contains { reference.likeness(of: line, to: $0, on: screen) >= least }
    }

    /// The length in ems below which a sign is no line of text.
    private static var shortest: Double { 1 }
    /// The same where a colour alone fills the place: few letters are not found again where they moved.
    private static var shortestFilled: Double { 2 }
    /// From this likeness on what lies over a line is surely that which lay elsewhere.
    private static var sureLikeness: Double { 0.8 }
    /// The share of a line's place that another colour fills where something covers it: half a line is lost.
    private static var filledShare: Double { 0.4 }
    /// The same where that colour is the ink of the line.
    private static var solidShare: Double { 0.9 }
    /// How far that colour is from what lay behind the line, in code values.
    private static var otherColor: Int { 24 }

    /// The place of a line on the second screen where a colour fills it that was not behind it; nil where
    /// none does, or the place is not known well.
    ///
    /// - Returns: The place, and whether that colour is new there: what lay next to the line may have grown.
    private func filledPlace(of line: Int) -> (box: PixelRect, isNew: Bool)? {
        let same: [ScreenTrait] = [.size, .bold]
        guard differences.allSatisfy(same.contains), !screen.traits.runsFromRight else { return nil }
        let old = referenceRegion(line)
        guard reference.lengthInEms(of: old) >= Self.shortestFilled else { return nil }
        let inRow = placeInRow(of: line)
        guard let place = inRow ?? placeByNeighbor(of: line) else { return nil }
        // What is wider than the screen has moved on, or goes on beyond it.
        guard place.maxX < screen.width, place.y >= 0, place.maxY <= screen.height, place.area > 0 else {
            return nil
        }
        var counts: [RGBA<UInt8>: Int] = [:]
        for y in place.y..<place.maxY {
            for x in place.x..<place.maxX { counts[screen.pixels[x, y], default: 0] += 1 }
        }
        guard let (pixel, count) = counts.max(by: { $0.value < $1.value }),
            // Bold letters fill as much as the middle of their line.
            Double(count) >= (isNear(pixel, old.ink) ? Self.solidShare : Self.filledShare)
                * Double(place.area),
            !isNear(pixel, old.backdrop), inRow != nil || !isNeighbor(at: place, of: line)
        else { return nil }
        return (place, !isNear(line, pixel))
    }

    /// How far around a line what may grow over it lies, in heights of the line.
    private static var neighborhood: Double { 3 }
    /// The share of a line's area that a colour next to it fills where it is that of a panel.
    private static var panelShare: Double { 0.5 }

    /// Whether a colour lies next to a line on the first screen.
    func isNear(_ line: Int, _ pixel: RGBA<UInt8>) -> Bool {
        let box = referenceRegion(line).box
        let around = Int(Self.neighborhood * Double(box.height))
        let rows = max(0, box.y - around)..<min(reference.height, box.maxY + around)
        let columns = max(0, box.x)..<min(reference.width, box.maxX)
        let count = rows.reduce(0) { sum, y in
            sum + columns.count { x in isNear(pixel, reference.pixels[x, y].color) }
        }
        return Double(count) >= Self.panelShare * Double(box.area)
    }

    func isNear(_ pixel: RGBA<UInt8>, _ color: SRGB8) -> Bool {
        pixel.color.largestDifference(from: color) <= Self.otherColor
    }

    /// Whether something lies in a place that stood in one row with a line on the first screen: the row moved
    /// on, or was broken into two.
    private func isNeighbor(at place: PixelRect, of line: Int) -> Bool {
        let old = referenceRegion(line).box
        return matching.matches.contains { match in
            let box = referenceRegion(match.reference).box
            return match.reference != line && box.y < old.maxY && old.y < box.maxY
                && area(around: region(match.line)).overlap(with: place) > 0
        }
    }

    private func isCovered(_ line: Int, by cover: LineMatching.Match) -> Bool {
        guard cover.isUnique else { return false }
        let old = referenceRegion(line).box
        let (from, to) = (referenceRegion(cover.reference).box, region(cover.line).box)
        let wasBelow = old.isAbove(from)
        // Columns of a page go on each by itself.
        guard wasBelow || from.isAbove(old), from.sharesColumn(with: old) else { return false }
        func lies(_ one: PixelRect, before other: PixelRect) -> Bool {
            wasBelow ? one.isAbove(other) : other.isAbove(one)
        }
        let passed = matching.matches.filter { match in
            let box = referenceRegion(match.reference).box
            return match.isUnique && box.sharesColumn(with: old) && lies(old, before: box)
                && lies(box, before: from)
                && lies(to, before: region(match.line).box)
        }
        let before = matching.matches.filter {
            $0.isInOrder && lies(referenceRegion($0.reference).box, before: old)
        }
        guard !passed.isEmpty, before.allSatisfy({ lies(region($0.line).box, before: to) }) else {
            return false
        }
        let cover = area(around: region(cover.line))
        return (passed + before).contains { anchor in
            var place = place(of: old, by: anchor)
            place.width = min(place.width, max(1, screen.width - place.x))
            return 2 * place.overlap(with: cover) > place.area
        }
    }

    /// The button that a line of the second screen lies on, or about as much as one around it.
    private func area(around line: Region) -> PixelRect {
        let most = 5 * line.box.height
        let button = screen.surfaces.map(\.box).filter { $0.contains(line.box) && $0.height <= most }
        return button.min { $0.area < $1.area } ?? line.box.grown(by: line.box.height)
    }
}

extension PixelRect {
    /// Whether a rectangle ends above the row in which another begins.
    func isAbove(_ other: PixelRect) -> Bool { maxY <= other.y }

    /// Whether two rectangles lie in one column: half of the narrower one has the other above or below it.
    func sharesColumn(with other: PixelRect) -> Bool {
        2 * (min(maxX, other.maxX) - max(x, other.x)) >= min(width, other.width)
    }
}
