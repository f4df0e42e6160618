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
    /// The files that the configuration was read from, the nearest first; empty where there is none.
    public var configurationFiles: [String]
    /// Screens that are drawn in the palettes' colours; `nil` where none is known.
    public var screens: [ObservedScreen]?

    /// Creates an auditor.
    public init(
        standard: ContrastStandard = .wcagAA, rules: RuleSelection = RuleSelection(),
        configuration: PaletteConfiguration = PaletteConfiguration(), today: CalendarDate,
        configurationFiles: [String] = [], screens: [ObservedScreen]? = nil
    ) {
        self.standard = standard
        self.rules = rules
        self.configuration = configuration
        self.today = today
        self.configurationFiles = configurationFiles
        self.screens = screens
    }

    /// Audits a palette in memory.
    public func audit(_ palette: Palette) -> PaletteAudit { audit(palette, planningRepairs: true) }

    /// Audits a palette, and where that is asked for works out what fixes it.
    func audit(_ palette: Palette, planningRepairs plansRepairs: Bool) -> PaletteAudit {
        var audit = PaletteAudit(
            of: palette, configuration: configuration, judgedBy: standard, rules: rules, today: today,
            screens: screens, plansRepairs: plansRepairs)
        audit.configurationFiles = configurationFiles
        return audit
    }
}
