internal import Audit

/// The palettes of a run, the worst first.
struct PaletteRanking {
    /// The audits by their places, those of the most errors first, then of the most warnings and notes;
    /// equals in their order.
    let worst: [Int]
    /// How many findings each has, in the order of the audits.
    let counts: [FindingCounts]

    init(of audits: [PaletteAudit]) {
        let counts = audits.map { audit in
            var counts = FindingCounts()
            for finding in audit.findings.countedOnce { counts.add(finding.severity, isSuppressed: false) }
            for _ in audit.suppressed.map(\.finding).countedOnce { counts.add(.note, isSuppressed: true) }
            return counts
        }
        let keys = counts.enumerated().map { $1.worstFirst($0) }
        worst = keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        self.counts = counts
    }
}

extension PaletteFinding {
    /// What sorts findings, the worst first.
    struct Badness: Comparable {
        let severity: Severity
        let isFailure: Bool
        let sufficiency: Double

        static func < (first: Badness, second: Badness) -> Bool {
            if first.severity != second.severity { return first.severity > second.severity }
            if first.isFailure != second.isFailure { return first.isFailure }
            return first.sufficiency < second.sufficiency
        }
    }

    /// How bad it is.
    var badness: Badness {
        let ratio = contrast.flatMap { contrast in required.map { contrast.lowerBound / $0 } }
        return Badness(
            severity: severity, isFailure: verdict == .fail, sufficiency: min(1, ratio ?? 1))
    }
}
