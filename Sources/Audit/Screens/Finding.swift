public import ColorMath
public import Raster
internal import TextDetection

/// Something on a screen that a rule objects to.
public struct Finding: Hashable, Sendable {
    /// The identifier of the ``Rule``.
    public let rule: Rule.ID
    /// How much it weighs.
    public let severity: Severity
    /// The rule's verdict on what the finding is about.
    public let verdict: Verdict
    /// The regions that it is about, by their indices among those of the screen, in their order: lines drawn
    /// in one style, or icons of which it says the same. Empty where it is about another part of the screen.
    public internal(set) var regions: [Int]
    /// Where it is, in pixels: the boxes of its regions in their order, or one other rectangle.
    public internal(set) var boxes: [PixelRect]
    /// What is wrong, in one sentence, with the figures.
    public let message: String
    /// A change that fixes it, where one is known.
    public let suggestion: Suggestion?
    /// What the contrast would be under other settings and to other eyes, where the finding is about
    /// contrast.
    public let whatIfs: [WhatIf]
    /// What a palette calls the colours of the text, where one was given that has them.
    public internal(set) var tokens: TextTokens?
    /// Why it counts for nothing, where the configuration says so.
    public internal(set) var suppression: Suppression?
    /// The ratio that settles the matter, where it is one of contrast.
    let required: Double?

    /// What the configuration says of a part of the screen that is ignored.
    public struct Suppression: Hashable, Sendable {
        /// Why it is.
        public let reason: String
    }

    /// A colour that would do instead.
    public struct Suggestion: Hashable, Sendable {
        /// The ink to use.
        public let foreground: SRGB8
        /// The contrast ratio of that ink with the backdrop, unrounded.
        public let contrast: Double
    }

    init(of ruled: RuledObservation, on screen: JudgedScreen) {
        let remark = ruled.observation.remark
        rule = ruled.rule.id
        severity = min(ruled.severity, remark.severityAtMost)
        verdict = remark.verdict
        message = remark.message
        suggestion = remark.suggestion
        required = remark.required
        switch ruled.observation.subject {
        case .region(let index):
            let judged = screen.regions[index]
            regions = [index]
            boxes = [judged.region.box]
            whatIfs = remark.required.map { screen.whatIfs(for: judged, required: $0) } ?? []
        case .area(let rect):
            regions = []
            boxes = [rect]
            whatIfs = []
        }
    }
}

extension Finding {
    /// The first of its regions, by its index among those of the screen.
    public var region: Int? { regions.first }
}

extension Finding.Suggestion {
    /// The ink nearest to that of a region which reaches a ratio over its typical backdrop; `nil` where none
    /// does.
    init?(fixing region: Region, to required: Double) {
        guard
            let ink = ContrastRepair(reaching: required, over: [region.backdrop]).nearest(to: region.ink)
                .color
        else {
            return nil
        }
        self.init(foreground: ink, contrast: ink.contrastRatio(with: region.backdrop))
    }
}
