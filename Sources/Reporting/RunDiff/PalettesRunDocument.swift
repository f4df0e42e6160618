internal import Audit

/// What a JSON report on palettes says of a run.
struct PalettesRunDocument: Decodable {
    private let standard: String
    private let palettes: [PaletteEntry]
    private let findings: [Entry]
    private let suppressed: [Entry]
    private let errors: [UnreadDocument]

    private struct PaletteEntry: Decodable {
        let path: String
        let disabledRules: [Rule.ID]?
    }

    private struct Entry: Decodable {
        let rule: Rule.ID
        let severity: Severity
        let verdict: Verdict
        let message: String
        let location: Location
        let colors: [String]
        let modes: [String]
        let contrast: Double?
        let required: Double?
        let cause: String?
        let reason: String?
    }

    private struct Location: Decodable {
        let path: String
        let line: Int
        let column: Int
    }

    /// What was found; findings are recognised as they are where they are found, by what the report says of
    /// them.
    var report: FindingReport {
        var counter = FingerprintCounter()
        return FindingReport(
            kind: .palettes, standard: standard, rules: Rule.forPalettes, threshold: nil,
            files: palettes.map { palette in
                var file = FindingReport.AuditedFile(path: palette.path, facts: "", passed: 0)
                file.disabledRules = palette.disabledRules ?? []
                return file
            },
            findings: (findings + suppressed).map { Self.finding($0, counter: &counter) },
            unread: errors.map(\.input))
    }

    private static func finding(_ entry: Entry, counter: inout FingerprintCounter) -> ReportedFinding {
        let path = entry.location.path
        return ReportedFinding(
            rule: entry.rule, severity: entry.severity, verdict: entry.verdict, message: entry.message,
            subject: PaletteFinding.subject(of: entry.colors, in: entry.modes),
            topic: entry.colors.isEmpty ? nil : entry.colors.joined(separator: "\n"), path: path,
            place: .text(line: entry.location.line, column: entry.location.column),
            contrast: entry.contrast,
            sufficiency: min(1, (entry.contrast ?? 1) / max(entry.required ?? 1, 1)),
            fingerprint: counter.next(
                of: PaletteFinding.content(
                    rule: entry.rule, entry.verdict, entry.colors, in: entry.modes, entry.message),
                in: path),
            suppression: entry.cause.map {
                SuppressionDocument(kind: $0, reason: entry.reason, at: nil).suppression
            })
    }
}
