internal import Audit
internal import FileSystem

/// Writes a report for people while screens come in.
struct TerminalWriter: ScreenWriter {
    private let terms: FindingReport.Terms
    private let style: TerminalStyle
    private let log: WorkflowLog?
    private let output: any TextSink
    /// What could not be read, which comes behind the screens.
    private let unread: Spill
    private var totals = ScreenTotals()
    private var screens: ScreenRanking
    private var rules = RuleCounts(of: "screen")
    private var styles: StyleTally
    private let repairs: TokenRepairTally

    /// Begins a report.
    ///
    /// - Parameters:
    ///   - terms: What is known of the run.
    ///   - style: What the terminal can show.
    ///   - detail: How much is shown of several screens.
    ///   - log: The log that the text is printed to, where it is.
    ///   - output: Where it goes.
    ///   - storage: What holds text that comes before its place.
    init(
        under terms: FindingReport.Terms, style: TerminalStyle, detail: TerminalDetail, log: WorkflowLog?,
        to output: any TextSink, storage: Storage
    ) {
        self.terms = terms
        self.style = style
        self.log = log
        self.output = output
        unread = storage.spill()
        screens = ScreenRanking(in: storage, style: style, detail: detail)
        styles = StyleTally(in: storage, where: WorstStyles.mayList)
        repairs = TokenRepairTally(in: storage)
    }

    mutating func add(_ record: ScreenRecord) {
        switch record.content {
        case .screen(let image, let findings):
            let counting = findings.filter { $0.suppression == nil }
            let known = findings.known
            styles.add(image, leavingOut: Set(known.keys))
            repairs.add(counting)
            rules.add(findings)
            totals.add(image, counting, known: known, others: findings.knownByOthers)
            var counts = FindingCounts()
            for finding in findings { counts.add(finding.severity, isSuppressed: finding.suppression != nil) }
            let numbered = NumberedFinding.all(of: record, isNumbered: terms.isNumbered)
            let section = ScreenSection(
                image: image, findings: numbered.filter { $0.document.suppression == nil }, known: known,
                style: style)
            screens.add(section, counts, text: text)
        case .fault(let fault, let place):
            let location = UnreadInput(path: record.path, at: place, fault: fault).location
            let text = "\(style.paint("!", as: .failure)) \(style.paint(location.visible, as: .heading))"
            unread.write(
                self.text([text] + fault.visible.wrapped(to: style.width - 2).map { "  " + $0 } + [""]))
        }
    }

    mutating func finish(_ run: RunTotals) -> FileError? {
        if let fault = screens.write(to: output, text: text) ?? unread.copy(to: output) { return fault }
        if screens.hasTables {
            let styles = WorstStyles(of: styles, style: style)
            if let fault = styles.fault { return fault }
            for lines in [styles.lines, rules.lines] where !lines.isEmpty { output.write(text(lines + [""])) }
            if let fault = screens.writeTable(to: output, text: text) { return fault }
        }
        let changes = SharedRepairs(of: repairs)
        if let fault = changes.fault { return fault }
        if !changes.lines.isEmpty { output.write(text(changes.lines + [""])) }
        let legend = terms.isNumbered ? ["  numbers in brackets: those on the annotated pictures"] : []
        output.write(text(totals.lines(of: run, judgedBy: terms.standard, style: style) + legend))
        return nil
    }

    private func text(_ lines: [String]) -> String {
        let text = lines.joined(separator: "\n") + "\n"
        return log?.text(text) ?? text
    }
}

extension [FindingDocument] {
    /// What suppresses that lines do not pass, by their places among the regions.
    fileprivate var known: [Int: SuppressedFinding.Cause] {
        var causes: [Int: SuppressedFinding.Cause] = [:]
        for finding in self where finding.isOnTextContrast {
            for line in finding.lines { causes[line] = finding.suppression?.suppression.cause }
        }
        for finding in self where finding.isOnTextContrast && finding.suppression == nil {
            for line in finding.lines { causes[line] = nil }
        }
        return causes
    }

    /// The suppressed findings that are not about the contrast of a line.
    fileprivate var knownByOthers: SuppressionTally {
        var tally = SuppressionTally()
        for finding in self where !finding.isOnTextContrast {
            if let suppression = finding.suppression { tally.add(suppression.suppression.cause) }
        }
        return tally
    }
}

extension FindingDocument {
    fileprivate var lines: [Int] { regions ?? [] }
}
