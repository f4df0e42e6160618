public import Audit
internal import ColorMath

extension FindingReport {
    /// The findings of an audit of screens.
    ///
    /// A finding on a screen is recognised by its rule, its verdict and its colours, the backdrop left out
    /// where it varies: it stays the same where the text moves, and becomes another where it is redrawn. One
    /// that is about no region is recognised by its message.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - threshold: The least severity that fails the run.
    ///   - project: The folder that files are named from.
    public init(of report: AuditReport, threshold: Severity? = .error, project: ProjectFolder) {
        let sections = report.screens.compactMap { screen in
            Section(of: ScreenRecord(of: screen, in: project))
        }
        self.init(
            kind: .screens, standard: report.standards.map(\.rawValue).joined(separator: ", "),
            rules: Rule.forScreens, threshold: threshold,
            files: sections.map(\.file), findings: sections.flatMap(\.findings),
            unread: report.unread.map {
                $0.named(project.path(of: $0.path))
            })
    }
}
