internal import Audit
internal import ColorMath

/// What is said at once: one finding, or those on one pair of colours in several modes.
struct PooledFinding {
    /// The findings, the worst first.
    let findings: [ReportedFinding]
    /// The worst of them.
    let worst: ReportedFinding

    /// What findings that are said at once have in common.
    private struct Topic: Hashable {
        let rule: Rule.ID
        let verdict: Verdict
        let topic: String
    }

    /// One finding.
    init(_ finding: ReportedFinding) {
        findings = [finding]
        worst = finding
    }

    private init?(_ findings: [ReportedFinding]) {
        guard let worst = findings.first else { return nil }
        self.findings = findings
        self.worst = worst
    }

    /// Hands out the findings that count, pooled, in the order of the first of each.
    static func forEach(of findings: FindingList, _ body: (PooledFinding) -> Void) {
        var pools = OrderedGroups<Topic, Int>()
        for (index, finding) in findings.enumerated() where finding.suppression == nil {
            let topic = finding.topic.map {
                Topic(rule: finding.rule, verdict: finding.verdict, topic: $0)
            }
            pools.add(index, under: topic)
        }
        for group in pools.groups {
            let own = group.map { findings[$0] }
            if let pooled = PooledFinding(own.count > 1 ? own.worstFirst : own) { body(pooled) }
        }
    }

    /// The contrast in the other modes, as a sentence; `nil` where there is none.
    var others: String? {
        let others = OtherModes(findings.dropFirst().map { ($0.contrast, $0.modes) })
        return others.words.map { "Also \($0)." }
    }
}
