/// Something that is checked: what, why, and by which guideline.
public struct Rule: Hashable, Sendable, Identifiable {
    /// The name that reports and the command line use, for example `text-contrast`.
    public let id: String
    /// The name that people read.
    public let name: String
    /// What is checked, in one sentence.
    public let summary: String
    /// Why it matters and how it is judged, in a few sentences.
    public let rationale: String
    /// Where the requirement is laid down.
    public let guidelines: [Guideline]
    /// The severity of a failure in an app's own content.
    public let severity: Severity

    /// A published requirement.
    public struct Guideline: Hashable, Sendable {
        /// The guideline's name and number.
        public let title: String
        /// Its address.
        public let address: String
    }
}

extension Rule {
    /// Every rule, in the order in which they are documented.
    public static let all: [Rule] = [.textContrast]

    /// The rule with an identifier, or `nil` where there is none.
    public init?(id: String) {
        guard let rule = Rule.all.first(where: { $0.id == id }) else { return nil }
        self = rule
    }
}
