internal import Audit
internal import ColorMath

extension FindingDocument {
    /// Under which other conditions the contrast would be enough where it is too low, or too low where it is enough, in one
    /// line; `nil` where nothing differs, and for the rule on colour vision, which says itself what differs.
    var otherOutcomes: String? {
        let different = (whatIf ?? []).filter(\.differs)
        guard !different.isEmpty, rule != Rule.colorVisionContrast.id else { return nil }
        let sides = [(word: "enough", passes: true), ("too low", false)].compactMap { word, passes in
            let conditions = different.filter { $0.passes == passes }.map { whatIf in
                "\(whatIf.condition) (\(ContrastRatio(whatIf.contrast.exact))\(whatIf.isModel == true ? ", a model" : ""))"
            }
            return conditions.isEmpty ? nil : "\(word) \(conditions.joined(separator: ", "))"
        }
        return sides.joined(separator: "; ")
    }
}
