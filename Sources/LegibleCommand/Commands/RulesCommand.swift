import ArgumentParser
import Audit

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists what is checked; with an ID, says why and by which guideline.")

    @Argument(help: ArgumentHelp("The identifier of a rule.", valueName: "id"))
    var id: String?

    func run() throws {
        guard let id else {
            for rule in Rule.all { print("\(rule.id)  \(rule.summary)") }
            return
        }
        guard let rule = Rule(id: id) else {
            throw ValidationError("There is no rule '\(id)'. 'legible rules' lists them.")
        }
        print("\(rule.name) (\(rule.id))\n\n\(rule.summary)\n\n\(rule.rationale)\n")
        for guideline in rule.guidelines { print("\(guideline.title)\n  \(guideline.address)") }
    }
}
