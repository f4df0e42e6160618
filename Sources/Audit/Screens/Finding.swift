public import ColorMath
public import Elements
public import PaletteFiles
public import Raster
internal import SystemColors
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
    /// An ink that fixes it, where one is known.
    public let suggestion: Suggestion?
    /// A backdrop that fixes it under the ink as it is, where one is known and the app's to choose.
    public let alternative: Alternative?
    /// What the contrast would be under other settings and to other eyes, where the finding is about
    /// contrast.
    public let whatIfs: [WhatIf]
    /// The success criteria that it is about: those of the levels of the standard that what it is about does
    /// not meet, or of which the pixels do not tell; empty where its reason is another, or it is exempt.
    public internal(set) var criteria: [SuccessCriterion]
    /// What a palette calls the colours of the text, where one was given that has them.
    public internal(set) var tokens: TextTokens?
    /// Why it counts for nothing, where the configuration says so.
    public internal(set) var suppression: Suppression?
    /// The element of the view tree that it is about, or that its first region lies in.
    public internal(set) var element: ScreenElement?
    /// The ratio that settles the matter, where it is one of contrast.
    public let required: Double?

    /// What the configuration says of a part of the screen that is ignored.
    public struct Suppression: Hashable, Sendable {
        /// Why it is.
        public let reason: String
        /// Where that is written.
        public let location: SourceLocation
    }

    /// A colour that would do instead.
    public struct Suggestion: Hashable, Sendable {
        /// The ink to use.
        public let foreground: SRGB8
        /// The name of the system colour that the ink is, where one is to be used.
        public let role: String?
        /// Whether it is the value that the system colour has with Increase Contrast.
        public let isIncreased: Bool
        /// The contrast ratio of that ink with the backdrop, unrounded.
        public let contrast: Double

        init(foreground: SRGB8, contrast: Double) {
            self.foreground = foreground
            (role, isIncreased) = (nil, false)
            self.contrast = contrast
        }

        init(_ ink: StrongerInk) {
            (foreground, contrast) = (ink.color, ink.contrast)
            (role, isIncreased) = (ink.name, ink.isIncreased)
        }
    }

    /// A backdrop that would do instead.
    public struct Alternative: Hashable, Sendable {
        /// The backdrop to use.
        public let background: SRGB8
        /// The contrast ratio of the ink with that backdrop, unrounded.
        public let contrast: Double
    }

    init(of ruled: RuledObservation, on screen: JudgedScreen) {
        let remark = ruled.observation.remark
        rule = ruled.rule.id
        severity = min(ruled.severity, remark.severityAtMost)
        verdict = remark.verdict
        message = remark.message
        suggestion = remark.repair?.ink
        alternative = remark.repair?.backdrop
        required = remark.required
        switch ruled.observation.subject {
        case .region(let index):
            let judged = screen.regions[index]
            regions = [index]
            criteria = screen.criteria(of: ruled.rule, about: judged)
            boxes = [judged.region.box]
            element = judged.element
            whatIfs = remark.required.map { screen.whatIfs(for: judged, required: $0) } ?? []
        case .area(let rect):
            regions = []
            criteria = []
            boxes = [rect]
            whatIfs = []
            element = nil
        case .element(let index):
            regions = []
            criteria = (remark.criteria ?? ruled.rule.criteria).filter { screen.standard.includes($0.level) }
            let seen = screen.elements?.elements[index]
            boxes = [seen?.box].compactMap(\.self)
            whatIfs = []
            element = seen?.element
        }
    }
}

extension JudgedScreen {
    /// The criteria that a finding of a rule about a region is about.
    fileprivate func criteria(of rule: Rule, about judged: JudgedRegion) -> [SuccessCriterion] {
        let candidates = rule.criteria.filter { standard.includes($0.level) }
        // Which style the status bar has, the app decides, though the system draws it.
        if rule == .statusBarContrast { return candidates }
        return candidates.filter { criterion in
            judged.criteria.contains { $0.criterion == criterion && $0.verdict != .pass }
        }
    }
}

extension Finding {
    /// The first of its regions, by its index among those of the screen.
    public var region: Int? { regions.first }
}
