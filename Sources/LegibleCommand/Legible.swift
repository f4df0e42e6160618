import ArgumentParser
import Reporting

@main
struct Legible: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "legible",
        abstract: "Finds text that people cannot read.",
        discussion: """
            Legible looks at screenshots of apps, finds every line of text from the pixels alone, measures its contrast \
            and says where it is too low. It checks the palettes that such screens are drawn with, too.
            """,
        version: ToolVersion.current,
        subcommands: [
            AuditCommand.self, PaletteCommand.self, ContrastCommand.self, ConvertCommand.self,
            SimulateCommand.self, ColorsCommand.self, RulesCommand.self,
        ])
}
