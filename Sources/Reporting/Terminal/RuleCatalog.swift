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
        Rule.all.map { "\($0.id)\($0.isOnByDefault ? "" : " (off by default)")\n\(indented($0.summary))" }
            .joined(separator: "\n") + "\n"
    }

    /// All there is to know of one rule: what, why, by which guideline, and what it finds.
    public func description(of rule: Rule) -> String {
        let paragraphs =
            [
                "\(rule.name) (\(rule.id), \(rule.severity.rawValue)\(rule.isOnByDefault ? "" : ", off by default"))",
                wrapped(rule.summary), wrapped(rule.rationale),
            ]
            + rule.guidelines.map { "\($0.title)\n  \($0.address)" }
            + norms(of: rule) + ["Examples", examples(of: rule)]
        return paragraphs.joined(separator: "\n\n") + "\n"
    }

    /// What the rule is about by number; nothing where its reason is another.
    private func norms(of rule: Rule) -> [String] {
        let norms = rule.criteria.flatMap(\.norms)
        guard !norms.isEmpty else { return [] }
        return ["By number", norms.map { "  \($0.words)" }.joined(separator: "\n")]
    }

    private func examples(of rule: Rule) -> String {
        let indent = String(repeating: " ", count: Self.exampleIndent)
        return rule.examples.map { example in
            let lines = example.description.wrapped(to: width - Self.exampleIndent)
            let mark = (example.isFound ? "✗ found" : "✓ not found").trailing(Self.exampleIndent - 2)
            return "  " + mark + lines.joined(separator: "\n" + indent)
        }.joined(separator: "\n")
    }

    /// The column at which the words of an example begin.
    private static let exampleIndent = 15

    private func wrapped(_ text: String) -> String {
        text.wrapped(to: width).joined(separator: "\n")
    }

    private func indented(_ text: String) -> String {
        text.wrapped(to: width - 2).map { "  " + $0 }.joined(separator: "\n")
    }
}
