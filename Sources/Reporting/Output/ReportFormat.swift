/// A kind of report.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Text for people.
    case terminal
    /// JSON for programs.
    case json
    /// Pictures of the screens with every line of text marked.
    case annotated
}
