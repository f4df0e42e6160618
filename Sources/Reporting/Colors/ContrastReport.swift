public import Audit
public import ColorMath

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
    /// The least and the greatest contrast ratio, unrounded.
    public let ratios: ClosedRange<Double>
    /// What the standard says.
    public let verdict: ContrastVerdict

    let pair: ColorPair

    /// Measures and judges a pair.
    ///
    /// - Parameters:
    ///   - ink: The colour of the text or the symbol.
    ///   - backdrop: What lies right behind it.
    ///   - canvas: What lies behind a translucent backdrop, taken for opaque; nil where it may be anything.
    ///   - standard: The standard to judge by.
    ///   - subject: What has these colours.
    public init(
        ink: DynamicColor, backdrop: DynamicColor, canvas: DynamicColor? = nil, standard: ContrastStandard,
        subject: ContrastSubject
    ) {
        self.ink = ink
        self.backdrop = backdrop
        self.canvas = canvas
        self.standard = standard
        kind = SubjectKind(subject, by: standard)
        let layers = ColorPair(ink: ink.extended(), backdrop: backdrop.extended())
        pair = canvas.map { layers.on($0.extended(to: SRGB.self).color) } ?? layers
        ratios = pair.ratios
        verdict = standard.verdict(on: ratios, for: subject)
    }

    /// The ratio that the standard requires.
    public var required: Double { standard.requiredRatio(for: kind.subject) }

    /// What brings the pair to the required ratio; nil where it reaches it.
    public var repair: PairRepair? { verdict == .passes ? nil : PairRepair(of: pair, reaching: required) }

    /// The pair as the dichromacies show it, each by its default model.
    var visions: [SimulatedPair] { pair.seen(with: ColorConfusions.dichromacies) }
}
