internal import Audit
internal import SystemColors

/// What a finding is about by number, in JSON: standards with their versions, and the numbers in each.
struct NormsDocument: Codable {
    private let clauses: [String: [String]]

    /// The norms that hold on a platform; those for apps and those for the web where it is not known. `nil`
    /// without a criterion.
    init?(of criteria: [SuccessCriterion], on platform: Platform?) {
        guard !criteria.isEmpty else { return nil }
        var clauses: [String: [String]] = [:]
        for norm in criteria.flatMap({ $0.norms(on: platform) }) {
            let standard = norm.standard.description
            if clauses[standard]?.contains(norm.clause) != true {
                clauses[standard, default: []].append(norm.clause)
            }
        }
        self.clauses = clauses
    }

    init(from decoder: any Decoder) throws {
        clauses = try decoder.singleValueContainer().decode([String: [String]].self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(clauses)
    }

    /// The success criteria among them that are known here.
    var criteria: [SuccessCriterion] {
        (clauses[Norm.Standard.wcag.description] ?? []).compactMap { SuccessCriterion(rawValue: $0) }
    }
}
