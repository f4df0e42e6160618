import ArgumentParser
import Audit
import Reporting

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Lists what is checked; with an ID, says why and by which guideline.")

    @Argument(help: ArgumentHelp("The identifier of a rule.", valueName: "id"))
    var id: String?

    func run() throws {
        let catalog = RuleCatalog()
        guard let id else {
            print(catalog.list, terminator: "")
            return
        }
        guard let rule = Rule(id: id) else {
            throw ValidationError("There is no rule '\(id)'; 'legible rules' lists them.")
        }
        print(catalog.description(of: rule), terminator: "")
    }
}
