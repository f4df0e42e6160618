internal import TextDetection

extension ScreenAudit {
    /// The findings, the worst first: those that count before those that are suppressed, then the graver,
    /// then failures before what cannot be told, then by how little of the required contrast there is; equals
    /// in their order. Pages and annotated pictures number them so.
    public var findingsWorstFirst: [Finding] {
        let keys = findings.map(key)
        return findings.indices.sorted { keys[$0] == keys[$1] ? $0 < $1 : keys[$0] < keys[$1] }
            .map { findings[$0] }
    }

    private func key(_ finding: Finding) -> OrderKey {
        let contrast = finding.region.map { regions[$0].region.contrast.typical }
        // Of what is not about contrast, the ratio of its text says nothing.
        let sufficiency = finding.required.flatMap { required in contrast.map { min(1, $0 / required) } }
        return OrderKey(
            isSuppressed: finding.suppression != nil, severity: finding.severity,
            isFailure: finding.verdict == .fail,
            sufficiency: sufficiency ?? 1)
    }

    private struct OrderKey: Comparable {
        let isSuppressed: Bool
        let severity: Severity
        let isFailure: Bool
        let sufficiency: Double

        static func < (first: OrderKey, second: OrderKey) -> Bool {
            if first.isSuppressed != second.isSuppressed { return second.isSuppressed }
            if first.severity != second.severity { return first.severity > second.severity }
            if first.isFailure != second.isFailure { return first.isFailure }
            return first.sufficiency < second.sufficiency
        }
    }
}
