package import ColorMath
package import Raster

/// Something that a rule objects to on one screenshot when it is held against another of the same screen.
package struct ComparisonFinding: Hashable, Sendable {
    /// The identifier of the ``Rule``.
    package let rule: Rule.ID
    /// How much it weighs.
    package let severity: Severity
    /// The rule's verdict.
    package let verdict: Verdict
    /// What is wrong, in one sentence, with the figures.
    package let message: String
    /// The file of the screenshot that it is about.
    package let path: String
    /// The file that this was held against.
    package let reference: String
    /// Where on the screenshot it is, in pixels; empty where it is about the screenshot as a whole.
    package let boxes: [PixelRect]
    /// Where the same is on the other, in pixels.
    package let referenceBoxes: [PixelRect]
    /// The ink and the backdrop, where it is about contrast.
    package let colors: Colors?
    /// The success criteria that it bears on.
    package let criteria: [SuccessCriterion]
    /// Why it counts for nothing: the configuration ignores what it is about; `nil` where it counts.
    package internal(set) var suppression: Finding.Suppression?

    /// An ink on its backdrop, and their contrast.
    package struct Colors: Hashable, Sendable {
        /// The ink.
        package let ink: SRGB8
        /// The backdrop.
        package let backdrop: SRGB8
        /// The ratio that was measured, unrounded.
        package let contrast: Double
        /// The ratio that is required.
        package let required: Double
    }
}

/// What a check of screenshots that belong together has to say.
struct ComparisonRemark {
    let verdict: Verdict
    /// In one sentence, with the figures.
    let message: String
    /// Where on the screenshot, in pixels.
    var boxes: [PixelRect] = []
    /// Where on the one that it is held against.
    var referenceBoxes: [PixelRect] = []
    /// The most that the finding weighs.
    var severityAtMost = Severity.error
    var colors: ComparisonFinding.Colors?
    /// The success criteria that it bears on; `nil` for those of the rule.
    var criteria: [SuccessCriterion]?
}

extension [ComparisonRemark] {
    /// Whether any of them is about one of some boxes on the screenshot that is held against.
    func speak(of boxes: [PixelRect]) -> Bool {
        contains { $0.referenceBoxes.contains(where: boxes.contains) }
    }
}
