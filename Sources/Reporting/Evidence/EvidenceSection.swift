internal import Audit

/// What was looked at, as a section of a page.
struct EvidenceSection {
    let evidence: Evidence

    var html: String {
        let rows = SuccessCriterion.allCases.map(row).joined(separator: "\n")
        let heads = ["Criterion", "Outcome", "Looked at", "The same is asked by"].map {
            "<th role=\"columnheader\" scope=\"col\">\($0)</th>"
        }.joined()
        let settings = evidence.settings.map { "<li>\($0.words.xmlEscaped): \($0.screens)</li>" }
        let parts = [
            """
            <h2 id="looked-at">What was looked at</h2>
            <table class="criteria" role="table">
            <caption>Success criteria of WCAG 2.2 on what screens look like</caption>
            <thead role="rowgroup"><tr role="row">\(heads)</tr></thead>
            <tbody role="rowgroup">
            \(rows)
            </tbody>
            </table>
            <h3>How it was measured</h3>
            <p>\(Method.measurement.xmlEscaped)</p>
            <p>\(Method.limits.xmlEscaped)</p>
            <h3>Settings of the screens</h3>
            <ul>
            \(settings.joined(separator: "\n"))
            </ul>
            """, AppStoreLabel(evidence).map(section),
        ]
        return parts.compactMap(\.self).joined(separator: "\n")
    }

    private func row(of criterion: SuccessCriterion) -> String {
        let count = evidence.count(of: criterion)
        let outcome = count.outcome
        let numbers = outcome == .untested || outcome == .inapplicable ? "" : ": \(count.words)"
        let link = "<a href=\"\(criterion.address)\">\(criterion.id) \(criterion.name.xmlEscaped)</a>"
        let norms = evidence.norms(for: criterion).dropFirst().map(\.words.xmlEscaped)
        let cells = [
            "<strong>\(outcome.words)</strong>\(numbers)", criterion.scope.xmlEscaped,
            norms.joined(separator: "<br>"),
        ].map { "<td role=\"cell\">\($0)</td>" }
        return
            "<tr role=\"row\"><th role=\"rowheader\" scope=\"row\">\(link), \(criterion.level.rawValue)</th>"
            + "\(cells.joined())</tr>"
    }

    private func section(on label: AppStoreLabel) -> String {
        let items = label.rows.map {
            "<li>\($0.setting), \(counted($0.screens, "screen")): \($0.words.xmlEscaped)</li>"
        }
        return """
            <h3>\(AppStoreLabel.title)</h3>
            <p>\(AppStoreLabel.caution.xmlEscaped)</p>
            <ul>
            \(items.joined(separator: "\n"))
            </ul>
            """
    }
}
