public import Audit
internal import ColorMath
internal import PaletteFiles

extension FindingReport {
    /// The findings of an audit of palettes: those that count, then those suppressed in a file or by an
    /// exception.
    ///
    /// A finding is recognised by its rule, its verdict, the names of its colours and its modes: it stays the
    /// same where the colours move within their file. One that is about no colour is recognised by its
    /// message.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - threshold: The least severity that fails the run.
    ///   - project: The folder that files are named from.
    ///   - hasEdits: Whether the findings have the edits that `palette fix` would make, for which the files
    ///     are read.
    public init(
        of report: PaletteReport, threshold: Severity? = .error, project: ProjectFolder,
        hasEdits: Bool = false
    ) {
        self.init(
            kind: .palettes, standard: report.standards.map(\.rawValue).joined(separator: ", "),
            rules: Rule.forPalettes,
            threshold: threshold,
            files: report.audits.map { AuditedFile(of: $0, in: project) },
            listing: FindingList(madeBy: PaletteFindingSource(of: report, in: project, hasEdits: hasEdits)),
            unread: (report.unread + report.faults.map(UnreadInput.init)).map {
                $0.named(project.path(of: $0.path))
            })
    }
}

extension FindingReport.AuditedFile {
    /// A palette that was audited; its paths as they were given without a project.
    init(of audit: PaletteAudit, in project: ProjectFolder?) {
        func path(of path: String) -> String { project?.path(of: path) ?? path }
        self.init(
            path: path(of: audit.palette.name), facts: audit.facts,
            passed: PairTally(of: [audit]).pass, sources: audit.sources.map(path),
            configurations: audit.configurationFiles.map(path))
        disabledRules = audit.disabledRules
    }
}

extension PaletteReport {
    /// The report without the findings that a baseline knows.
    ///
    /// - Parameter findings: The findings of this report, as ``FindingReport/init(of:threshold:project:)``
    ///   gives them.
    func leavingOut(knownIn findings: FindingReport) -> PaletteReport {
        let known = findings.findings.indices(suppressedAs: .baseline)
        return known.isEmpty ? self : suppressing(Set(known), for: "known in the baseline")
    }
}

extension PaletteAudit {
    /// What the palette is, in a few words.
    var facts: String {
        [
            counted(palette.entries.count, "colour"), counted(palette.modes.count, "mode"),
            counted(pairs.count, "pair"),
        ].joined(separator: ", ") + (observation.map { "; \($0.words)" } ?? "")
    }
}

extension ReportedFinding {
    /// A finding on a palette, as lists of findings carry it.
    ///
    /// - Parameters:
    ///   - finding: The finding.
    ///   - colors: The palette's colours; `nil` for a finding on the configuration.
    ///   - path: The file that it lies in, from the project's folder.
    ///   - fingerprint: What it is recognised by.
    init(
        of finding: PaletteFinding, among colors: NamedColors?, in path: String, fingerprint: Fingerprint
    ) {
        let modes = finding.modes.map(\.description)
        let contrast = finding.contrast?.lowerBound
        let suggestions = [finding.suggestion, finding.alternative].compactMap(\.self)
        let repairs = suggestions.map { suggestion in
            let changes = suggestion.changes.map { change in
                let name = change.name == finding.colors.first ? "" : "for '\(change.name)' "
                return name + (change.token.map { "'\($0)' " } ?? "") + change.color.notation
            }
            return "\(changes.joined(separator: " and ")) for \(ContrastRatio(suggestion.contrast))"
        }
        let pair = colors?.pair(of: finding)
        self.init(
            rule: finding.rule, severity: finding.severity, verdict: finding.verdict,
            message: finding.message,
            subject: PaletteFinding.subject(of: finding.colors, in: modes),
            modes: colors?.modes(of: finding),
            topic: finding.colorNames, path: path,
            place: .text(line: finding.location.line, column: finding.location.column),
            colors: pair, contrast: contrast,
            sufficiency: min(1, (contrast ?? 1) / (finding.required ?? 1)),
            repair: repairs.isEmpty ? nil : "use \(repairs.joined(separator: ", or "))",
            obstacle: finding.obstacle,
            repairs: suggestions.compactMap { suggestion in
                pair.flatMap { Repair(of: $0, named: finding.colors, by: suggestion) }
            },
            criteria: finding.criteria,
            fingerprint: fingerprint)
    }
}

extension PaletteFinding {
    /// What a finding is about, in a few words: the first two of its colours, and its modes.
    static func subject(of colors: [String], in modes: [String]) -> String {
        colors.prefix(2).joined(separator: " on ")
            + (modes.isEmpty ? "" : ", \(modes.joined(separator: "; "))")
    }

    /// What a finding is recognised by: its rule, its verdict, and its colours with its modes, or its message
    /// where it is about no colour.
    static func content(
        rule: Rule.ID, _ verdict: Verdict, _ colors: [String], in modes: [String], _ message: String
    ) -> [String] {
        [rule, verdict.rawValue] + (colors.isEmpty ? [message] : colors + modes)
    }
}

extension ReportedFinding.Repair {
    /// What becomes of a pair; `nil` where one of its sides has another name than those that change, or its
    /// sides are not known by name.
    fileprivate init?(
        of pair: ReportedFinding.Colors, named names: [String], by suggestion: PaletteFinding.Suggestion
    ) {
        var (ink, backdrop) = (pair.ink, pair.backdrop)
        guard names.count == 2 else { return nil }
        for change in suggestion.changes {
            switch change.name {
            case names[0]: ink = SRGB8(clipping: change.color)
            case names[1]: backdrop = SRGB8(clipping: change.color)
            default: return nil
            }
        }
        self.init(ReportedFinding.Colors(ink, on: backdrop), contrast: suggestion.contrast)
    }
}

extension ReportedFinding.Suppression {
    /// What suppresses a finding about a palette.
    init(_ suppressed: SuppressedFinding) {
        let reason = suppressed.reason.visible
        switch suppressed.cause {
        case .exception: self = .exception(reason: reason)
        case .comment: self = .comment(reason: reason)
        case .baseline: self = .baseline
        }
    }
}
