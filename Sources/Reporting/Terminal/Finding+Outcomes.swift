internal import Audit
internal import ColorMath

extension Finding {
    /// Under which other conditions the contrast would be enough where it is too low, or too low where it is enough, in one
    /// line; `nil` where nothing differs, and for the rule on colour vision, which says itself what differs.
    var otherOutcomes: String? {
        let different = whatIfs.filter(\.differs)
        guard let first = different.first, rule != Rule.colorVisionContrast.id else { return nil }
        let conditions = different.map { "\($0.condition) (\(ContrastRatio($0.contrast)))" }
        return (first.passes ? "enough " : "too low ") + conditions.joined(separator: ", ")
    }
}
