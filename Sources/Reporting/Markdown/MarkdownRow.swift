internal import Audit
internal import ColorMath

/// A row of a table of findings: one finding, or those on one pair of colours in several modes.
struct MarkdownRow {
    /// The findings, the worst first.
    let findings: [ReportedFinding]
    /// The worst of them.
    let worst: ReportedFinding

    /// What findings of one row have in common.
    private struct Topic: Hashable {
        let rule: Rule.ID
        let verdict: Verdict
        let path: String
        let topic: String
    }

    private init?(_ findings: [ReportedFinding]) {
        guard let worst = findings.first else { return nil }
        self.findings = findings
        self.worst = worst
    }

    /// Hands out the rows of the findings that count, in the order of the first of each.
    static func forEachRow(of findings: FindingList, _ body: (MarkdownRow) -> Void) {
        var groups: [[Int]] = []
        var places: [Topic: Int] = [:]
        for (index, finding) in findings.enumerated() where finding.suppression == nil {
            let topic = finding.topic.map {
                Topic(rule: finding.rule, verdict: finding.verdict, path: finding.path, topic: $0)
            }
            if let topic, let place = places[topic] {
                groups[place].append(index)
            } else {
                if let topic { places[topic] = groups.count }
                groups.append([index])
            }
        }
        for group in groups {
            let own = group.map { findings[$0] }
            if let row = MarkdownRow(own.count > 1 ? own.worstFirst : own) { body(row) }
        }
    }

    /// The row in Markdown.
    var text: String {
        let severity = worst.severity.rawValue
        let others = findings.dropFirst().map { finding in
            [finding.contrast.map { ContrastRatio($0).description }, finding.modes].compactMap(\.self)
                .joined(separator: " ")
        }
        let also = others.isEmpty ? "" : " Also \(others.joined(separator: ", "))."
        let other = worst.reference.map { ", against \($0.location.markdownCode)" } ?? ""
        let cells = [
            worst.verdict == .review ? "\(severity), to review" : severity,
            worst.location.markdownCode + other,
            (worst.statement + also + worst.criteria.markdownNumbers).markdownEscaped,
            worst.remedy?.markdownEscaped ?? "",
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }
}
