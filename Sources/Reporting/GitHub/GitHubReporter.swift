internal import Audit

/// Writes findings as the lines that GitHub Actions makes annotations of.
///
/// GitHub keeps ten errors, ten warnings and ten notices a step and drops the others without a word. So the worst come
/// first, and where some find no place the last notice says how many. Suppressed findings are left out.
public struct GitHubReporter: FindingReporter {
    /// The annotations of one level that GitHub keeps of a step.
    private static let limit = 10

    /// Creates a reporter.
    public init() {}

    /// The annotations, one a line, with a line that says what was found.
    public func document(of report: FindingReport) -> String {
        let unread = report.unread.map { input in
            WorkflowCommand(
                name: "error", properties: [("file", input.path.visible), ("title", "cannot be audited")],
                message: input.fault.visible)
        }
        let findings = report.worstFirst.filter { $0.suppression == nil }
        let named = Dictionary(
            grouping: unread + findings.map { command(for: $0, of: report) }, by: \.name)
        let isCut = named.values.contains { $0.count > Self.limit }
        var lines: [String] = []
        var cut = 0
        for level in ["error", "warning", "notice"] {
            let commands = named[level] ?? []
            let places = level == "notice" && isCut ? Self.limit - 1 : Self.limit
            lines += commands.prefix(places).map(\.description)
            cut += max(0, commands.count - places)
        }
        if isCut {
            let notice = WorkflowCommand(
                name: "notice", properties: [("title", "legible")],
                message: "\(counted(cut, "further finding")) not shown here: GitHub keeps ten of a kind.")
            lines.append(notice.description)
        }
        lines.append("legible: \(report.tally)")
        return lines.joined(separator: "\n") + "\n"
    }

    private func command(for finding: ReportedFinding, of report: FindingReport) -> WorkflowCommand {
        var properties = [("file", finding.path.visible)]
        if case .text(let line, let column) = finding.place {
            properties += [("line", "\(line)"), ("col", "\(column)")]
        }
        let rule = report.rules.first { $0.id == finding.rule }
        properties.append(("title", rule?.name ?? finding.rule))
        var message = finding.advice
        if case .pixels(let box) = finding.place {
            message += " At \(box.words)."
        }
        return WorkflowCommand(
            name: finding.severity == .note ? "notice" : finding.severity.rawValue, properties: properties,
            message: message)
    }
}
