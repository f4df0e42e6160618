internal import Audit
internal import ColorMath

/// The findings of a run over screens, gathered record by record.
public struct RunGathering: Sendable {
    private var standards: [String] = []
    private var files: [FindingReport.AuditedFile] = []
    private var found: [ReportedFinding] = []
    private var unread: [UnreadInput] = []

    /// Begins with none.
    public init() {}

    /// Takes what an audit made of the next input.
    public mutating func add(_ record: ScreenRecord) {
        if !standards.contains(record.standard.rawValue) { standards.append(record.standard.rawValue) }
        if let section = FindingReport.Section(of: record) {
            files.append(section.file)
            found += section.findings
        } else if let input = record.unread {
            unread.append(input.named(record.projectPath))
        }
    }

    /// What was gathered.
    public var findings: FindingReport {
        FindingReport(
            kind: .screens, standard: standards.joined(separator: ", "), rules: Rule.forScreens,
            threshold: nil, files: files, findings: found, unread: unread)
    }
}
