public import ArgumentParser
import ColorMath
public import Reporting

struct ConvertCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Converts colours from one space to another.",
        usage: "legible convert <color> ... --to <space> [<options>]",
        discussion: """
            Colours are read and written in the notation of CSS; in spaces that have none, such as hsv, as \
            color(--hsv ...). Names of system colours, which 'legible colors' lists, are read too. A colour \
            that lies outside the gamut of the space keeps components beyond 0...1, and a note says so, \
            unless --gamut brings it inside: clip cuts each component off, css searches for the chroma that \
            fits as CSS Color 4 describes, raytrace finds it by geometry. hex holds no such components: it \
            is mapped as css does unless specified otherwise.

            Examples:
              legible convert '#E30613' --to oklch
              legible convert 'color(display-p3 1 0 0)' --to srgb
              legible convert 'color(display-p3 1 0 0)' --to hex --gamut clip
              legible convert red green blue --to lab --format json
              legible convert systemBlue --release 26 --appearance dark --to display-p3

            Exit codes:
              0   converted
              64  the command line is wrong, a colour for example
            """)

    @Argument(help: "Colours.")
    var colors: [String]

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp("The space to convert to.", valueName: "space"),
        completion: .list(ConversionTarget.all.map(\.name)))
    var target: ConversionTarget

    @Option(help: "How to bring a colour into the gamut of the space. (default: none, css for hex)")
    var gamut: GamutChoice?

    @OptionGroup(title: "Names of system colours") var named: NamedColorOptions
    @OptionGroup(title: "Output") var output: OutputOptions

    private var mapping: GamutMapping? {
        guard let gamut else { return target == .hex ? .localMINDE : nil }
        return gamut.mapping
    }

    func validate() throws {
        if let wanted = gamut?.mapping, !target.mappings.contains(wanted) {
            let choices = ["none"] + target.mappings.map(\.name)
            throw ValidationError(
                "--gamut \(wanted.name) does not go with --to \(target.name); it takes \(choices.joined(separator: ", "))."
            )
        }
        if gamut == GamutChoice.none, target == .hex {
            throw ValidationError("--to hex holds no colours outside its gamut; use another --gamut.")
        }
    }

    func run() throws {
        let names = try named.reader()
        let sources = try colors.map(names.color)
        let report = ConversionReport(sources.map { Conversion(of: $0, to: target, mapping: mapping) })
        System.note(report.notes)
        switch output.format {
        case .terminal: try System.write(report.text(in: output.style))
        case .json: try System.write(report.json)
        }
    }
}

enum GamutChoice: String, CaseIterable, ExpressibleByArgument {
    case none
    case clip
    case css
    case raytrace

    var mapping: GamutMapping? { GamutMapping.allCases.first { $0.name == rawValue } }
}

extension ConversionTarget: ExpressibleByArgument {
    /// Finds a target by the name it has on the command line.
    public init?(argument: String) { self.init(name: argument) }
    /// The names, for the help.
    public static var allValueStrings: [String] { all.map(\.name) }
    /// The name, for the help.
    public var defaultValueDescription: String { name }
}
