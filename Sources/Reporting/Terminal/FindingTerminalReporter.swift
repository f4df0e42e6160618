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

    /// A file with findings that count, and how many it has.
    private typealias File = (section: FindingReport.Section, counts: FindingCounts)

    /// The findings as text.
    public func document(of report: FindingReport) -> String {
        let sections = report.sections
        let files = sections.map { (section: $0, counts: FindingCounts(of: $0.findings)) }
            .filter { $0.counts.counting > 0 }
        let count = files.reduce(0) { $0 + $1.counts.counting }
        let isWhole = detail == .full || detail == .brief && count <= Self.mostFindings
        let ranked = isWhole ? files : ranked(files)
        var lines: [String] = []
        if isWhole {
            for file in files { lines += text(of: file) }
        } else if detail == .brief {
            for file in ranked.prefix(Self.mostFiles) { lines += text(of: file, atMost: Self.mostOfFile) }
            let left = ranked.count - Self.mostFiles
            let words = left > 0 ? "And \(counted(left, "other \(report.kind.fileNoun)")): " : ""
            lines += ["\(words)--full shows everything", ""]
        }
        for input in report.unread { lines += style.unread(input.location, input.fault) }
        if !isWhole {
            lines += rules(of: sections, of: report.kind) + table(of: ranked, of: report.kind)
        }
        return (lines + summary(of: report)).map { $0 + "\n" }.joined()
    }

    /// Files, those with the most errors first.
    private func ranked(_ files: [File]) -> [File] {
        files.indices.sorted {
            files[$0].counts.worstFirst($0).lexicographicallyPrecedes(files[$1].counts.worstFirst($1))
        }.map { files[$0] }
    }

    /// What counts in a file, or the worst of it.
    private func text(of file: File, atMost most: Int = .max) -> [String] {
        let left = file.counts.counting - most
        return [heading(of: file.section.file)]
            + Array(file.section.findings.counting).worstFirst.prefix(most).flatMap(text)
            + (left > 0 ? ["  and \(counted(left, "more finding"))"] : []) + [""]
    }

    /// What each rule found.
    private func rules(of sections: [FindingReport.Section], of kind: FindingReport.Kind) -> [String] {
        var rules = RuleCounts(of: kind.fileNoun)
        for section in sections { rules.add(section.findings) }
        let lines = rules.lines
        return lines.isEmpty ? [] : lines + [""]
    }

    /// How each file does; nothing where there is one alone.
    private func table(of ranked: [File], of kind: FindingReport.Kind) -> [String] {
        guard ranked.count > 1 else { return [] }
        let rows = ranked.prefix(Self.mostRows).map { section, counts in
            "  \(style.link(section.file.path.visible, to: section.file.path))  \(counts.words())"
        }
        let left = ranked.count - rows.count
        return [left > 0 ? "The worst:" : "By \(kind.fileNoun):"] + rows
            + (left > 0 ? ["  and \(counted(left, "other \(kind.fileNoun)"))"] : []) + [""]
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
