package import ColorMath
package import Raster

/// The ink and the backdrop that a line was drawn in, found among all that Display P3 rounds to the same
/// codes.
///
/// The rims of letters are blends of the two in encoded sRGB, rounded before the screen became Display P3.
/// The true pair blends to the colours that are found; where one of the two is off by a level, so is every
/// other blend.
package struct DrawnColors {
    package let ink: SRGB8
    package let backdrop: SRGB8

    /// The steps for each level from one colour to the other: each channel is rounded at places of its own.
    private static let stepsPerLevel: Float = 16
    /// More pairs than this are not tried, as each takes some ten thousandths of a second.
    private static let mostPairs = 128
    /// Pairs whose ratios are this close need no telling apart.
    private static let alike = 1.0005
    /// A pair is believed over another where the blends that it alone explains outnumber those that the other
    /// alone does by so many standard deviations of such a difference, and so many at least: the test of Q.
    /// McNemar, Psychometrika 12 (1947).
    private static let deviations = 2.0
    private static let evidence = 5
    /// A pair that leaves more than this share of the blends unexplained is not believed.
    private static let most = 0.5

    /// Finds the pair; fails where the blends do not tell, as on screens that were blended in Display P3
    /// itself.
    ///
    /// - Parameters:
    ///   - inks: The colours that the ink may have been, all of one code; not none.
    ///   - backdrops: The same for what is behind it.
    ///   - found: The colours of a line on a plain backdrop.
    package init?(inks: [SRGB8], backdrops: [SRGB8], blends found: Set<RGBA<UInt8>>) {
        guard inks.count * backdrops.count <= Self.mostPairs else { return nil }
        let candidates = inks.flatMap { ink in backdrops.map { DrawnColors(ink: ink, backdrop: $0) } }
        let ratios = candidates.map(\.contrastRatio)
        guard let lowest = ratios.min(), let highest = ratios.max(), highest / lowest > Self.alike else {
            return nil
        }
        let pairs = zip(candidates, ratios).map { colors, ratio in
            let codes = DisplayP3Codes.codes(of: Self.blends(RGBA(colors.ink), RGBA(colors.backdrop)))
            return (colors: colors, ratio: ratio, unexplained: Self.unexplained(found, by: codes))
        }
        guard let best = pairs.min(by: { $0.unexplained.count < $1.unexplained.count }) else { return nil }
        let ends = DisplayP3Codes.codes(of: [RGBA(inks[0]), RGBA(backdrops[0])])
        let native = Self.unexplained(found, by: Self.blends(ends[0], ends[1]))
        let others = pairs.filter { max($0.ratio / best.ratio, best.ratio / $0.ratio) > Self.alike }
        guard !others.isEmpty, others.allSatisfy({ Self.isClearer(best.unexplained, than: $0.unexplained) }),
            best.unexplained.count <= native.count,
            Double(best.unexplained.count) <= Self.most * Double(found.count)
        else { return nil }
        self = best.colors
    }

    private init(ink: SRGB8, backdrop: SRGB8) {
        self.ink = ink
        self.backdrop = backdrop
    }

    /// The WCAG 2 contrast ratio of the two.
    package var contrastRatio: Double { ink.contrastRatio(with: backdrop) }

    /// Whether what one pair leaves unexplained is clearly less than what another does.
    private static func isClearer(_ one: Set<RGBA<UInt8>>, than other: Set<RGBA<UInt8>>) -> Bool {
        let gained = other.subtracting(one).count
        let lost = one.subtracting(other).count
        let deviation = Double(gained + lost).squareRoot()
        return gained - lost >= evidence && Double(gained - lost) >= deviations * deviation
    }

    /// The colours that no code of Display P3 becomes.
    private static func unexplained(_ found: Set<RGBA<UInt8>>, by codes: [RGBA<UInt8>]) -> Set<RGBA<UInt8>> {
        found.subtracting(DisplayP3Codes.colors(of: codes))
    }

    /// All blends of two encoded colours, rounded.
    private static func blends(_ first: RGBA<UInt8>, _ second: RGBA<UInt8>) -> [RGBA<UInt8>] {
        let start = second.levels
        let way = first.levels - start
        let steps = max(1, largestChannel(way) * stepsPerLevel)
        var blends: [RGBA<UInt8>] = []
        for step in 0...Int(steps) {
            let blend = RGBA(SRGB8(levels: start + way * (Float(step) / steps)))
            if blend != blends.last { blends.append(blend) }
        }
        return blends
    }
}
