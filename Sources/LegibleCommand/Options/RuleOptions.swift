import ArgumentParser
import Audit

/// Which rules are checked.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Check a rule that is off by default; repeatable.", valueName: "rule"),
        transform: rule)
    var enable: [Rule] = []

    @Option(
        help: ArgumentHelp("Leave a rule out; repeatable. 'legible rules' lists them.", valueName: "rule"),
        transform: rule)
    var disable: [Rule] = []

    /// What a configuration says of rules, and these options over it.
    func applied(to selection: RuleSelection) -> RuleSelection {
        selection.adding(enabling: enable, disabling: disable)
    }

    private static func rule(_ id: String) throws -> Rule {
        guard let rule = Rule(id: id) else {
            throw ValidationError(
                "There is no rule '\(id)'\(NearestName(to: id).hint(among: Rule.all.map(\.id))) "
                    + "'legible rules' lists them.")
        }
        return rule
    }
}
