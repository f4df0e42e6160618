internal import PaletteFiles

/// Findings on assets that are known and accepted for a time.
public struct AssetException: Hashable, Sendable {
    /// The sets by name; empty for any.
    public let names: [NamePattern]
    /// The rules; empty for all.
    public let rules: [Rule]
    /// Why they are accepted.
    public let reason: String
    /// The last day on which they are.
    public let expiry: CalendarDate

    /// Describes an exception.
    public init(names: [NamePattern] = [], rules: [Rule] = [], reason: String, until expiry: CalendarDate) {
        self.names = names
        self.rules = rules
        self.reason = reason
        self.expiry = expiry
    }

    /// Whether it holds for a finding on a day.
    func covers(_ finding: AssetFinding, today: CalendarDate) -> Bool {
        expiry >= today && (rules.isEmpty || rules.contains { $0.id == finding.rule })
            && (names.isEmpty || names.contains { $0.matches(finding.set) })
    }
}
