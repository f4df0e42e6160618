internal import Audit

/// Writes findings as GitLab's code quality report.
///
/// Fields: <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>. Suppressed findings are left
/// out, as the format has no word for them. A picture has no lines; its findings are at line 1.
public struct GitLabReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// The findings as a JSON array, the worst first.
    public func document(of report: FindingReport) -> String {
        report.worstFirst.filter { $0.suppression == nil }.map(CodeQualityIssue.init).jsonText
    }
}

/// A finding in GitLab's report.
private struct CodeQualityIssue: Encodable {
    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location

    enum CodingKeys: String, CodingKey {
        case description
        case checkName = "check_name"
        case fingerprint
        case severity
        case location
    }

    struct Location: Encodable {
        let path: String
        let lines: Lines
    }

    struct Lines: Encodable {
        let begin: Int
    }

    init(of finding: ReportedFinding) {
        description = finding.advice
        checkName = finding.rule
        // Unlike other platforms GitLab compares fingerprints without looking at the file.
        fingerprint = Fingerprint(of: [finding.path, finding.fingerprint.description]).description
        severity =
            switch finding.severity {
            case .error: "major"
            case .warning: "minor"
            case .note: "info"
            }
        let line = if case .text(let line, _) = finding.place { line } else { 1 }
        location = Location(path: finding.path, lines: Lines(begin: line))
    }
}
