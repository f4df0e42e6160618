import ArgumentParser
import ColorMath
import Reporting

struct ContrastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contrast",
        abstract: "Measures the contrast of two colours, judges it and repairs it.",
        usage: "legible contrast <ink> <backdrop> [<options>]",
        discussion: """
            Colours are written as in CSS: '#767676', 'rgb(0 0 0 / 60%)', 'oklch(0.6 0.2 30)', 'color(display-p3 1 0 0)', \
            rebeccapurple; or as names of system colours, which 'legible colors' lists. A translucent ink is seen on its \
            backdrop; a translucent backdrop gives a range, over every canvas that may lie behind it, unless --canvas \
            names one.

            Examples:
              legible contrast '#8E8E93' white
              legible contrast '#8E8E93' white --standard apple --size 20 --bold
              legible contrast 'rgb(60 60 67 / 60%)' white --format json
              legible contrast black 'rgb(255 255 255 / 70%)' --canvas '#1C1C1E'
              legible contrast secondaryLabel systemBackground --appearance dark

            Exit codes:
              0   the contrast meets the standard
              1   it does not, or not on every canvas
              64  the command line is wrong, a colour for example
            """)

    @Argument(help: "The colour of the text or the symbol.")
    var ink: String

    @Argument(help: "The colour behind it.")
    var backdrop: String

    @Option(help: ArgumentHelp("What lies behind a translucent backdrop.", valueName: "color"))
    var canvas: String?

    @Option(help: "The standard to judge by.")
    var standard: ContrastStandard = .wcagAA

    @OptionGroup(title: "Subject") var subject: SubjectOptions
    @OptionGroup(title: "Names of system colours") var named: NamedColorOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    func run() throws {
        let canvas = try self.canvas.map(named.color)
        guard canvas.map({ $0.alpha == 1 }) ?? true else {
            throw ValidationError("--canvas must be opaque.")
        }
        let report = ContrastReport(
            ink: try named.color(ink), backdrop: try named.color(backdrop), canvas: canvas,
            standard: standard, subject: subject.subject)
        switch output.format {
        case .terminal: print(report.text(in: output.style), terminator: "")
        case .json: print(report.json, terminator: "")
        }
        if report.verdict != .passes { throw ExitCode(1) }
    }
}
