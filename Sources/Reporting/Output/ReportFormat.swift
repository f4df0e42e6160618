/// A kind of report.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Text for people.
    case terminal
    /// JSON for programs.
    case json
    /// JSON for programs, a line a screen as each is done: what runs are resumed and merged from.
    case ndjson
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// JUnit XML, for platforms that show results of tests.
    case junit
    /// Lines that GitHub Actions makes annotations of, and the summary of the step.
    case github
    /// GitLab's code quality report.
    case gitlab
    /// A table for a comment or a page.
    case markdown
    /// A page for people, in one file.
    case html
    /// Pictures of the screens with every line of text marked.
    case annotated
}

extension ReportFormat {
    /// Whether the format is lines for the log of a run, which may be mixed with those of another such
    /// format.
    var isForLog: Bool { self == .terminal || self == .github }

    /// What writes the format from nothing but findings; `nil` for the formats that say more of what was audited.
    var findingReporter: (any StreamingFindingReporter)? {
        switch self {
        case .terminal, .json, .ndjson, .annotated: nil
        case .sarif: SARIFReporter()
        case .junit: JUnitReporter()
        case .github: GitHubReporter()
        case .gitlab: GitLabReporter()
        case .markdown: MarkdownReporter()
        case .html: HTMLReporter()
        }
    }
}
