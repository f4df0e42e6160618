/// Which rules are checked, and how much each weighs.
///
/// Unless told otherwise, rules are on and weigh what they say of themselves (``Rule/isOnByDefault``,
/// ``Rule/severity``).
public struct RuleSelection: Hashable, Sendable {
    private var isOn: [Rule.ID: Bool] = [:]
    private var severities: [Rule.ID: Severity] = [:]

    /// Selects rules.
    ///
    /// - Parameters:
    ///   - enabled: Rules to check though they are off by default.
    ///   - disabled: Rules not to check; a rule that is in both lists is off.
    ///   - severities: What failures of a rule weigh instead of ``Rule/severity``.
    public init(
        enabling enabled: [Rule] = [], disabling disabled: [Rule] = [], severities: [Rule: Severity] = [:]
    ) {
        for rule in enabled { isOn[rule.id] = true }
        for rule in disabled { isOn[rule.id] = false }
        for (rule, severity) in severities { self.severities[rule.id] = severity }
    }

    /// This selection with some rules turned on or off over what it says of them.
    public func adding(enabling enabled: [Rule], disabling disabled: [Rule]) -> RuleSelection {
        var selection = self
        for rule in enabled { selection.isOn[rule.id] = true }
        for rule in disabled { selection.isOn[rule.id] = false }
        return selection
    }

    /// What this selection says of rules, and of those that it says nothing of another.
    func over(_ other: RuleSelection) -> RuleSelection {
        var selection = other
        for (id, isOn) in isOn {
            selection.isOn[id] = isOn
            selection.severities[id] = severities[id]
        }
        return selection
    }

    /// Those of some rules that are on unless told otherwise and that this selection switches off.
    package func disabled(among rules: [Rule]) -> [Rule.ID] {
        rules.filter { $0.isOnByDefault && severity(of: $0) == nil }.map(\.id)
    }

    /// Selects one rule and no other.
    package init(only rule: Rule) {
        self.init(enabling: [rule], disabling: Rule.all.filter { $0 != rule })
    }

    /// What a failure of a rule weighs where a configuration says more of it, or `nil` where the rule is off.
    func severity(of rule: Rule, by configuration: PaletteConfiguration) -> Severity? {
        let severity = severity(of: rule)
        guard severity != nil, rule == .unknownColor, severities[rule.id] == nil else { return severity }
        return configuration.unresolved ?? severity
    }

    /// What a failure of a rule weighs, or `nil` where the rule is off.
    public func severity(of rule: Rule) -> Severity? {
        isOn[rule.id] ?? rule.isOnByDefault ? severities[rule.id] ?? rule.severity : nil
    }
}
