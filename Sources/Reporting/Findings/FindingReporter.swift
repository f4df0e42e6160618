/// Turns a list of findings into a document.
///
/// A reporter holds no state but its settings: the same findings give the same bytes.
public protocol FindingReporter: Sendable {
    /// The document, in UTF-8, ending in a line break.
    func document(of report: FindingReport) -> String
}
