internal import Audit
internal import FileSystem

/// Writes findings as GitLab's code quality report.
///
/// Fields: <https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format>. Suppressed findings
/// are left out, as the format has no word for them. What could not be read, and a run that was stopped, are
/// issues of their own, as are what was not judged and the configuration in force: as GitLab tells new issues
/// from old, a merge request shows the latter only where other files hold. A picture has no lines; its
/// findings are at line 1.
public struct GitLabReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// The findings as a JSON array, the worst first.
    public func document(of report: FindingReport) -> String { text(of: report) }
}

extension GitLabReporter: StreamingFindingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter {
        GitLabWriter(output: output, issues: storage.rows())
    }
}

/// Writes GitLab's report while findings come in: they are sorted, and written at the end.
private struct GitLabWriter: FindingWriter {
    let output: any TextSink
    let issues: SortedRows

    func add(_ section: FindingReport.Section) {
        PooledFinding.forEach(of: section.findings) { pooled, _ in
            issues.add(
                pooled.worst.orderAfterFaults(at: issues.count),
                CodeQualityIssue(of: pooled).jsonText(indentedBy: 2))
        }
    }

    func add(_ input: UnreadInput) { add(CodeQualityIssue(of: input)) }

    func finish(_ totals: RunTotals) -> FileError? {
        if let shortfall = totals.shortfall { add(CodeQualityIssue(of: shortfall)) }
        for remark in totals.remarks { add(CodeQualityIssue(unchecked: remark)) }
        if let issue = CodeQualityIssue(of: totals.configurations) { add(issue) }
        output.write("[\n")
        let fault = issues.copy(to: output)
        output.write("\n]\n")
        return fault
    }

    /// Adds an issue that is about no finding, before those that are.
    private func add(_ issue: CodeQualityIssue) {
        issues.add(
            ReportedFinding.orderOfFault(at: issues.count), issue.jsonText(indentedBy: 2))
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

    init(of pooled: PooledFinding) {
        let finding = pooled.worst
        description = pooled.adviceWithPlaces
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

    /// An input that could not be audited.
    init(of input: UnreadInput) {
        self.init(
            description: "\(input.location) cannot be audited: \(input.fault)", checkName: "unread",
            path: input.path, line: input.place?.line ?? 1)
    }

    /// A run that did not look at every input. The format has no place but a path; this is that of the
    /// project.
    init(of shortfall: Shortfall) {
        self.init(description: shortfall.sentence, checkName: "partial", path: ".", line: 1)
    }

    /// What was not looked at.
    init(unchecked remark: String) {
        self.init(description: remark, checkName: "unchecked", path: ".", line: 1, severity: "info")
    }

    /// The configuration in force, at the first of its files; `nil` where no file holds.
    init?(of configurations: ConfigurationTally) {
        guard let path = configurations.files.first else { return nil }
        self.init(
            description: "configuration: \(configurations.words)", checkName: "configuration", path: path,
            line: 1, severity: "info")
    }

    private init(
        description: String, checkName: String, path: String, line: Int, severity: String = "blocker"
    ) {
        self.description = description
        self.checkName = checkName
        fingerprint = Fingerprint(of: [checkName, description]).description
        self.severity = severity
        location = Location(path: path, lines: Lines(begin: line))
    }
}
