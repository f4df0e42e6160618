internal import Audit
internal import ColorMath

extension FindingDocument {
    /// Under which other conditions the contrast would be enough where it is too low, or too low where it is
    /// enough, in one line; `nil` where nothing differs, and for the rules on colour vision and on Increase
    /// Contrast, which say themselves what differs.
    var otherOutcomes: String? {
        let different = (whatIf ?? []).filter(\.differs)
        guard !different.isEmpty, ![Rule.colorVisionContrast.id, Rule.increasedContrast.id].contains(rule)
        else { return nil }
        let sides = [(word: "enough", passes: true), ("too low", false)].compactMap { word, passes in
            // What some eyes see well is no advice for text that others do not.
            let told = passes ? different.filter { !$0.condition.isVision } : different
            let conditions = told.compactMap { $0.words(where: passes) }
            return conditions.isEmpty ? nil : "\(word) \(conditions.joined(separator: ", "))"
        }
        return sides.isEmpty ? nil : sides.joined(separator: "; ")
    }
}

extension WhatIfDocument {
    /// The condition, with the ratio that passes or does not; nil where none is so. Of colours that the
    /// pixels cannot tell apart, those of which it holds.
    fileprivate func words(where passes: Bool) -> String? {
        let model = isModel == true ? ", a model" : ""
        guard let outcomes, outcomes.contains(where: { $0.passes != self.passes }) else {
            return self.passes == passes ? "\(condition) (\(ContrastRatio(contrast.exact))\(model))" : nil
        }
        guard let outcome = outcomes.first(where: { $0.passes == passes }) else { return nil }
        let roles = outcomes.filter { $0.passes == passes }.flatMap(\.roles).joined(separator: " or ")
        return "\(condition) if it is \(roles) (\(ContrastRatio(outcome.contrast.exact))\(model))"
    }
}
