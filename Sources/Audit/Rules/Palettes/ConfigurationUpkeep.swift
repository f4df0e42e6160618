internal import PaletteFiles

extension Rule {
    /// What the configuration says is still so.
    public static let configurationUpkeep = Rule(
        id: "configuration-upkeep",
        name: "Configuration kept up",
        summary:
            "What .legible.yml says of palettes is so: its names, modes and paths exist, no exception has expired.",
        rationale: """
            A pair that names no colour, or no mode, checks nothing, and looks as if it did: most often a \
            colour was renamed, or misspelt. Reported is what matches nothing in any palette of the run, \
            with the name that comes nearest. An exception is for a time; once its last day has passed the \
            failure that it covered counts again, and the exception is reported until it is removed or given \
            a new day. One that suppresses nothing is reported too. A legible:ignore comment \
            counts only with a reason behind it.
            """,
        guidelines: [.minimumContrast],
        severity: .error,
        examples: [
            .found(
                palette: PaletteExample(
                    ["text": "#000000", "background": "#FFFFFF"], pairs: [("label", "background")])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#000000", "background": "#FFFFFF"], pairs: [("text", "background")])),
        ])
}

/// What has become wrong with a configuration.
struct ConfigurationUpkeep {
    private let configuration: PaletteConfiguration
    private let file: String?
    private let rules: RuleSelection
    private let today: CalendarDate

    private init(by auditor: PaletteAuditor) {
        configuration = auditor.configuration
        file = auditor.configurationFiles.first
        rules = auditor.rules
        today = auditor.today
    }

    /// The findings of a run, by what each configuration says, with files merged.
    ///
    /// What several configurations have of one file is wrong where it is for all of them: a pair may be meant
    /// for the palettes of any. Of a file that is the nearest for no palette of the run, only what has
    /// expired is: the rest may be meant for palettes that are not looked at.
    ///
    /// - Parameters:
    ///   - idleOrder: What the order of stylesheets names and no file read is.
    ///   - whole: Audits all palettes that a configuration, by the index of its auditor, is for, where the
    ///     run looks at some of them only: what is in others is not missed.
    static func findings(
        by auditors: [PaletteAuditor], after audits: [PaletteAudit], missing idleOrder: [LoadOrders.Idle],
        around whole: (Int) -> [PaletteAudit]
    ) -> [PaletteFinding] {
        let all = auditors.enumerated().compactMap { index, auditor in
            auditor.rules.severity(of: .configurationUpkeep).map { severity in
                (
                    files: auditor.configurationFiles,
                    findings: ConfigurationUpkeep(by: auditor).findings(
                        after: audits.filter { $0.configurationFiles == auditor.configurationFiles },
                        missing: idleOrder.filter { $0.file == auditor.configurationFiles.first },
                        around: { whole(index) }, severity: severity)
                )
            }
        }
        var configurations: [String: Int] = [:]
        for own in all { for file in Set(own.files) { configurations[file, default: 0] += 1 } }
        var counts: [SourceLocation: Int] = [:]
        for own in all { for place in Set(own.findings.map(\.location)) { counts[place, default: 0] += 1 } }
        let nearest = Set(all.compactMap(\.files.first))
        let expired = Set(
            auditors.flatMap { auditor in
                auditor.configuration.exceptions.filter { $0.expiry < auditor.today }.map(\.location)
            })
        var said: Set<SourceLocation> = []
        return all.flatMap { own in
            let findings = own.findings.filter { finding in
                let place = finding.location
                guard let number = configurations[place.path] else { return true }
                return counts[place] == number && !said.contains(place)
                    && (nearest.contains(place.path) || expired.contains(place))
            }
            said.formUnion(findings.map(\.location))
            return findings
        }
    }

    /// The findings, once it is known what the palettes hold; none on pairs where there is no palette at all.
    private func findings(
        after audits: [PaletteAudit], missing idleOrder: [LoadOrders.Idle],
        around whole: () -> [PaletteAudit], severity: Severity
    ) -> [PaletteFinding] {
        func finding(
            at location: SourceLocation, atMost severityAtMost: Severity = .error, _ message: String
        ) -> PaletteFinding {
            PaletteFinding(
                rule: Rule.configurationUpkeep.id, severity: min(severity, severityAtMost), at: location,
                message: message)
        }
        var missed = missed(by: audits)
        if !missed.isEmpty {
            let all = whole()
            if !all.isEmpty { missed = self.missed(by: audits + all) }
        }
        var findings = missed.map { finding(at: $0.location, atMost: $0.severityAtMost, $0.message) }
        findings += idleOrder.map { idle in
            finding(
                at: configuration.places[idle.text] ?? SourceLocation(path: idle.file),
                "No stylesheet that 'order' names is '\(idle.text)'"
                    + (idle.nearest.map { "; did you mean '\($0)'?" } ?? "."))
        }
        for exception in configuration.exceptions where exception.expiry < today {
            findings.append(
                finding(
                    at: exception.location, atMost: .warning,
                    "This exception ended on \(exception.expiry): remove it, or give it a new day."))
        }
        for audit in audits {
            let comments = audit.palette.entries.flatMap { entry in
                entry.values.compactMap { $0.flatMap { $0.ignored == "" ? $0.location : nil } }
            }
            findings += Set(comments).sorted().map {
                finding(
                    at: $0, atMost: .warning,
                    "This legible:ignore comment gives no reason, and so counts for nothing: add one."
                )
            }
        }
        return findings.sorted { $0.location < $1.location }
    }

    /// What the configuration names and some palettes do not have.
    private func missed(by audits: [PaletteAudit]) -> [Missed] {
        let unmatched = UnmatchedNames(of: configuration, in: file, after: audits)
        let used = Set(audits.flatMap(\.pairs).compactMap(\.declaration))
        let idle = configuration.pairs.filter {
            !audits.isEmpty && !used.contains($0.location) && !unmatched.concerns($0)
        }
        let pairs = idle.map { pair in
            let sides = [pair.inks, pair.backdrops].map { side in
                side.map { "'\($0)'" }.joined(separator: ", ")
            }
            let message =
                "No palette has a pair of \(sides[0]) on \(sides[1]): fix the names, or remove the pair."
            return Missed(location: pair.location, message: message)
        }
        let exceptions = idleExceptions(among: audits).filter { !unmatched.concerns($0) }.map { exception in
            Missed(
                location: exception.location, severityAtMost: .warning,
                message: "This exception suppresses nothing: what it is for passes or is gone. Remove it.")
        }
        return unmatched.faults.map { Missed(location: $0.location, message: $0.message) } + pairs
            + exceptions
    }

    /// The exceptions in force that suppress nothing, though the rules that they are for are looked at.
    private func idleExceptions(among audits: [PaletteAudit]) -> [PairException] {
        guard !audits.isEmpty else { return [] }
        let used = audits.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.placesOfExceptions) }
        return configuration.exceptions.filter { exception in
            let rules = exception.rules.isEmpty ? [.pairContrast] : exception.rules
            return exception.expiry >= today && !used.contains(exception.location)
                && rules.allSatisfy { self.rules.severity(of: $0) != nil }
        }
    }

    /// What the configuration says and palettes do not have.
    private struct Missed {
        let location: SourceLocation
        var severityAtMost = Severity.error
        let message: String
    }
}

extension PalettePair {
    /// Where the pair is declared; `nil` where it is inferred.
    fileprivate var declaration: SourceLocation? {
        if case .declared(let location) = origin { location } else { nil }
    }
}
