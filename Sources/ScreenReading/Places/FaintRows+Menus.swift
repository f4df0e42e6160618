internal import ColorMath
internal import Raster
internal import TextDetection

/// How menus are drawn: on glass, which lets through a little of what lies behind, and on macOS in an ink of
/// their own.
extension FaintRows {
    /// How much the ratio along a line may vary on the glass of a menu, as a share.
    private static let steady = 0.08

    /// Whether a line shows one ink, if not on one colour everywhere.
    static func isSteady(_ region: Region) -> Bool {
        region.kind == .text && region.ink != region.backdrop
            && region.doubts.allSatisfy { $0 == .thinStrokes }
            && region.contrast.high <= (1 + steady) * region.contrast.low
    }

    /// How far the channels of a backdrop may be from the next one that is the same: menus let through a
    /// little of what lies behind.
    private static let sameBackdrop = 2

    /// Lines in groups on backdrops that are the same, or pass into each other in small steps.
    static func alike(_ lines: [Int], in regions: [Region]) -> [[Int]] {
        let groups = Dictionary(grouping: lines, by: { regions[$0].backdrop })
        var open = groups.keys.sorted { $0.code < $1.code }
        var joined: [[Int]] = []
        while let first = open.popLast() {
            var (reached, next) = ([first], 0)
            while next < reached.count {
                let near = open.filter { $0.largestDifference(from: reached[next]) <= sameBackdrop }
                open.removeAll { near.contains($0) }
                reached += near
                next += 1
            }
            joined.append(reached.flatMap { groups[$0] ?? [] })
        }
        return joined
    }

    /// How much of black over a light menu, or of white over a dark one, the text of a command has that is
    /// switched off: a quarter, and the glass of a menu adds to it.
    private static let inkOfDisabled = 0.22...0.3
    /// How far from one row to the next of a menu of macOS at most, for the size of the type: fields of a
    /// form, whose placeholders have that ink, too, are farther apart.
    static let dense = 1.9

    /// Whether the ink of a line is the one of macOS's commands that are switched off.
    static func isDisabled(_ line: Int, in regions: [Region]) -> Bool {
        let (ink, ground) = (regions[line].ink.levels, regions[line].backdrop.levels)
        let end: SIMD3<Double> = ink.sum() < ground.sum() ? .zero : SIMD3(repeating: 255)
        return (0..<3).allSatisfy { channel in
            let way = end[channel] - ground[channel]
            return way != 0 && inkOfDisabled.contains((ink[channel] - ground[channel]) / way)
        }
    }

    /// How much the ratios of two inks may differ that are the same, as a share: what lies behind a menu may
    /// be another at its end.
    private static let sameRatio = 0.06
    /// How far the channels of backdrops may be apart at either end of a menu, and the ends, for the size of
    /// the type.
    private static let (glass, across) = (16, 20.0)

    /// Whether a line lies on the row of another, in its ink.
    static func isBeside(_ line: Int, _ other: Int, in regions: [Region]) -> Bool {
        let (box, next) = (regions[line].box, regions[other].box)
        let (own, ratio) = (regions[line].contrast.typical, regions[other].contrast.typical)
        let isSame =
            isIn([other], line, in: regions)
            || regions[line].backdrop.largestDifference(from: regions[other].backdrop) <= glass
                && Double(box.x - next.maxX) <= across * Double(next.height)
                && regions[line].inkRay.cosine(to: regions[other].inkRay) >= alignment
                && abs(own - ratio) <= sameRatio * ratio
        return line != other && isSame && box.middle.y >= Double(next.y) && box.middle.y < Double(next.maxY)
    }
}
