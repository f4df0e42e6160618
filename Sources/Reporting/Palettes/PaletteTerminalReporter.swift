public import Audit
internal import PaletteFiles

/// Writes a report on palettes for people: grouped by palette and colour.
///
/// Marks and words carry the meaning; colours only repeat it.
public struct PaletteTerminalReporter: PaletteReporter {
    /// What the terminal can show.
    public let style: TerminalStyle

    /// Creates a reporter.
    public init(style: TerminalStyle = TerminalStyle()) {
        self.style = style
    }

    /// The report as text.
    public func document(of report: PaletteReport) -> String {
        var lines: [String] = []
        for audit in report.audits {
            lines += PaletteSection(audit: audit, style: style).lines + [""]
        }
        for finding in report.remarks {
            let line = FindingLines(finding: finding, palette: nil, style: style)
            lines += line.lines + [""]
        }
        for input in report.unread {
            lines += unread(input.path, input.fault)
        }
        for fault in report.faults {
            lines += unread(fault.location.description, fault.message)
        }
        lines += PaletteSummary(report: report, style: style).lines
        return lines.joined(separator: "\n") + "\n"
    }

    private func unread(_ place: String, _ fault: String) -> [String] {
        let text = "\(style.paint("!", as: .failure)) \(style.paint(place.visible, as: .heading))"
        return [text] + fault.visible.wrapped(to: style.width - 2).map { "  " + $0 } + [""]
    }
}
