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
    /// Lines that Xcode shows in its issue navigator.
    case xcode
    /// One line a finding, for tools that search lines.
    case oneline
    /// A table for a comment or a page.
    case markdown
    /// A page for people, in one file.
    case html
    /// EARL 1.0 in JSON-LD, for what collects results of accessibility tests.
    case earl
    /// The draft of an accessibility conformance report, in the YAML of OpenACR.
    case openacr
    /// What was looked at, criterion by criterion and screen by screen, as a page in Markdown.
    case evidence
    /// Pictures of the screens with every line of text marked.
    case annotated
    /// What each stage of finding text made of the screens: a picture in false colours a stage, and JSON.
    case trace
}

extension ReportFormat {
    /// Whether the format is lines for the log of a run, which may be mixed with those of another such
    /// format.
    var isForLog: Bool { self == .terminal || self == .github || isLines }

    /// Whether the format is one line a finding, and nothing else.
    var isLines: Bool { self == .xcode || self == .oneline }

    /// Whether the format is drawn from the pixels of screens, while they are in memory, into a folder.
    public var isDrawn: Bool { self == .annotated || self == .trace }

    /// What writes the format from records of screens; `nil` for the formats that need less, or an output of
    /// a kind of its own.
    var streamingReporter: (any StreamingReporter)? {
        switch self {
        case .json: JSONReporter()
        case .ndjson: NDJSONReporter()
        case .earl: EARLReporter()
        case .openacr: OpenACRReporter()
        case .evidence: EvidenceReporter()
        case .terminal, .sarif, .junit, .github, .gitlab, .xcode, .oneline, .markdown, .html, .annotated,
            .trace:
            nil
        }
    }

    /// What writes the format from nothing but findings; `nil` for the formats that say more of what was
    /// audited.
    ///
    /// - Parameter project: The folder that the files of findings are named from.
    func findingReporter(in project: ProjectFolder) -> (any StreamingFindingReporter)? {
        switch self {
        case .terminal, .json, .ndjson, .openacr, .evidence, .annotated, .trace: nil
        case .sarif: SARIFReporter()
        case .junit: JUnitReporter()
        case .github: GitHubReporter()
        case .gitlab: GitLabReporter()
        case .xcode: XcodeReporter(project: project)
        case .oneline: OneLineReporter()
        case .markdown: MarkdownReporter()
        case .html: HTMLReporter()
        case .earl: EARLReporter()
        }
    }
}
