public import Audit

/// The rules in words, for people.
public struct RuleCatalog: Sendable {
    /// The number of columns that lines are wrapped to.
    public let width: Int

    /// Creates a catalogue.
    public init(width: Int = 80) {
        self.width = width
    }

    /// Every rule with what it checks.
    public var list: String {
        Rule.all.map { "\($0.id)\n\(indented($0.summary))" }.joined(separator: "\n") + "\n"
    }

    /// All there is to know of one rule: what, why, and by which guideline.
    public func description(of rule: Rule) -> String {
        let paragraphs =
            [
                "\(rule.name) (\(rule.id), \(rule.severity.rawValue))", wrapped(rule.summary),
                wrapped(rule.rationale),
            ]
            + rule.guidelines.map { "\($0.title)\n  \($0.address)" }
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    private func wrapped(_ text: String) -> String {
        text.wrapped(to: width).joined(separator: "\n")
    }

    private func indented(_ text: String) -> String {
        text.wrapped(to: width - 2).map { "  " + $0 }.joined(separator: "\n")
    }
}
