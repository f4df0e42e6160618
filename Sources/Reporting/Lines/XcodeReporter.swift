internal import Audit

/// Writes findings as the lines that Xcode shows in its issue navigator: `/path/file:12:7: warning: message`.
///
/// Xcode reads them from the output of a Run Script phase, and opens absolute paths only. A picture has no
/// lines; its findings are at line 1. Suppressed findings are left out. What could not be read, and a run
/// that was stopped, are errors of their own.
///
/// Syntax: <https://developer.apple.com/documentation/xcode/running-custom-scripts-during-a-build>.
public struct XcodeReporter: FindingReporter {
    /// The folder that the files of findings are named from.
    public let project: ProjectFolder

    /// Creates a reporter.
    public init(project: ProjectFolder) {
        self.project = project
    }
}

extension XcodeReporter: FindingLineFormat {
    func line(for pooled: PooledFinding) -> String {
        let finding = pooled.worst
        let (line, column) =
            if case .text(let line, let column) = finding.place { (line, column) } else { (1, 1) }
        return "\(location(finding.path, line, column)): \(finding.severity.rawValue): "
            + "\(pooled.adviceWithPlaces) [\(finding.rule)]"
    }

    func line(for input: UnreadInput) -> String {
        "\(location(input.path, input.place?.line ?? 1, input.place?.column ?? 1)): error: "
            + "\(input.fault.visible) [unread]"
    }

    /// A note without a place, which Xcode has in the log of the build and not among the issues.
    func line(for configurations: ConfigurationTally) -> String? {
        "note: legible: configuration: \(configurations.words)"
    }

    func line(for remark: String) -> String { "note: legible: \(remark)" }

    func line(for shortfall: Shortfall) -> String { "error: \(shortfall.sentence.visible) [partial]" }

    private func location(_ path: String, _ line: Int, _ column: Int) -> String {
        "\(project.location(ofReported: path).description.visible):\(line):\(column)"
    }
}
