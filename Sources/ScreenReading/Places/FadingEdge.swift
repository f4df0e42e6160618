internal import ColorMath
internal import Raster
package import TextDetection

/// Text that fades out at the top or the bottom of the screen, as what scrolls under bars of glass does.
///
/// Lines of one size follow one another towards the edge, each in a weaker ink than the one before. A list of
/// titles and captions has two such steps at most, and then starts again.
package struct FadingEdge {
    /// The rows that fade, and the columns and the backdrop of the lines in them.
    private let rows: Range<Int>
    private let columns: Range<Int>
    private let backdrop: SRGB8

    /// How strong an ink is at most for that of the line before, from its backdrop.
    private static let step = 0.94
    /// The fewest lines, the first of which has not faded.
    private static let fewest = 3
    /// How far the middles of lines that follow one another are apart, for the higher one.
    private static let pitch = 0.8...3.0
    /// How near to the edge the last one is, as multiples of its height.
    private static let reach = 3.0
    /// The share of the screen's height at an edge that may fade, and the most lines there that are compared
    /// with each other.
    private static let (share, mostLines) = (0.25, 500)
    /// How much the sizes of lines may differ, as a share.
    private static let sizeTolerance = 0.1
    /// How far the channels of backdrops may be apart.
    private static let backdropTolerance = 8
    /// The least cosine between the directions of inks from their backdrop.
    private static let alignment = 0.98
    /// The share of the narrower line that lies below or above the wider one.
    private static let overlap = 0.5

    /// The edges of a screen at which text fades out.
    package static func edges(of regions: [Region], height: Int) -> [FadingEdge] {
        let lines = regions.filter(\.mayFade)
        return [false, true].flatMap { isAtTop in
            func distance(_ box: PixelRect) -> Int { isAtTop ? box.y : height - box.maxY }
            let near = lines.filter { Double(distance($0.box)) <= share * Double(height) }
            guard near.count <= mostLines else { return [] as [FadingEdge] }
            return edges(of: near.sorted { distance($0.box) > distance($1.box) }, distance: distance)
        }
    }

    /// The columns of lines that fade towards an edge.
    ///
    /// - Parameters:
    ///   - lines: Lines, those that are farthest from the edge first.
    ///   - distance: How far a line is from the edge.
    private static func edges(of lines: [Region], distance: (PixelRect) -> Int) -> [FadingEdge] {
        var edges: [FadingEdge] = []
        for first in lines.indices where !edges.contains(where: { $0.covers(lines[first]) }) {
            var run = [lines[first]]
            for line in lines[(first + 1)...] where continues(run[run.count - 1], line) { run.append(line) }
            let last = run[run.count - 1]
            guard run.count >= fewest,
                Double(distance(last.box)) <= reach * Double(last.box.height)
            else { continue }
            let fading = run.dropFirst().map(\.box)
            let area = PixelRect(around: fading)
            edges.append(
                FadingEdge(
                    rows: area.y..<area.maxY + (distance(last.box) > 0 ? last.box.height : 0),
                    columns: area.x..<area.maxX, backdrop: last.backdrop))
        }
        return edges
    }

    /// Whether a line is the next one after another, and weaker.
    private static func continues(_ one: Region, _ next: Region) -> Bool {
        let distance = abs(next.box.middle.y - one.box.middle.y)
        let common = min(one.box.maxX, next.box.maxX) - max(one.box.x, next.box.x)
        let (ray, weaker) = (one.inkRay, next.inkRay)
        return pitch.contains(distance / Double(max(one.box.height, next.box.height)))
            && Double(common) >= overlap * Double(min(one.box.width, next.box.width))
            && abs(one.pointSize - next.pointSize) <= sizeTolerance * one.pointSize
            && one.backdrop.largestDifference(from: next.backdrop) <= backdropTolerance
            && weaker.length <= step * ray.length
            && weaker.cosine(to: ray) >= alignment
    }

    /// Whether a region fades, too.
    package func covers(_ region: Region) -> Bool {
        let middle = region.box.middle
        return rows.contains(Int(middle.y)) && columns.contains(Int(middle.x))
            && region.backdrop.largestDifference(from: backdrop) <= Self.backdropTolerance
    }
}

extension Region {
    /// Whether it is a line of the screen's own that has an ink to get weaker.
    var mayFade: Bool { kind == .text && place == .content && ink != backdrop }
}
