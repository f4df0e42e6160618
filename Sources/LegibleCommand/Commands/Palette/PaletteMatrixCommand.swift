import ArgumentParser
import Audit
import FileSystem
import PaletteFiles
import Reporting

struct PaletteMatrixCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Shows every ink of a palette on every backdrop, in every mode.",
        usage: "legible palette matrix <path> ... [<options>]",
        discussion: """
            Examples:
              legible palette matrix Colors.xcassets
              legible palette matrix theme.css --format markdown >> CONTRAST.md
              legible palette matrix tokens.json --format html > matrix.html
              legible palette matrix tokens.json --screens Screens
            """)

    @OptionGroup var palettes: PaletteOptions
    @OptionGroup(title: "Screens") var screens: ObservedScreenOptions

    @Option(help: "What to print.")
    var format: MatrixFormat = .terminal

    @Flag(help: "Write the names in CSV as they are, for programs: a spreadsheet may run some of them.")
    var raw = false

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    func run() async throws {
        throw ExitCode(try await exitCode())
    }

    private func exitCode() async throws -> Int32 {
        var report = await palettes.report(on: palettes.inputs, seenOn: screens)
        report.unread += report.audits.compactMap(\.matrixFault).map(UnreadInput.init)
        report.announceUnread()
        let reporter: any PaletteReporter =
            switch format {
            case .terminal: MatrixTerminalReporter(style: .output(color))
            case .markdown: MatrixMarkdownReporter()
            case .csv: MatrixCSVReporter(isRaw: raw)
            case .html: MatrixHTMLReporter()
            }
        try reporter.write(report) { (piece) throws(FileError) in
            if format == .terminal { try System.show(piece) } else { try System.write(piece) }
        }
        return report.isWhole ? 0 : 65
    }
}

enum MatrixFormat: String, CaseIterable, ExpressibleByArgument {
    case terminal
    case markdown
    case csv
    case html
}
