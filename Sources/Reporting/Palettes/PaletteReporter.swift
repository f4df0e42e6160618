public import Audit

/// Turns an audit of palettes into a document.
///
/// A reporter holds no state but its settings: the same report gives the same bytes.
public protocol PaletteReporter: Sendable {
    /// The document, in UTF-8, ending in a line break.
    func document(of report: PaletteReport) -> String
}
