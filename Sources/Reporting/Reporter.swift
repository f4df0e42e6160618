public import Audit

/// Turns an audit's results into a document.
///
/// A reporter holds no state but its settings: the same report gives the same bytes.
public protocol Reporter: Sendable {
    /// The document, in UTF-8, ending in a line break.
    func document(of report: AuditReport) -> String
}
