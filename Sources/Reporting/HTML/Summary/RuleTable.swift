internal import Audit

/// What each rule found on a page.
struct RuleTable {
    private var counts: [Rule.ID: FindingCounts] = [:]

    mutating func add(_ finding: ReportedFinding) {
        counts[finding.rule, default: FindingCounts()].add(finding)
    }

    /// The rules that found something, in the order of a list; those that it does not have, behind them.
    private func found(of rules: [Rule]) -> [(id: Rule.ID, rule: Rule?)] {
        let known = rules.filter { counts[$0.id] != nil }
        let others = counts.keys.filter { id in !known.contains { $0.id == id } }.sorted()
        return known.map { ($0.id, $0) } + others.map { ($0, nil) }
    }

    /// The counts as a table; `nil` where nothing was found.
    func table(of rules: [Rule]) -> String? {
        let rows = found(of: rules).map { id, rule in
            let name = rule.map { "<a href=\"#rule-\($0.id)\">\($0.name.xmlEscaped)</a>" } ?? id.xmlEscaped
            return "<tr><th scope=\"row\">\(name)</th><td>\((counts[id] ?? FindingCounts()).html)</td></tr>"
        }
        guard !rows.isEmpty else { return nil }
        return """
            <table>
            <caption>Rules</caption>
            <thead><tr><th scope="col">Rule</th><th scope="col">Found</th></tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            """
    }

    /// The rules as what a filter can be set to.
    func options(of rules: [Rule]) -> [(value: String, name: String)] {
        found(of: rules).map { ($0.id, $0.rule?.name ?? $0.id) }
    }

    /// What the rules say that found something; `nil` where none is known.
    func explanations(of rules: [Rule]) -> String? {
        let parts = found(of: rules).compactMap(\.rule).map { rule in
            let guidelines = rule.guidelines.map { "<li>\($0.link)</li>" }
            return """
                <h3 id="rule-\(rule.id)">\(rule.name.xmlEscaped)</h3>
                <p>\(rule.summary.xmlEscaped)</p>
                <p>\(rule.rationale.xmlEscaped)</p>
                <ul>
                \(guidelines.joined(separator: "\n"))
                </ul>
                """
        }
        return parts.isEmpty ? nil : "<h2>Rules</h2>\n" + parts.joined(separator: "\n")
    }
}
