import ArgumentParser
import Audit
import FileSystem
import Reporting

@main
struct Legible: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "legible",
        abstract: "Finds text that people cannot read.",
        discussion: """
            Legible looks at screenshots of apps, finds every line of text from the pixels alone, measures \
            its contrast and says where it is too low. It checks the palettes that such screens are drawn \
            with, too.
            """,
        version: ToolVersion.current,
        subcommands: [
            AuditCommand.self, CompareCommand.self, DiffCommand.self, MergeCommand.self, WorkerCommand.self,
            PaletteCommand.self, AssetsCommand.self,
            ContrastCommand.self, ConvertCommand.self, SimulateCommand.self, ColorsCommand.self,
            TypeCommand.self, RulesCommand.self, ConfigCommand.self, InitCommand.self,
        ])
}

extension Legible {
    /// Runs the command, and ends with its exit code once everything that it printed has left.
    static func main() async {
        StandardStream.reserve()
        System.keepMemory()
        prepare()
        var code: Int32 = 0
        var kind: any ParsableCommand.Type = Legible.self
        do {
            var command = try await commandOfLine()
            kind = type(of: command)
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            code = report(error, of: kind)
        }
        do {
            try StandardStream.output.finish()
        } catch {
            code = report(error)
        }
        System.exit(code)
    }

    /// The command that the arguments ask for.
    ///
    /// To read a line from the root takes the options of a subcommand apart four times, more than all else
    /// that an audit of a small file does. So the subcommand that stands first reads its own, and only what
    /// it does not accept goes through the root: errors, help, versions.
    private static func commandOfLine() async throws -> any ParsableCommand {
        let arguments = CommandLine.arguments.dropFirst()
        let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
            ([named] + named.configuration.subcommands).contains(where: { $0 == type(of: command) })
        {
            return command
        }
        return try await asyncParseAsRoot()
    }

    /// Begins on a second core what an audit needs, while the command line is read and the file is decoded.
    private static func prepare() {
        let command = CommandLine.arguments.dropFirst().first
        let audits = [AuditCommand.configuration, CompareCommand.configuration].map(\.commandName)
        guard audits.contains(command) else { return }
        Task.detached { Auditor.prepare() }
    }
}
