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

    /// Writes the report as text.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var pieces = PieceBuffer()
        for audit in report.audits {
            let section = PaletteSection(audit: audit, style: style)
            try pieces.add(section.heading + "\n", to: output)
            try section.writeFindings(with: &pieces, to: output)
            let last = [section.observation, section.summary].compactMap(\.self).joined(separator: "\n")
            try pieces.add(last + "\n\n", to: output)
        }
        for finding in report.remarks {
            let lines = FindingLines(finding: finding, palette: nil, style: style).lines
            try pieces.add(text(lines + [""]), to: output)
        }
        for input in report.unread {
            try pieces.add(text(style.unread(input.location, input.fault)), to: output)
        }
        for fault in report.faults {
            try pieces.add(text(style.unread(fault.location.description, fault.message)), to: output)
        }
        try pieces.add(text(PaletteSummary(report: report, style: style).lines), to: output)
        try pieces.flush(to: output)
    }

    private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
