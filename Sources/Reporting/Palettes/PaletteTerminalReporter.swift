public import Audit
internal import PaletteFiles

/// Writes a report on palettes for people: grouped by palette and colour, with tables at the end.
///
/// Marks and words carry the meaning; colours only repeat it.
public struct PaletteTerminalReporter: PaletteReporter {
    /// What the terminal can show.
    public let style: TerminalStyle
    /// How much is shown.
    public let detail: TerminalDetail

    /// Creates a reporter.
    public init(style: TerminalStyle = TerminalStyle(), detail: TerminalDetail = .brief) {
        self.style = style
        self.detail = detail
    }

    /// What has more findings is shown in brief.
    private static let mostFindings = 24
    /// How many palettes are shown in brief, how many findings of each, and how many on configurations.
    private static let (mostPalettes, mostOfPalette, mostRemarks) = (4, 5, 8)

    /// Writes the report as text.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var pieces = PieceBuffer()
        let count = report.audits.reduce(report.remarks.count) { $0 + $1.findings.count }
        let isWhole = detail == .full || detail == .brief && count <= Self.mostFindings
        if isWhole {
            for audit in report.audits {
                let pools =
                    detail == .full ? audit.findings.indices.map { FindingPool(worst: $0) } : audit.pools
                try write(pools, of: audit, with: &pieces, to: output)
            }
            try write(report.remarks, with: &pieces, to: output)
        } else if detail == .brief {
            try writeWorst(of: report, with: &pieces, to: output)
        }
        for input in report.unread {
            try pieces.add(text(style.unread(input.location, input.fault)), to: output)
        }
        for fault in report.faults {
            try pieces.add(text(style.unread(fault.location.description, fault.message)), to: output)
        }
        if !isWhole || report.audits.count > 1 {
            for table in PaletteTables(of: report, style: style).all {
                try pieces.add(text(table + [""]), to: output)
            }
        }
        try pieces.add(text(PaletteSummary(report: report, style: style).lines), to: output)
        try pieces.flush(to: output)
    }

    /// Writes one palette, and some of its findings.
    private func write<Failure: Error>(
        _ pools: [FindingPool], of audit: PaletteAudit, with pieces: inout PieceBuffer,
        to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let section = PaletteSection(audit: audit, style: style)
        try pieces.add(section.heading + "\n", to: output)
        try section.write(pools, with: &pieces, to: output)
        let left = pools.reduce(audit.findings.count) { $0 - $1.count }
        let rest = left > 0 ? "  and \(counted(left, "more finding"))" : nil
        let last = [rest, section.observation, section.summary].compactMap(\.self).joined(separator: "\n")
        try pieces.add(last + "\n\n", to: output)
    }

    /// Writes what is wrong with configurations.
    private func write<Failure: Error>(
        _ remarks: some Sequence<PaletteFinding>, with pieces: inout PieceBuffer,
        to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        for finding in remarks {
            let lines = FindingLines(finding: finding, palette: nil, style: style).lines
            try pieces.add(text(lines + [""]), to: output)
        }
    }

    /// Writes the worst of the worst palettes, and how much more there is.
    private func writeWorst<Failure: Error>(
        of report: PaletteReport, with pieces: inout PieceBuffer,
        to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let shown = PaletteRanking(of: report.audits).worst.prefix(Self.mostPalettes)
        for index in shown {
            let audit = report.audits[index]
            try write(audit.worstPools(Self.mostOfPalette), of: audit, with: &pieces, to: output)
        }
        try write(report.remarks.prefix(Self.mostRemarks), with: &pieces, to: output)
        let left = [
            report.audits.count > shown.count
                ? counted(report.audits.count - shown.count, "other palette") : nil,
            report.remarks.count > Self.mostRemarks
                ? counted(report.remarks.count - Self.mostRemarks, "more finding") + " on the configuration"
                : nil,
        ].compactMap(\.self)
        let words = left.isEmpty ? "" : "And \(left.joined(separator: " and ")): "
        try pieces.add(words + "--full shows everything\n\n", to: output)
    }

    private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
