import ArgumentParser
import Reporting

struct PaletteMatrixCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Shows every ink of a palette on every backdrop, in every mode.",
        usage: "legible palette matrix <path> ... [<options>]",
        discussion: """
            Examples:
              legible palette matrix Colors.xcassets
              legible palette matrix theme.css --format markdown >> CONTRAST.md
              legible palette matrix tokens.json --format html > matrix.html
            """)

    @OptionGroup var palettes: PaletteOptions

    @Option(help: "What to print.")
    var format: MatrixFormat = .terminal

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    func run() throws {
        try exit {
            let report = try palettes.report(on: palettes.inputs)
            report.announceUnread()
            let reporter: any PaletteReporter =
                switch format {
                case .terminal: MatrixTerminalReporter(style: .output(color))
                case .markdown: MatrixMarkdownReporter()
                case .csv: MatrixCSVReporter()
                case .html: MatrixHTMLReporter()
                }
            let document = reporter.document(of: report)
            if format == .terminal { System.show(document) } else { print(document, terminator: "") }
            return report.isWhole ? 0 : 65
        }
    }
}

enum MatrixFormat: String, CaseIterable, ExpressibleByArgument {
    case terminal
    case markdown
    case csv
    case html
}
