import ArgumentParser
import Audit
import Reporting

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists what is checked; with an ID, says why, by which guideline, and what it finds.",
        discussion: """
            Examples:
              legible rules
              legible rules icon-contrast
              legible rules --guidelines
            """)

    @Argument(
        help: ArgumentHelp("The identifier of a rule.", valueName: "id"),
        completion: .list(Rule.all.map(\.id)))
    var id: String?

    @Flag(
        help: """
            List what the platform's guidelines ask for, and by which rule it is checked, or why it is not.
            """)
    var guidelines = false

    func validate() throws {
        if guidelines, id != nil {
            throw ValidationError("--guidelines lists all there is; leave out the identifier.")
        }
    }

    func run() throws {
        try System.write(text)
    }

    private var text: String {
        get throws {
            if guidelines { return GuidelineCatalog().list }
            guard let id else { return RuleCatalog().list }
            return RuleCatalog().description(of: try Rule(argument: id))
        }
    }
}
