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

    /// The report as text; suppressed findings are counted and not shown.
    public func document(of report: AuditReport, with findings: FindingReport) -> String {
        let report = report.leavingOutSuppressed(of: findings)
        var lines: [String] = []
        for screen in report.screens {
            lines += ScreenSection(screen: screen, style: style).lines + [""]
        }
        for input in report.unread {
            let text = "\(style.paint("!", as: .failure)) \(style.paint(input.path.visible, as: .heading))"
            lines += [text] + input.fault.visible.wrapped(to: style.width - 2).map { "  " + $0 } + [""]
        }
        lines +=
            Summary(
                report: report, suppressed: findings.findings.count { $0.suppression != nil }, style: style
            ).lines
        return lines.joined(separator: "\n") + "\n"
    }
}

extension AuditReport {
    /// The report without the findings that are suppressed.
    fileprivate func leavingOutSuppressed(of reported: FindingReport) -> AuditReport {
        var index = 0
        let screens = screens.map { screen in
            var screen = screen
            screen.findings = screen.findings.filter { _ in
                defer { index += 1 }
                return reported.findings[index].suppression == nil
            }
            return screen
        }
        return AuditReport(standard: standard, screens: screens, unread: unread)
    }
}
