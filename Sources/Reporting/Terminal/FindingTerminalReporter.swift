internal import Audit

/// Writes findings for people, whatever was audited: by file, the worst first, with tables where there are
/// many.
///
/// Marks and words carry the meaning; colours only repeat it. Suppressed findings are counted.
public struct FindingTerminalReporter: FindingReporter {
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
    /// How many files are shown in brief, how many findings of each, and how many files a table lists.
    private static let (mostFiles, mostOfFile, mostRows) = (6, 4, 12)

    /// The findings as text.
    public func document(of report: FindingReport) -> String {
        let sections = report.sections
        let count = sections.reduce(0) { $0 + $1.counting.count }
        let isWhole = detail == .full || detail == .brief && count <= Self.mostFindings
        var lines: [String] = []
        if isWhole {
            for section in sections { lines += text(of: section) }
        } else if detail == .brief {
            let shown = ranked(sections).prefix(Self.mostFiles)
            for section in shown { lines += text(of: section, atMost: Self.mostOfFile) }
            let left = sections.count { !$0.counting.isEmpty } - shown.count
            let words = left > 0 ? "And \(counted(left, "other \(report.kind.fileNoun)")): " : ""
            lines += ["\(words)--full shows everything", ""]
        }
        for input in report.unread { lines += style.unread(input.location, input.fault) }
        if !isWhole { lines += tables(of: report, sections) }
        return (lines + summary(of: report)).map { $0 + "\n" }.joined()
    }

    /// The files with something in them, those with the most errors first.
    private func ranked(_ sections: [FindingReport.Section]) -> [FindingReport.Section] {
        let counts = sections.map { FindingCounts($0.counting) }
        return sections.indices.filter { !sections[$0].counting.isEmpty }.sorted {
            counts[$0].worstFirst($0).lexicographicallyPrecedes(counts[$1].worstFirst($1))
        }.map { sections[$0] }
    }

    /// What counts in a file, or the worst of it; empty where nothing does.
    private func text(of section: FindingReport.Section, atMost most: Int = .max) -> [String] {
        let counting = section.counting
        guard !counting.isEmpty else { return [] }
        let left = counting.count - most
        return [heading(of: section.file)] + counting.worstFirst.prefix(most).flatMap(text)
            + (left > 0 ? ["  and \(counted(left, "more finding"))"] : []) + [""]
    }

    /// What each rule found, and how each file does.
    private func tables(of report: FindingReport, _ sections: [FindingReport.Section]) -> [String] {
        var rules = RuleCounts(of: report.kind.fileNoun)
        for section in sections { rules.add(section.findings) }
        var lines = rules.lines
        if !lines.isEmpty { lines.append("") }
        let ranked = ranked(sections)
        guard ranked.count > 1 else { return lines }
        let rows = ranked.prefix(Self.mostRows).map { section in
            let name = style.link(section.file.path.visible, to: section.file.path)
            return "  \(name)  \(FindingCounts(section.findings).words())"
        }
        let left = ranked.count - rows.count
        return lines + [left > 0 ? "The worst:" : "By \(report.kind.fileNoun):"] + rows
            + (left > 0 ? ["  and \(counted(left, "other \(report.kind.fileNoun)"))"] : []) + [""]
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

extension FindingReport.Section {
    /// The findings that count.
    fileprivate var counting: [ReportedFinding] { findings.filter { $0.suppression == nil } }
}

extension FindingReport.Kind {
    /// What one of the files is called that findings are listed by.
    fileprivate var fileNoun: String {
        switch self {
        case .screens, .comparisons: "screen"
        case .palettes: "palette"
        case .assets: "catalog"
        }
    }
}
