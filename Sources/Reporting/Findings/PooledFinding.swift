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
        let severity: Severity
        let topic: String
        let suppression: ReportedFinding.Suppression?
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

    /// The places of findings that are said at once, in the order of the first of each.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - indices: Those that are pooled, in their order.
    static func groups(of findings: FindingList, at indices: some Sequence<Int>) -> [[Int]] {
        var pools = OrderedGroups<Topic, Int>()
        for index in indices {
            let finding = findings[index]
            let topic = finding.topic.map {
                Topic(
                    rule: finding.rule, verdict: finding.verdict, severity: finding.severity, topic: $0,
                    suppression: finding.suppression)
            }
            pools.add(index, under: topic)
        }
        return pools.groups
    }

    /// Hands out the findings that count, pooled, in the order of the first of each, with the place of that.
    static func forEach(of findings: FindingList, _ body: (PooledFinding, Int) -> Void) {
        let counting = findings.indices.lazy.filter { findings.weight(at: $0).counts }
        for group in groups(of: findings, at: counting) {
            let own = group.map { findings[$0] }
            if let pooled = PooledFinding(own.count > 1 ? own.worstFirst : own) { body(pooled, group[0]) }
        }
    }

    /// The contrast in the other modes, as a sentence; `nil` where there is none.
    var others: String? {
        let others = OtherModes(findings.dropFirst().map { ($0.contrast, $0.modes) })
        return others.words.map { "Also \($0)." }
    }
}
