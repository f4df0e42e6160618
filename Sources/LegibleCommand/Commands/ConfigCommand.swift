import ArgumentParser
import Audit
import FileSystem
import PaletteFiles
import Reporting

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Shows what is in force for a file or a folder, and which line says so.",
        discussion: """
            The .legible.yml files of the folder and of those around it hold together, the nearer over the \
            farther, up to the top of the repository or to one that says 'root: true'. What is printed is a \
            configuration itself. For a screen, the overrides that match it are applied.

            Examples:
              legible config
              legible config Screens/home@3x.png
              legible config Screens --format json
              legible config --schema > legible.schema.json

            Exit codes:
              0   the configuration was understood
              65  it was not understood; the error says where and why
            """)

    @Argument(help: "A file or a folder.", completion: .file())
    var path = "."

    @OptionGroup var options: ConfigurationOptions

    @Option(help: "What to print.")
    var format: ResultFormat = .terminal

    @Flag(help: "Print the JSON Schema of .legible.yml, for editors.")
    var schema = false

    func run() throws {
        if schema { return try System.write(ConfigurationSchema().text) }
        var configurations = options.configurations(for: [path])
        let kind = try? FileStatus(of: path).kind
        let isFolder = kind == .folder
        if kind == nil {
            System.writeError(
                "legible: \(path.visible): there is no such file or folder; this would be in force for it\n")
        }
        guard let report = ConfigurationReport(on: path, isFolder: isFolder, by: &configurations) else {
            configurations.unread.announce()
            throw ExitCode.unreadable
        }
        switch format {
        case .terminal: try System.show(report.text)
        case .json: try System.write(report.json)
        }
        if let configuration = configurations.known(for: isFolder ? path.appendingPart("input") : path) {
            for (file, location) in configuration.namedFiles where (try? FileStatus(of: file)) == nil {
                System.writeError("legible: \(location): there is no file '\(file.visible)'\n")
            }
        }
    }
}

extension Configuration {
    /// The masks and baselines that it names, and where.
    fileprivate var namedFiles: [(file: String, location: SourceLocation)] {
        let baselines = [screens.run, palette.run].compactMap(\.baseline)
        return screens.ignored.compactMap { part in part.mask.map { ($0, part.location) } }
            + baselines.map { ($0.text, $0.location) }
    }
}
