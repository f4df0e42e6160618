import ArgumentParser
import Audit

/// Which rules are checked.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Check a rule that is off by default; repeatable.", valueName: "rule"),
        completion: .list(Rule.all.map(\.id)),
        transform: Rule.init(argument:))
    var enable: [Rule] = []

    @Option(
        help: ArgumentHelp("Leave a rule out; repeatable. 'legible rules' lists them.", valueName: "rule"),
        completion: .list(Rule.all.map(\.id)),
        transform: Rule.init(argument:))
    var disable: [Rule] = []

    /// What a configuration says of rules, and these options over it.
    func applied(to selection: RuleSelection) -> RuleSelection {
        selection.adding(enabling: enable, disabling: disable)
    }
}

extension Rule {
    /// A rule by its identifier on a command line; a usage error, which names what was probably meant, where
    /// there is none.
    init(argument id: String) throws {
        guard let rule = Rule(id: id) else {
            throw ValidationError(
                "There is no rule '\(id)'\(NearestName(to: id).hint(among: Rule.all.map(\.id))) "
                    + "'legible rules' lists them.")
        }
        self = rule
    }
}
