public import ColorMath

/// What screens show of a palette: the pairs that are painted on them, and what cannot be told or is no
/// colour of the palette.
public struct PaletteObservation: Hashable, Sendable {
    /// The number of screens that were looked at.
    public let screenCount: Int
    /// The styles of text whose colours the pixels tell, each counted once a screen.
    public let styleCount: Int
    /// The other styles: those that the system draws or dims, those inside pictures, and those whose backdrop
    /// or ink varies.
    public let asideCount: Int
    /// What fits several colours of the palette, in the order in which it was seen.
    public let ambiguous: [AmbiguousPair]
    /// What fits no colour of the palette, the commonest first.
    public let foreign: [ForeignColor]
    /// The styles with a colour that fits none of the palette.
    public let foreignCount: Int

    let sightings: [PairSides: Sightings]
    /// The pairs that some style may show, whether or not it may show others as well.
    let possible: Set<PairSides>
    /// The pairs that only screens show: neither declared, nor used, nor named so.
    let painted: Set<PairSides>

    /// The styles that were named.
    public var namedCount: Int { sightings.values.reduce(0) { $0 + $1.styleCount } }

    /// The styles that fit several colours.
    public var ambiguousCount: Int { ambiguous.reduce(0) { $0 + $1.sightings.styleCount } }

    /// An ink and a backdrop, as screens show them, that several colours of the palette are.
    public struct AmbiguousPair: Hashable, Sendable {
        /// The ink as it is seen.
        public let ink: SRGB8
        /// The backdrop as it is seen.
        public let backdrop: SRGB8
        /// The mode that it is seen in, by index among the palette's modes.
        public let mode: Int
        /// The inks that it may be, by index among the palette's entries.
        public let inks: [Int]
        /// The backdrops that it may be, by index among the palette's entries.
        public let backdrops: [Int]
        /// Whether some of these are pairs that are known, and so judged already.
        public let isKnown: Bool
        /// How often it is seen.
        public let sightings: Sightings
    }

    /// A colour of text or behind it that no colour of the palette is.
    public struct ForeignColor: Hashable, Sendable {
        /// The colour.
        public let color: SRGB8
        /// Whether it is an ink, and not a backdrop.
        public let isInk: Bool
        /// How often it is seen.
        public let sightings: Sightings
    }

    /// How often a pair was seen and named; `nil` where it was not.
    public func sightings(of pair: PalettePair) -> Sightings? { sightings[PairSides(pair)] }

    /// Whether a pair is known from screens alone.
    public func isNew(_ pair: PalettePair) -> Bool { painted.contains(PairSides(pair)) }

    /// Whether some style may show a pair.
    func mayShow(_ pair: PalettePair) -> Bool { possible.contains(PairSides(pair)) }
}
