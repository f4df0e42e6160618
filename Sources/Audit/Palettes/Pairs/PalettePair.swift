public import PaletteFiles

/// An ink of a palette, the backdrop that it lies on, and the contrast that it needs there.
public struct PalettePair: Hashable, Sendable {
    /// How it is known that the two meet.
    public enum Origin: Hashable, Sendable {
        /// The configuration says so, here.
        case declared(SourceLocation)
        /// A rule of a stylesheet paints one on the other, here.
        case used(SourceLocation)
        /// Screens show one on the other, so often.
        case observed(Sightings)
        /// They are named by a convention that says so; which, as a clause.
        case convention(String)
        /// Their names suggest it; why, as a clause.
        case guessed(String)
    }

    /// The index of the ink among the palette's entries.
    public let ink: Int
    /// The index of the backdrop among the palette's entries.
    public let backdrop: Int
    /// The contrast ratio that is asked for.
    public private(set) var required: Double
    /// What may lie behind a translucent backdrop, by index among the palette's entries; empty where anything
    /// may.
    public let canvases: [Int]
    /// What may lie behind a canvas that is translucent itself, by index among the palette's entries.
    private(set) var grounds: [Int] = []
    /// Whether nothing but the lack of others says that the canvases lie behind.
    public private(set) var assumesCanvases = false
    /// The modes in which the two meet, by index among the palette's modes, in rising order.
    public private(set) var modes: [Int]
    /// How it is known.
    public let origin: Origin
    /// Whether two that are used or named as a pair can be told apart in some mode: then where they cannot is
    /// a failure, and no sign that they do not meet. It is not looked at of others.
    private(set) var standsOutInSomeMode = true
    /// Whether the colours of a pair that is only guessed say in some mode that the two do not meet.
    private(set) var isDoubted = false

    /// Whether the pair is only guessed: it fails no build until it is declared.
    public var isGuessed: Bool { if case .guessed = origin { true } else { false } }

    /// Whether names alone say that the two meet.
    var isOfNames: Bool {
        switch origin {
        case .convention, .guessed: true
        case .declared, .used, .observed: false
        }
    }

    /// What a measure says of the pair. Where two that are only guessed to meet hardly differ in a mode,
    /// their author cannot have meant them to: that mode is left to review. So are two that are one colour in
    /// every mode, though they are named as a pair or a rule paints one on the other: a shape is drawn so, or
    /// text that nobody is to see.
    public func verdict(on measure: PairMeasure) -> Verdict {
        let verdict = measure.verdict(requiring: required)
        guard verdict == .fail else { return verdict }
        return isLikelyNone(at: measure.greatest) ? .review : .fail
    }

    /// Whether the two likely do not meet, as they have no more than a contrast in a mode.
    private func isLikelyNone(at contrast: Double) -> Bool {
        switch origin {
        case .guessed: isDoubted || contrast < Self.leastMeant
        case .used, .convention: !standsOutInSomeMode && contrast < Self.leastPainted
        case .declared, .observed: false
        }
    }

    /// The same pair, with whether the two can be told apart in some mode.
    func comparing(_ colors: PaletteColors) -> PalettePair {
        switch origin {
        case .used, .convention: break
        case .declared, .observed, .guessed: return self
        }
        var pair = self
        pair.standsOutInSomeMode = modes.contains { mode in
            PairMeasure(of: self, in: mode, colors: colors).map { $0.greatest >= Self.leastPainted } ?? false
        }
        return pair
    }

    /// The same pair, whose colours speak against it or not.
    func doubting(_ isDoubted: Bool) -> PalettePair {
        var pair = self
        pair.isDoubted = isDoubted
        return pair
    }

    /// Two colours of less contrast are one to the eye: neighbouring code values in the darkest greys.
    static let leastPainted = 1.005

    /// The contrast below which no one means text to be read, nor a border to be seen: white on #DFDFDF.
    static let leastMeant = 1.3

    /// The same pair, over canvases that are only assumed.
    func assumingCanvases(_ isAssumed: Bool) -> PalettePair {
        var pair = self
        pair.assumesCanvases = isAssumed
        return pair
    }

    /// The same pair, with what lies behind canvases that are translucent.
    func lying(on grounds: [Int]) -> PalettePair {
        var pair = self
        pair.grounds = grounds
        return pair
    }

    /// The same pair in other modes, by index in rising order.
    func meeting(in modes: [Int]) -> PalettePair {
        var pair = self
        pair.modes = modes
        return pair
    }

    /// The same pair as screens show it.
    func observed(_ sightings: Sightings) -> PalettePair {
        PalettePair(
            ink: ink, backdrop: backdrop, required: sightings.required, canvases: canvases, modes: modes,
            origin: .observed(sightings))
    }

    /// The same pair with another ratio.
    func asking(for ratio: Double) -> PalettePair {
        var pair = self
        pair.required = min(ratio, 21)
        return pair
    }
}
