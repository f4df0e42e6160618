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
            a new day. A legible:ignore comment counts only with a reason behind it.
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
    private let today: CalendarDate

    init(of configuration: PaletteConfiguration, in file: String?, today: CalendarDate) {
        self.configuration = configuration
        self.file = file
        self.today = today
    }

    /// The findings, once it is known what the palettes hold; none on pairs where there is no palette at all.
    func findings(after audits: [PaletteAudit], severity: Severity) -> [PaletteFinding] {
        func finding(
            at location: SourceLocation, atMost severityAtMost: Severity = .error, _ message: String
        ) -> PaletteFinding {
            PaletteFinding(
                rule: Rule.configurationUpkeep.id, severity: min(severity, severityAtMost), at: location,
                message: message)
        }
        let unmatched = UnmatchedNames(of: configuration, in: file, after: audits)
        var findings = unmatched.faults.map { finding(at: $0.location, $0.message) }
        let used = Set(audits.flatMap(\.pairs).compactMap(\.declaration))
        for pair in configuration.pairs
        where !audits.isEmpty && !used.contains(pair.location) && !unmatched.concerns(pair) {
            let sides = [pair.inks, pair.backdrops].map { side in
                side.map { "'\($0)'" }.joined(separator: ", ")
            }
            findings.append(
                finding(
                    at: pair.location,
                    "No palette has a pair of \(sides[0]) on \(sides[1]): fix the names, or remove the pair."
                ))
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
}

extension PalettePair {
    /// Where the pair is declared; `nil` where it is inferred.
    fileprivate var declaration: SourceLocation? {
        if case .declared(let location) = origin { location } else { nil }
    }
}
