public import ColorMath
internal import TextDetection

/// Something on a screen that a rule objects to.
public struct Finding: Hashable, Sendable {
    /// The identifier of the ``Rule``.
    public let rule: Rule.ID
    /// How much it weighs.
    public let severity: Severity
    /// The verdict on the region that the finding is about.
    public let verdict: Verdict
    /// The index of the region among those of its screen.
    public let region: Int
    /// What is wrong, in one sentence, with the figures.
    public let message: String
    /// A change that mends it, where one is known.
    public let suggestion: Suggestion?

    /// A colour that would do instead.
    public struct Suggestion: Hashable, Sendable {
        /// The ink to use.
        public let foreground: SRGB8
        /// The contrast ratio of that ink with the backdrop, unrounded.
        public let contrast: Double
    }
}

extension Finding.Suggestion {
    /// The ink nearest to that of a region which reaches a ratio over its typical backdrop; `nil` where none does.
    init?(mending region: Region, to required: Double) {
        guard let ink = ContrastRepair(reaching: required, over: [region.backdrop]).nearest(to: region.ink)
        else {
            return nil
        }
        self.init(foreground: ink, contrast: ink.contrastRatio(with: region.backdrop))
    }
}
