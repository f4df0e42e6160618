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

    /// The rows of some findings, in the order of the first of each.
    static func rows(of findings: [ReportedFinding]) -> [MarkdownRow] {
        var groups: [[ReportedFinding]] = []
        var places: [Topic: Int] = [:]
        for finding in findings {
            let topic = finding.topic.map {
                Topic(rule: finding.rule, verdict: finding.verdict, path: finding.path, topic: $0)
            }
            if let topic, let place = places[topic] {
                groups[place].append(finding)
            } else {
                if let topic { places[topic] = groups.count }
                groups.append([finding])
            }
        }
        return groups.compactMap { MarkdownRow($0.count > 1 ? $0.worstFirst : $0) }
    }

    /// The row in Markdown.
    var text: String {
        let severity = worst.severity.rawValue
        let others = findings.dropFirst().map { finding in
            [finding.contrast.map { ContrastRatio($0).description }, finding.modes].compactMap(\.self)
                .joined(separator: " ")
        }
        let also = others.isEmpty ? "" : " Also \(others.joined(separator: ", "))."
        let cells = [
            worst.verdict == .review ? "\(severity), to review" : severity, worst.location.markdownCode,
            (worst.statement + also).markdownEscaped, worst.remedy?.markdownEscaped ?? "",
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }
}
