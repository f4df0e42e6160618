internal import Raster
internal import ScreenReading
internal import TextDetection

/// A line of text of the first screen in whose place another lies on the second.
struct CoveredLine: Hashable {
    /// The index of the region on the first screen.
    let reference: Int
    /// The index of the region on the second screen that lies in its place.
    let cover: Int
}

extension ScreenPair {
    /// The lines that are lost, and in whose places others lie that come before or after them on the first
    /// screen.
    ///
    /// A layout keeps the place of a line that is covered: what lies next to it is where it would be with it. So a
    /// line is covered where one that lay beyond the next line lies before that now, in its place.
    var coveredLines: [CoveredLine] {
        matching.lost.compactMap { line in
            matching.matches.first { isCovered(line, by: $0) }.map {
                CoveredLine(reference: line, cover: $0.line)
            }
        }
    }

    private func isCovered(_ line: Int, by cover: LineMatching.Match) -> Bool {
        let old = referenceRegion(line).box
        let (from, to) = (referenceRegion(cover.reference).box, region(cover.line).box)
        let wasBelow = old.isAbove(from)
        guard wasBelow || from.isAbove(old) else { return false }
        func lies(_ one: PixelRect, before other: PixelRect) -> Bool {
            wasBelow ? one.isAbove(other) : other.isAbove(one)
        }
        let passed = matching.matches.filter { match in
            let box = referenceRegion(match.reference).box
            return lies(old, before: box) && lies(box, before: from)
                && lies(to, before: region(match.line).box)
        }
        let before = matching.matches.filter { lies(referenceRegion($0.reference).box, before: old) }
        guard !passed.isEmpty, before.allSatisfy({ lies(region($0.line).box, before: to) }) else {
            return false
        }
        let cover = area(around: region(cover.line))
        return (passed + before).contains { anchor in
            let place = place(of: old, by: anchor)
            return 2 * place.sharedArea(with: cover) > place.area
        }
    }

    /// The button that a line of the second screen lies on, or about as much as one around it.
    private func area(around line: Region) -> PixelRect {
        let most = 5 * line.box.height
        let button = screen.surfaces.map(\.box).filter { $0.contains(line.box) && $0.height <= most }
        return button.min { $0.area < $1.area } ?? line.box.grown(by: line.box.height)
    }

    /// Where a box of the first screen would be on the second, by a line that is on both.
    private func place(of box: PixelRect, by anchor: LineMatching.Match) -> PixelRect {
        let (one, two) = (referenceRegion(anchor.reference).box, region(anchor.line).box)
        let growth = Double(two.height) / Double(max(1, one.height))
        func grown(_ length: Int) -> Int { Int((Double(length) * growth).rounded()) }
        let y = one.isAbove(box) ? two.maxY + grown(box.y - one.maxY) : two.y - grown(one.y - box.y)
        return PixelRect(
            x: box.x, y: y, width: min(grown(box.width), max(1, screen.width - box.x)),
            height: grown(box.height))
    }
}

extension PixelRect {
    /// Whether a rectangle ends above the row in which another begins.
    fileprivate func isAbove(_ other: PixelRect) -> Bool { maxY <= other.y }

    /// The rectangle with a margin on every side.
    fileprivate func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}
