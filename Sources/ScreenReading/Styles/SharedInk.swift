internal import ColorMath
internal import Raster
package import TextDetection

/// The ink of lines that are drawn alike, from the pixels of all of them.
///
/// Strokes thinner than two pixels seldom cover one fully, so that each line shows its ink a little weakened,
/// by another little each. Antialiasing never makes an ink stronger: of lines in one direction from one
/// backdrop, whose strengths follow each other without a gap, the strongest shows most of it.
package enum SharedInk {
    /// Strokes of fewer pixels may cover none fully.
    static let thinStroke = 2.0
    /// Those of a resized picture that were as many before.
    private static let resizedStroke = 2.25
    /// How far apart inks in one direction are, in levels, that one ink may have left on thin strokes: as a
    /// share of their strength, and at least.
    private static let gap = (share: 0.02, least: 3.5)
    /// The least cosine between the directions of two inks from their backdrop that may be one.
    private static let alignment = 0.995
    /// Strokes of fewer pixels may lie beside the pixels everywhere.
    private static let hairStroke = 1.25
    /// The width of a short word for its height, the share that it shows at least, and what that grows by
    /// with the logarithm of the width.
    private static let (oneWord, leastOfOneWord, gain) = (2.0, 0.8, 0.036)
    /// Among so many lines of one ink, one of another that is hardly weaker has it as well.
    private static let many = 12
    /// How many levels off white or black each channel of a weakened ink is at most.
    private static let reach = 4

    /// Gives thin lines the ink that all of their kind have.
    package static func settle(_ regions: inout [Region]) {
        let lines = regions.indices.filter { regions[$0].showsOneInk || regions[$0].hardlyVaries }
        for (backdrop, members) in Dictionary(grouping: lines, by: { regions[$0].backdrop }) {
            settle(members, on: backdrop, in: &regions)
        }
    }

    private static func settle(_ members: [Int], on backdrop: SRGB8, in regions: inout [Region]) {
        guard members.contains(where: { regions[$0].isThin }) else { return }
        let strongestFirst = members.map { (index: $0, ray: regions[$0].inkRay) }
            .sorted { ($1.ray.length, $0.index) < ($0.ray.length, $1.index) }
        let shown = Dictionary(members.map { (regions[$0].ink, 1) }, uniquingKeysWith: +)
        var isSettled = Set<Int>()
        for first in strongestFirst where !isSettled.contains(first.index) {
            isSettled.insert(first.index)
            guard regions[first.index].showsOneInk else { continue }
            let ink =
                regions[first.index].isThin
                ? settled(regions[first.index].ink, on: backdrop) : regions[first.index].ink
            if regions[first.index].isThin { regions[first.index].paint(ink) }
            var thin = regions[first.index].isThin ? [first.index] : []
            var weakest = first.ray.length
            let isExtreme = ink == .white || ink == .black
            for next in strongestFirst where !isSettled.contains(next.index) {
                // What shows its own ink is drawn in that, however near it is to another; but one of many
                // that are white or black shows it by chance: in a resized picture, the stems of a digit are
                // all along as strong as where they fall on pixels lets them be.
                let isAmongMany =
                    isExtreme && max(thin.count, shown[ink] ?? 0) >= many
                    && shown[regions[next.index].ink] == 1
                let isOwn = regions[next.index].showsItsInk && !isAmongMany
                guard regions[next.index].hasStrokes(under: isAmongMany ? resizedStroke : thinStroke),
                    !isOwn || regions[next.index].ink == ink
                else { continue }
                guard regions[next.index].showsOneInk || isExtreme else { continue }
                guard next.ray.length <= weakest, next.ray.cosine(to: first.ray) >= alignment else {
                    continue
                }
                guard weakest - next.ray.length <= max(gap.least, gap.share * weakest) else { break }
                weakest = next.ray.length
                isSettled.insert(next.index)
                regions[next.index].paint(ink)
                thin.append(next.index)
            }
            // White and black are as strong as an ink can be; thick strokes show theirs.
            guard regions[first.index].isThin, !isExtreme else { continue }
            let length = thin.reduce(0) { $0 + regions[$1].proportion }
            guard !thin.contains(where: { regions[$0].showsItsInk && regions[$0].ink == ink }) else {
                continue
            }
            for line in thin where (regions[line].strokeWidth ?? .infinity) < hairStroke {
                regions[line].inkShare = leastShare(showingBy: length)
            }
        }
    }

    /// The least share of their ink's strength that thin strokes show where it is strongest, of lines with a
    /// width of so many times their height together: of more strokes, one fits its pixels better.
    ///
    /// On 3,000 lines of up to 15 pixels, drawn by a browser without hinting, one in twenty shows less.
    static func leastShare(showingBy length: Double) -> Double {
        min(1, leastOfOneWord + gain * naturalLogarithm(max(1, length / oneWord)))
    }

    /// White or black for what is nearly so, away from the backdrop: nobody draws in the colour beside it.
    private static func settled(_ ink: SRGB8, on backdrop: SRGB8) -> SRGB8 {
        let isLighter = ink.relativeLuminance > backdrop.relativeLuminance
        let extreme: SRGB8 = isLighter ? .white : .black
        return ink.largestDifference(from: extreme) <= reach ? extreme : ink
    }
}

extension Region {
    /// Whether it is a line of one ink on one backdrop.
    var showsOneInk: Bool {
        kind == .text && place != .picture && contrast.low == contrast.high && ink != backdrop
            && doubts.allSatisfy { $0 == .thinStrokes }
    }

    /// The share of the highest ratio of a line that its lowest has at least where its backdrop hardly
    /// varies, by a level or two, as what is resized or converted does: such a line may be white or black, of
    /// which there is no doubt, as others of its kind are.
    private static let evenRatio = 0.98

    /// Whether it is a line of one ink on what is all but one backdrop.
    fileprivate var hardlyVaries: Bool {
        kind == .text && place != .picture && contrast.low >= Self.evenRatio * contrast.high
            && ink != backdrop && doubts.allSatisfy { $0 == .thinStrokes }
    }

    /// The width for the height.
    fileprivate var proportion: Double { Double(box.width) / Double(max(1, box.height)) }

    /// Whether its strokes may show their ink nowhere.
    fileprivate var isThin: Bool { hasStrokes(under: SharedInk.thinStroke) }

    fileprivate func hasStrokes(under width: Double) -> Bool { (strokeWidth ?? .infinity) < width }

    /// Takes another ink, which it has on all of its backdrop.
    mutating func paint(_ other: SRGB8) {
        guard other != ink || contrast.low < contrast.high else { return }
        ink = other
        contrast = MeasuredContrast(plain: other.contrastRatio(with: backdrop))
    }
}
