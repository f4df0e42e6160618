public import Audit

/// Turns an audit's results into a document.
///
/// A reporter holds no state but its settings: the same report gives the same bytes.
public protocol Reporter: Sendable {
    /// The document, in UTF-8, ending in a line break.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - findings: What it found, with what of it is suppressed: one for each finding of the screens, in
    ///     their order.
    func document(of report: AuditReport, with findings: FindingReport) -> String
}

extension Reporter {
    /// The document of an audit of which nothing is suppressed.
    public func document(of report: AuditReport) -> String {
        document(of: report, with: FindingReport(of: report, project: ProjectFolder(workingFolder: "/")))
    }
}
