import ArgumentParser
import Reporting

/// How a command that prints one result prints it.
struct OutputOptions: ParsableArguments {
    @Option(help: "What to print.")
    var format: ResultFormat = .terminal

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    var style: TerminalStyle { .output(color) }
}

enum ResultFormat: String, CaseIterable, ExpressibleByArgument {
    case terminal
    case json
}
