public import Audit

/// Writes a report for people: grouped by screen, the worst line first.
///
/// Marks and words carry the meaning; colours only repeat it.
public struct TerminalReporter: Reporter {
    /// What the terminal can show.
    public let style: TerminalStyle

    /// Creates a reporter.
    public init(style: TerminalStyle = TerminalStyle()) {
        self.style = style
    }

    /// The report as text.
    public func document(of report: AuditReport) -> String {
        var lines: [String] = []
        for screen in report.screens {
            lines += ScreenSection(screen: screen, style: style).lines + [""]
        }
        for input in report.unread {
            let text = "\(style.paint("!", as: .failure)) \(style.paint(input.path.visible, as: .heading))"
            lines += [text] + input.fault.visible.wrapped(to: style.width - 2).map { "  " + $0 } + [""]
        }
        lines += Summary(report: report, style: style).lines
        return lines.joined(separator: "\n") + "\n"
    }
}
