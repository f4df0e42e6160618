public import ArgumentParser
public import ColorMath
import Reporting

struct ContrastCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contrast",
        abstract: "Measures the contrast of two colours, judges it and repairs it.",
        usage: "legible contrast <ink> <backdrop> [<options>]",
        discussion: """
            Colours are written as in CSS: '#767676', 'rgb(0 0 0 / 60%)', 'oklch(0.6 0.2 30)', \
            'color(display-p3 1 0 0)', rebeccapurple; or as names of system colours, which 'legible colors' \
            lists. A translucent ink is seen on its backdrop; a translucent backdrop gives a range, over \
            every canvas that may lie behind it, unless --canvas names one.

            A colour outside sRGB is what screens show of it, each component clipped as browsers and systems \
            do; the pair is judged on the screen of sRGB or Display P3 that shows it worse, unless --medium \
            names one.

            Examples:
              legible contrast '#8E8E93' white
              legible contrast '#8E8E93' white --standard apple --size 20 --bold
              legible contrast 'rgb(60 60 67 / 60%)' white --format json
              legible contrast black 'rgb(255 255 255 / 70%)' --canvas '#1C1C1E'
              legible contrast secondaryLabel systemBackground --appearance dark
              legible contrast 'oklch(0.6 0.25 30)' white --medium display-p3

            Exit codes:
              0   the contrast meets the standard
              1   it does not, or not on every canvas
              64  the command line is wrong, a colour for example
            """)

    @Argument(
        help: "The colour of the text or the symbol.", completion: NamedColorOptions.completion)
    var ink: String

    @Argument(help: "The colour behind it.", completion: NamedColorOptions.completion)
    var backdrop: String

    @Option(help: ArgumentHelp("What lies behind a translucent backdrop.", valueName: "color"))
    var canvas: String?

    @Option(help: "The screen that the pair is for. (default: all)")
    var medium: ScreenGamut?

    @Option(help: "The standard to judge by.")
    var standard: ContrastStandard = .wcagAA

    @OptionGroup(title: "Subject") var subject: SubjectOptions
    @OptionGroup(title: "Names of system colours") var named: NamedColorOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    func run() throws {
        let names = try named.reader()
        let canvas = try self.canvas.map(names.color)
        guard canvas.map({ $0.alpha == 1 }) ?? true else {
            throw ValidationError("--canvas must be opaque.")
        }
        var report = ContrastReport(
            ink: try names.color(ink), backdrop: try names.color(backdrop), canvas: canvas,
            standard: standard, subject: subject.subject, medium: medium)
        if report.verdict != .passes, let seen = report.seenBackdrop {
            report.strongerInk = names.strongerInk(than: ink, over: seen, reaching: report.required)
        }
        switch output.format {
        case .terminal: try System.write(report.text(in: output.style))
        case .json: try System.write(report.json)
        }
        if report.verdict != .passes { throw ExitCode(1) }
    }
}

extension ScreenGamut: ExpressibleByArgument {
    /// Reads the name of a space, or the word that media queries have for it.
    public init?(argument: String) { self.init(rawValue: argument == "p3" ? "display-p3" : argument) }
}
