package import Audit
package import ColorMath
package import Raster

/// A finding as a picture shows it.
package struct MarkedFinding {
    /// Where it is: at least one rectangle.
    let boxes: [PixelRect]
    let marking: Marking
    /// Its number on pages and in lists, from 1; `nil` where it has none there.
    let number: Int?
    /// The ratio and the one that is required, or the name of a rule that is about something else.
    let words: String
    /// The ink that fixes it, where one is known.
    let repair: SRGB8?

    /// Describes a finding.
    ///
    /// - Parameters:
    ///   - rule: The rule that found it.
    ///   - boxes: Where it is; at least one rectangle.
    ///   - marking: How it is marked.
    ///   - number: Its number on pages and in lists.
    ///   - contrast: The contrast of its first region, unrounded; `nil` where it is about none.
    ///   - required: What a line of text requires that is its first region; `nil` where that is none.
    ///   - standard: What the screen is judged by.
    ///   - repair: The ink that fixes it.
    package init(
        by rule: Rule.ID, at boxes: [PixelRect], marking: Marking, number: Int?, contrast: Double?,
        required: Double?, judgedBy standard: ContrastStandard?, repair: SRGB8?
    ) {
        self.boxes = boxes
        self.marking = marking
        self.number = number
        self.repair = repair
        let limit =
            switch rule {
            case Rule.textContrast.id, Rule.preferredContrast.id: required
            case Rule.iconContrast.id: standard?.requiredRatio(for: .nonText)
            default: Double?.none
            }
        words =
            contrast.flatMap { contrast in limit.map { "\(ContrastRatio(contrast))/\(Figure($0))" } } ?? rule
    }
}

/// A line of text as a picture shows it where no finding is about it.
package struct MarkedLine {
    let box: PixelRect
    let marking: Marking

    /// Describes a line.
    ///
    /// - Parameters:
    ///   - box: Where it is.
    ///   - verdict: The verdict on it.
    ///   - isSetAside: Whether the app does not draw it, and it does not pass.
    package init(at box: PixelRect, _ verdict: Verdict, isSetAside: Bool) {
        self.box = box
        marking = isSetAside ? .note : Marking(verdict)
    }
}
