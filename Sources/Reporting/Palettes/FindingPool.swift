internal import Audit

/// Findings on a palette that are shown at once: one, or those on one pair of colours in several modes.
struct FindingPool {
    /// The place of the worst among the findings.
    let worst: Int
    /// The places of the others, in their order.
    var others: [Int] = []

    var count: Int { 1 + others.count }
}

extension PaletteAudit {
    /// The findings, those on one pair at once, in the order of the first of each.
    var pools: [FindingPool] {
        var pools = OrderedGroups<FindingWeight, Int>()
        for (place, finding) in findings.enumerated() {
            let topic = FindingTopic(of: finding)
            pools.add(place, under: topic.map { FindingWeight(severity: finding.severity, topic: $0) })
        }
        return pools.groups.map { group in
            let worst = group.min { (findings[$0].badness, $0) < (findings[$1].badness, $1) } ?? group[0]
            return FindingPool(worst: worst, others: group.filter { $0 != worst })
        }
    }

    /// The worst: the graver first, then failures before what cannot be told, then by how little of the
    /// required contrast there is; equals in their order.
    func worstPools(_ count: Int) -> [FindingPool] {
        var worst = FirstOnes<(key: PaletteFinding.Badness, pool: FindingPool)>(count) { $0.key < $1.key }
        for pool in pools { worst.add((findings[pool.worst].badness, pool)) }
        return worst.elements.map(\.pool)
    }
}
