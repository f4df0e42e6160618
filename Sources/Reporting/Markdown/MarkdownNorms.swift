internal import Audit

/// What the findings of a document are about by number, for a list at its end.
struct MarkdownNorms {
    private var norms: [SuccessCriterion: [Norm]] = [:]

    /// Takes what a finding is about.
    mutating func add(_ finding: ReportedFinding) {
        for criterion in finding.criteria {
            let own = criterion.norms(on: finding.platform)
            for norm in own where norms[criterion]?.contains(norm) != true {
                norms[criterion, default: []].append(norm)
            }
        }
    }

    /// The criteria with what asks for the same elsewhere, a line each; empty where no finding is about one.
    var text: String {
        let criteria = SuccessCriterion.allCases.filter { norms[$0] != nil }
        guard !criteria.isEmpty else { return "" }
        let lines = criteria.map { criterion in
            // In the order of the standards, whatever screens came first.
            let own = criterion.norms.filter { norms[criterion]?.contains($0) ?? false }
            let others = own.dropFirst().map(\.words.markdownEscaped).joined(separator: "; ")
            let name = own.first.map(\.words.markdownEscaped) ?? ""
            return "- **\(name)**" + (others.isEmpty ? "" : ": \(others)") + "\n"
        }
        return "\nBy number:\n\n" + lines.joined()
    }
}

extension [SuccessCriterion] {
    /// The criteria by number, as a sentence behind another: ` WCAG 1.4.3.`; empty for none.
    var markdownNumbers: String {
        isEmpty ? "" : " \(Norm.Standard.wcag.name) \(map(\.id).joined(separator: ", "))."
    }
}
