public import ColorMath
public import PaletteFiles

/// What an audit of palettes came to.
public struct PaletteReport: Sendable {
    /// The standards that pairs were judged by, where they state no ratio of their own: more than one where
    /// different configurations hold.
    public let standards: [ContrastStandard]
    /// The audited palettes, in the order in which they were found.
    public private(set) var audits: [PaletteAudit]
    /// What is wrong with the configuration, in the order of its file.
    public private(set) var remarks: [PaletteFinding]
    /// What is wrong with the configuration and is known by a baseline.
    public private(set) var suppressedRemarks: [SuppressedFinding] = []
    /// The inputs that hold no palette or could not be read.
    public var unread: [UnreadInput]
    /// What was left out though nothing is wrong with it, a sentence each.
    public let notes: [String]

    /// Gathers an audit's results, and what they say of the configuration.
    ///
    /// - Parameters:
    ///   - auditors: The auditors, one for each configuration.
    ///   - audits: The audits, in the order in which the palettes were found.
    ///   - unread: What could not be read.
    ///   - notes: What was left out though nothing is wrong with it, a sentence each.
    public init(
        auditors: [PaletteAuditor], audits: [PaletteAudit], unread: [UnreadInput] = [], notes: [String] = []
    ) {
        self.init(
            auditors: auditors, audits: audits, unread: unread, notes: notes, idleOrder: [],
            around: { _ in [] })
    }

    /// Gathers an audit's results where there may be palettes that the run does not look at.
    ///
    /// - Parameters:
    ///   - idleOrder: What the order of stylesheets names and no file read is.
    ///   - whole: Audits all palettes that a configuration, by the index of its auditor, is for; none where
    ///     they are looked at anyway.
    init(
        auditors: [PaletteAuditor], audits: [PaletteAudit], unread: [UnreadInput], notes: [String],
        idleOrder: [LoadOrders.Idle], around whole: (Int) -> [PaletteAudit]
    ) {
        standards = auditors.map(\.standard).inOrder
        self.audits = audits
        self.unread = unread
        self.notes = notes
        let upkeep = ConfigurationUpkeep.findings(
            by: auditors, after: audits, missing: idleOrder, around: whole)
        // Where a configuration takes the rule out, its palettes need have no pairs.
        let severities = auditors.map { $0.rules.severity(of: .noPairs) }
        let unbound = Set(zip(auditors, severities).filter { $1 == nil }.map(\.0.configurationFiles))
        let pairless = PairlessPalettes(among: audits.filter { !unbound.contains($0.configurationFiles) })
        let severity = severities.compactMap(\.self).max()
        let strangers = auditors.compactMap { auditor in
            auditor.rules.severity(of: .offPaletteColor).flatMap { severity in
                OffPaletteColors(
                    of: audits.filter { $0.configurationFiles == auditor.configurationFiles }
                ).finding(severity: severity)
            }
        }
        remarks = upkeep + [severity.flatMap(pairless.finding)].compactMap(\.self) + strangers
    }

    /// The standard that pairs were judged by, where they state no ratio of their own; the first, where
    /// configurations differ.
    public var standard: ContrastStandard { standards.first ?? .wcagAA }

    /// Every finding: on the configuration, then palette by palette.
    public var findings: [PaletteFinding] { remarks + audits.flatMap(\.findings) }

    /// Everything that is suppressed: on the configuration, then palette by palette.
    public var suppressed: some Sequence<SuppressedFinding> {
        suppressedRemarks + audits.lazy.flatMap(\.suppressed)
    }

    /// What in the files of palettes could not be read; the rest of them was.
    public var faults: [PaletteFault] { audits.flatMap(\.faults) }

    /// What was read and could not be worked out, which findings speak of.
    public var unresolved: [PaletteFault] {
        audits.flatMap { $0.palette.faults.filter { $0.unresolvedNames != nil } }
    }

    /// The severity of the gravest finding, or `nil` where there is none.
    public var gravest: Severity? {
        ([remarks[...]] + audits.map { $0.findings[...] }).lazy.joined().map(\.severity).max()
    }

    /// Whether some pair fails that is not suppressed.
    ///
    /// - Parameter includingGuesses: Whether pairs that are only guessed count.
    public func hasFailingPairs(includingGuesses: Bool) -> Bool {
        audits.contains { audit in
            audit.findings.contains {
                $0.rule == Rule.pairContrast.id && $0.verdict == .fail && (includingGuesses || !$0.isGuessed)
            }
        }
    }

    /// The report without the findings at some places among ``findings``, which a baseline suppresses.
    package func suppressing(_ places: Set<Int>, for reason: String) -> PaletteReport {
        var report = self
        report.suppressedRemarks += remarks.indices.filter(places.contains).map {
            SuppressedFinding(finding: remarks[$0], cause: .baseline, reason: reason)
        }
        report.remarks = remarks.indices.filter { !places.contains($0) }.map { remarks[$0] }
        var start = remarks.count
        for index in audits.indices {
            let count = audits[index].findings.count
            report.audits[index].suppress(
                Set(places.filter { (start..<start + count).contains($0) }.map { $0 - start }), for: reason)
            start += count
        }
        return report
    }
}
