public import Audit
public import ColorMath
public import SystemColors

/// All there is to say of the contrast of two colours.
public struct ContrastReport: Sendable {
    /// The ink as it was given.
    public let ink: DynamicColor
    /// The backdrop as it was given.
    public let backdrop: DynamicColor
    /// What lies behind a translucent backdrop, where it is known.
    public let canvas: DynamicColor?
    /// What the pair is judged as.
    public let kind: SubjectKind
    /// The standard that the pair is judged by.
    public let standard: ContrastStandard
    /// The screen that the pair is for; nil where it is for all, and judged by the one that shows it worst.
    public let medium: ScreenGamut?
    /// The least and the greatest contrast ratio, 1…21, unrounded.
    public let ratios: ClosedRange<Double>
    /// What the standard says.
    public let verdict: ContrastVerdict

    /// The colour of the system that reaches the required ratio in the place of the ink; `nil` where the ink
    /// is none of its colours, or none of them does.
    public var strongerInk: StrongerInk?

    let pair: ColorPair

    /// Measures and judges a pair.
    ///
    /// - Parameters:
    ///   - ink: The colour of the text or the symbol.
    ///   - backdrop: What lies right behind it.
    ///   - canvas: What lies behind a translucent backdrop, taken for opaque; nil where it may be anything.
    ///   - standard: The standard to judge by.
    ///   - subject: What has these colours.
    ///   - medium: The screen that the pair is for; nil for all.
    public init(
        ink: DynamicColor, backdrop: DynamicColor, canvas: DynamicColor? = nil, standard: ContrastStandard,
        subject: ContrastSubject, medium: ScreenGamut? = nil
    ) {
        self.ink = ink
        self.backdrop = backdrop
        self.canvas = canvas
        self.standard = standard
        kind = SubjectKind(subject, by: standard)
        self.medium = medium
        pair = ColorPair(
            ink: ink.extended(), backdrop: backdrop.extended(),
            canvas: canvas.map { $0.extended(to: SRGB.self).color }, medium: medium)
        ratios = pair.ratios
        verdict = standard.verdict(on: ratios, for: subject)
    }

    /// The ratio that the standard requires.
    public var required: Double { standard.requiredRatio(for: kind.subject) }

    /// The backdrop that is seen, in the nearest code values; nil where it depends on what lies behind.
    public var seenBackdrop: SRGB8? { pair.seen.map { SRGB8(clipping: $0.backdrop) } }

    /// What brings the pair to the required ratio; nil where it reaches it.
    public var repair: PairRepair? { verdict == .passes ? nil : PairRepair(of: pair, reaching: required) }

    /// The pair as the dichromacies show it, each by its default model.
    var visions: [SimulatedPair] { pair.seen(with: ColorConfusions.dichromacies) }
}
