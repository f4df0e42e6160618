internal import Audit
internal import ColorMath

/// What is said at once: one finding, or those on one pair of colours in several modes.
struct PooledFinding {
    /// The findings, the worst first.
    let findings: [ReportedFinding]
    /// The worst of them.
    let worst: ReportedFinding

    /// One finding.
    init(_ finding: ReportedFinding) {
        findings = [finding]
        worst = finding
    }

    private init?(of list: FindingList, at indices: [Int]) {
        let own = indices.map { list[$0] }
        findings = own.count > 1 ? own.worstFirst : own
        guard let worst = findings.first else { return nil }
        self.worst = worst
    }

    /// The places of findings that are said at once, in the order of the first of each.
    ///
    /// - Parameters:
    ///   - findings: The findings.
    ///   - indices: Those that are pooled, in their order.
    static func groups(of findings: FindingList, at indices: some Sequence<Int>) -> [[Int]] {
        var pools = OrderedGroups<FindingWeight, Int>()
        for index in indices {
            let weight = findings.weight(at: index)
            pools.add(index, under: weight.topic == nil ? nil : weight)
        }
        return pools.groups
    }

    /// Hands out the findings that count, pooled, in the order of the first of each, with the place of that.
    static func forEach(of findings: FindingList, _ body: (PooledFinding, Int) -> Void) {
        let counting = findings.indices.lazy.filter { findings.weight(at: $0).counts }
        for group in groups(of: findings, at: counting) {
            if let pooled = PooledFinding(of: findings, at: group) { body(pooled, group[0]) }
        }
    }

    /// All findings, suppressed ones too, pooled, in the order of the first of each, made as they are asked
    /// for.
    static func all(of findings: FindingList) -> some Sequence<PooledFinding> {
        groups(of: findings, at: findings.indices).lazy.compactMap { PooledFinding(of: findings, at: $0) }
    }

    /// The contrast in the other modes, as a sentence; `nil` where there is none.
    var others: String? {
        let others = OtherModes(findings.dropFirst().map { ($0.contrast, $0.modes) })
        return others.words.map { "Also \($0)." }
    }

    /// What is to be done, with the further places and the contrast in the other modes.
    var adviceWithPlaces: String {
        [worst.adviceWithPlaces, others].compactMap(\.self).joined(separator: " ")
    }
}
