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
        standards = auditors.map(\.standard).inOrder
        self.audits = audits
        self.unread = unread
        self.notes = notes
        remarks = auditors.flatMap { auditor in
            auditor.rules.severity(of: .configurationUpkeep).map { severity in
                ConfigurationUpkeep(of: auditor.configuration, today: auditor.today).findings(
                    after: audits.filter { $0.configurationFile == auditor.configurationFile },
                    severity: severity)
            } ?? []
        }
    }

    /// The standard that pairs were judged by, where they state no ratio of their own; the first, where
    /// configurations differ.
    public var standard: ContrastStandard { standards.first ?? .wcagAA }

    /// Every finding: on the configuration, then palette by palette.
    public var findings: [PaletteFinding] { remarks + audits.flatMap(\.findings) }

    /// What in the files of palettes could not be read; the rest of them was.
    public var faults: [PaletteFault] { audits.flatMap(\.faults) }

    /// The severity of the gravest finding, or `nil` where there is none.
    public var gravest: Severity? {
        ([remarks[...]] + audits.map { $0.findings[...] }).lazy.joined().map(\.severity).max()
    }

    /// Whether some pair fails that is not suppressed; those that are only guessed count where that is
    /// asked for.
    public func hasFailingPairs(countingGuessed countsGuessed: Bool = false) -> Bool {
        audits.contains { audit in
            audit.findings.contains {
                $0.rule == Rule.pairContrast.id && $0.verdict == .fail && (countsGuessed || !$0.isGuessed)
            }
        }
    }

    /// The report without the findings at some places among ``findings``: those on a palette are suppressed
    /// then.
    package func excepting(_ places: Set<Int>, for reason: String) -> PaletteReport {
        var report = self
        report.remarks = remarks.indices.filter { !places.contains($0) }.map { remarks[$0] }
        var start = remarks.count
        for index in audits.indices {
            let count = audits[index].findings.count
            report.audits[index].except(
                Set(places.filter { (start..<start + count).contains($0) }.map { $0 - start }), for: reason)
            start += count
        }
        return report
    }
}
