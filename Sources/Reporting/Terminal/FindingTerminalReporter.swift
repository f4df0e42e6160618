internal import Audit

/// Writes findings for people, whatever was audited: by file, the worst first.
///
/// Marks and words carry the meaning; colours only repeat it. Suppressed findings are counted.
public struct FindingTerminalReporter: FindingReporter {
    /// What the terminal can show.
    public let style: TerminalStyle

    /// Creates a reporter.
    public init(style: TerminalStyle = TerminalStyle()) {
        self.style = style
    }

    /// The findings as text.
    public func document(of report: FindingReport) -> String {
        var lines: [String] = []
        for section in report.sections {
            let counting = section.findings.filter { $0.suppression == nil }
            guard !counting.isEmpty else { continue }
            lines.append(heading(of: section.file))
            lines += counting.worstFirst.flatMap(text) + [""]
        }
        for input in report.unread { lines += style.unread(input.location, input.fault) }
        return (lines + summary(of: report)).map { $0 + "\n" }.joined()
    }

    private func heading(of file: FindingReport.AuditedFile) -> String {
        let name = style.link(style.paint(file.path.visible, as: .heading), to: file.path)
        return file.facts.isEmpty ? name : "\(name)  \(file.facts.visible)"
    }

    /// The column at which the words of a finding begin: behind its mark.
    private static let indent = 12

    private func text(of finding: ReportedFinding) -> [String] {
        let margin = String(repeating: " ", count: Self.indent)
        let places: String? =
            if case .pixels(let boxes) = finding.place { "at \(boxes.words)" } else { nil }
        let rest = [places, finding.rule].compactMap(\.self).joined(separator: " · ")
        let words =
            (finding.advice.wrapped(to: style.width - Self.indent)
                + rest.wrapped(to: style.width - Self.indent))
        return words.indices.map { index in
            index == 0
                ? "  \(style.mark(finding.verdict, finding.severity))  \(words[index])"
                : margin + words[index]
        }
    }

    private func summary(of report: FindingReport) -> [String] {
        let totals = report.totals
        let standard = report.standard.isEmpty ? "" : ", judged by \(report.standard)"
        let heading = "\(counted(totals.files, report.kind.noun))\(standard): \(totals.tally)"
        let facts = heading.wrapped(to: style.width - 2) + ["configuration: \(totals.configurations.words)"]
        var lines = Array(facts.prefix(1)) + facts.dropFirst().map { "  " + $0 }
        lines += (totals.remarks + report.remarks).flatMap { $0.wrapped(to: style.width - 2) }.map {
            "  " + $0
        }
        if totals.unread > 0 {
            let unread = "\(counted(totals.unread, "input")) could not be read"
            lines.append("  " + style.paint(unread, as: .failure))
        }
        return lines
    }
}
