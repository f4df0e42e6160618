public import ColorMath
public import PaletteFiles

/// Audits palettes: finds which colours lie on which, measures them in every mode, and judges them.
///
/// ```swift
/// let palette = try Palette(contentsOf: "Colors.xcassets")
/// for finding in PaletteAuditor(today: today).audit(palette).findings { print(finding.message) }
/// ```
public struct PaletteAuditor: Hashable, Sendable {
    /// The standard to judge by, where pairs state no ratio of their own.
    public var standard: ContrastStandard
    /// The rules to check.
    public var rules: RuleSelection
    /// What is known of pairs and names.
    public var configuration: PaletteConfiguration
    /// The day that exceptions have to last to.
    public var today: CalendarDate

    /// Creates an auditor.
    public init(
        standard: ContrastStandard = .wcagAA, rules: RuleSelection = RuleSelection(),
        configuration: PaletteConfiguration = PaletteConfiguration(), today: CalendarDate
    ) {
        self.standard = standard
        self.rules = rules
        self.configuration = configuration
        self.today = today
    }

    /// Audits a palette in memory.
    public func audit(_ palette: Palette) -> PaletteAudit {
        PaletteAudit(
            of: palette, configuration: configuration, judgedBy: standard, rules: rules, today: today)
    }

    /// Reads and audits the palettes in files and folders.
    ///
    /// - Parameter paths: Files, folders and patterns (`*`, `?`, `[…]`, `**`).
    /// - Returns: The audits in the order in which the palettes are found, and what could not be read.
    public func audit(palettesAt paths: [String]) -> PaletteReport {
        // A pattern that matches nothing is taken for a path, which the reader then misses.
        let matched = paths.flatMap { path in
            let matches = Glob.matches(of: path)
            return matches.isEmpty ? [path] : matches
        }
        let reading = PaletteReader().palettes(at: matched)
        return PaletteReport(
            auditor: self, audits: reading.palettes.map(audit),
            unread: reading.errors.map { UnreadInput(path: $0.path, fault: $0.fault) })
    }
}
