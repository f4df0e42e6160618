/// Finds the colour nearest to an ink that reaches a contrast ratio over one or several backdrops.
///
/// "Nearest" is the least ΔE OK with the ink's hue kept, inside the gamut asked for. The answer is solved
/// for: at a fixed hue the colours of one luminance form a curve in lightness and chroma, and the nearest
/// point of the curve is where its normal meets the ink. That point is then settled on 8-bit code values
/// which are measured themselves, so an answer never rounds to a colour that fails.
public struct ContrastRepair: Hashable, Sendable {
    /// A backdrop, and the contrast ratio to reach over it.
    public struct Requirement: Hashable, Sendable {
        /// The relative luminance of the backdrop, 0…1.
        public let luminance: Double
        /// The contrast ratio to reach.
        public let ratio: Double

        /// Creates a requirement; the luminance is brought into 0…1.
        public init(luminance: Double, ratio: Double) {
            self.luminance = max(0, min(1, luminance))
            self.ratio = ratio
        }

        /// The open interval of luminances that do not reach the ratio, which may go beyond 0…1.
        ///
        /// Its ends are drawn in by more than rounding can do: black on white does reach 21. Whether a colour
        /// reaches the ratio is measured in the end.
        package var forbidden: (lower: Double, upper: Double) {
            let (backdrop, rounding) = (luminance + 0.05, 1e-12)
            return (backdrop / ratio - 0.05 + rounding, backdrop * ratio - 0.05 - rounding)
        }

        /// Whether a luminance reaches the ratio.
        func isMet(byLuminance luminance: Double) -> Bool {
            ContrastRatio(luminances: luminance, self.luminance).value >= ratio
        }
    }

    /// Each backdrop with the ratio to reach over it, by rising luminance.
    public let requirements: [Requirement]

    /// The greatest contrast ratio to reach over any backdrop; 1 without backdrops.
    public var ratio: Double { requirements.reduce(1) { max($0, $1.ratio) } }

    /// The relative luminance of each backdrop, 0…1, in rising order.
    public var backdropLuminances: [Double] { requirements.map { $0.luminance } }

    /// Creates a repair for backdrops over which different ratios have to be reached at once.
    public init(meeting requirements: some Sequence<Requirement>) {
        self.requirements = requirements.sorted { ($0.luminance, $0.ratio) < ($1.luminance, $1.ratio) }
    }

    /// Creates a repair for backdrops known by their WCAG relative luminance.
    ///
    /// - Parameters:
    ///   - ratio: The contrast ratio to reach.
    ///   - luminances: The relative luminance of each backdrop; brought into 0…1.
    public init(reaching ratio: Double, overLuminances luminances: some Sequence<Double>) {
        self.init(meeting: luminances.map { Requirement(luminance: $0, ratio: ratio) })
    }

    /// Creates a repair for backdrops of 8-bit code values.
    public init(reaching ratio: Double, over backdrops: some Sequence<SRGB8>) {
        self.init(reaching: ratio, overLuminances: backdrops.map { $0.relativeLuminance })
    }

    /// Creates a repair for opaque backdrops of one space.
    public init<Color: ColorSpace>(reaching ratio: Double, over backdrops: some Sequence<Color>) {
        self.init(reaching: ratio, overLuminances: backdrops.map { $0.relativeLuminance })
    }

    /// Creates a repair for one opaque backdrop of 8-bit code values.
    public init(reaching ratio: Double, over backdrop: SRGB8) {
        self.init(reaching: ratio, overLuminances: CollectionOfOne(backdrop.relativeLuminance))
    }

    /// Creates a repair for one opaque backdrop.
    public init(reaching ratio: Double, over backdrop: some ColorSpace) {
        self.init(reaching: ratio, overLuminances: CollectionOfOne(backdrop.relativeLuminance))
    }

    /// The least contrast ratio of a luminance with any of the backdrops; without backdrops, infinite.
    public func lowestRatio(ofLuminance luminance: Double) -> Double {
        backdropLuminances.reduce(.infinity) { min($0, ContrastRatio(luminances: luminance, $1).value) }
    }

    /// Whether some colour reaches what is asked for over every backdrop, before rounding to code values.
    public var isPossible: Bool { !AllowedLuminance(repair: self).intervals.isEmpty }

    /// The highest ratio that any colour reaches over all backdrops at once, and the luminance
    /// that reaches it.
    ///
    /// Where it is below the one ratio that is asked for, that is the proof that no repair exists. The lowest
    /// ratio over the backdrops, seen as a function of the ink's luminance, can only peak at black, at white,
    /// or where two neighbouring backdrops give the same ratio: at the geometric mean of their luminances,
    /// each raised by 0.05.
    public var best: (ratio: Double, luminance: Double) {
        let between = zip(backdropLuminances, backdropLuminances.dropFirst()).map { darker, lighter in
            ((darker + 0.05) * (lighter + 0.05)).squareRoot() - 0.05
        }
        return ([0, 1] + between).map { (lowestRatio(ofLuminance: $0), $0) }
            .max { $0.0 < $1.0 } ?? (.infinity, 0)
    }
}

extension ContrastRepair {
    /// The nearest colour that reaches the ratio over every backdrop.
    ///
    /// The components of the answer are whole 8-bit code values, multiples of 1/255. An ink without chroma
    /// stays neutral. An ink outside the gamut is first brought inside it with its hue and lightness kept.
    ///
    /// - Parameters:
    ///   - ink: The colour to repair, as it appears over the backdrops: composite a translucent one first.
    ///   - gamut: The encoded RGB space the answer lies in: ``SRGB`` or ``DisplayP3``.
    /// - Returns: The colour found, or why there is none.
    public func nearest<Gamut: RGBSpace>(to ink: some ColorSpace, in gamut: Gamut.Type) -> Outcome<Gamut> {
        let leaf = HueLeaf<Gamut>(through: ink.extended(to: OKLCH.self))
        let codes = CodeValueSearch<Gamut>(repair: self, ink: leaf.ink)
        if let unchanged = codes.rounded(leaf.ink) {
            return .alreadyReached(unchanged, ratio: lowestRatio(ofLuminance: unchanged.relativeLuminance))
        }
        let allowed = AllowedLuminance(repair: self)
        guard !allowed.intervals.isEmpty else { return .impossible(bestRatio: best.ratio) }

        let targets = allowed.ends(around: leaf.ink.relativeLuminance)
        let answers = targets.compactMap { codes.nearest(to: leaf.nearestPoint(ofLuminance: $0)) }
        guard let answer = answers.min(by: { $0.difference < $1.difference }) else {
            return .betweenCodeValues(bestRatio: best.ratio)
        }
        let reached = lowestRatio(ofLuminance: answer.color.relativeLuminance)
        return .repaired(answer.color, ratio: reached, difference: answer.difference)
    }
}
