internal import Raster
internal import TextDetection

/// Dots that stand between pieces of a line: `Today · 3 min`.
///
/// They are found as words of one sign and judged as such, though what they say is that there are two pieces:
/// these are judged.
struct SeparatorDots {
    /// The sides of a dot at most for the size of the type beside it: bullets have a third of an em.
    private static let largest = 0.4
    /// How much wider than high dots are.
    private static let round = 0.6...1.6
    /// How far the middle of a dot is from those of the words beside it, and how far it keeps from them, for
    /// the size of the type: a period stands lower and closer.
    private static let (level, gaps) = (0.22, 0.1...1.5)
    /// How far the channels of inks and backdrops may be apart.
    private static let (inkTolerance, backdropTolerance) = (48, 16)

    private let words: [Region]
    private let scale: Double

    /// - Parameters:
    ///   - regions: What was found on the screen.
    ///   - scale: Pixels per point.
    init(among regions: [Region], scale: Double) {
        words = regions.filter { $0.kind == .text && !Self.isDot($0, inTypeOf: $0.pointSize * scale) }
        self.scale = scale
    }

    /// Whether a region is such a dot.
    func holds(_ region: Region) -> Bool {
        guard region.kind == .text, region.place == .content,
            Self.isDot(region, inTypeOf: region.pointSize * scale)
        else { return false }
        return words.contains { stands($0, beside: region, gap: region.box.x - $0.box.maxX) }
            && words.contains { stands($0, beside: region, gap: $0.box.x - region.box.maxX) }
    }

    private static func isDot(_ region: Region, inTypeOf size: Double) -> Bool {
        round.contains(Double(region.box.width) / Double(region.box.height))
            && Double(max(region.box.width, region.box.height)) <= largest * size
    }

    /// Whether a word in the colours of a dot stands in its line, a space away.
    private func stands(_ word: Region, beside dot: Region, gap: Int) -> Bool {
        let size = word.pointSize * scale
        return Self.gaps.contains(Double(gap) / size)
            && Double(max(dot.box.width, dot.box.height)) <= Self.largest * size
            && abs(word.box.middle.y - dot.box.middle.y) <= Self.level * size
            && word.ink.largestDifference(from: dot.ink) <= Self.inkTolerance
            && word.backdrop.largestDifference(from: dot.backdrop) <= Self.backdropTolerance
    }
}
