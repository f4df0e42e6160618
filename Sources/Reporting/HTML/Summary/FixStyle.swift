internal import Audit
internal import ColorMath

/// What findings have in common that one change fixes: the pair of colours, what is required of it, and the
/// repair.
struct FixStyle: Hashable, Codable {
    let rule: Rule.ID
    let severity: Severity
    let verdict: Verdict
    let words: String
    let ink: ColorCode
    let backdrop: ColorCode
    let contrast: Figure?
    let required: Figure?
    let repair: String?
    let repairedInk: ColorCode?
    let repairedBackdrop: ColorCode?

    /// The style of a finding; `nil` for one that counts for nothing, is not worth a change, or is about no
    /// pair of colours.
    init?(_ shown: ShownFinding) {
        let finding = shown.finding
        guard let colors = finding.colors, let words = shown.pairWords, finding.suppression == nil,
            finding.severity > .note
        else { return nil }
        rule = finding.rule
        severity = finding.severity
        verdict = finding.verdict
        self.words = words
        ink = ColorCode(colors.ink)
        backdrop = ColorCode(colors.backdrop)
        contrast = shown.contrast.map(Figure.init)
        required = shown.required.map(Figure.init)
        repair = finding.remedy
        repairedInk = (finding.repairs.first?.colors.ink).map(ColorCode.init)
        repairedBackdrop = (finding.repairs.first?.colors.backdrop).map(ColorCode.init)
    }
}
