public import ArgumentParser
import Audit
import ColorMath
import Reporting
public import SystemColors

struct ColorsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "colors",
        abstract: "Lists the system's colours, with their contrast on everything they may stand on.",
        usage: "legible colors [<name> ...] [<options>]",
        discussion: """
            Without names, every colour is listed with its least and its most contrast; with names, every \
            background has a line. Names are written as in source code: secondaryLabel, .link, \
            UIColor.systemRed, Color.blue. A translucent colour has its opacity in per cent; on a \
            translucent background it is seen over what that may lie on. The elevated level, of sheets and \
            popovers, is shown where it differs.

            Examples:
              legible colors
              legible colors secondaryLabel tertiaryLabel --release 26
              legible colors --group background --appearance dark
              legible colors --platform macos --contrast standard --format markdown
              legible colors --palette brand.json --format csv

            Exit codes:
              0   listed
              64  the command line is wrong: an unknown name, for example
              65  a table cannot be read
            """)

    @Argument(
        help: ArgumentHelp("Names of colours.", valueName: "name"), completion: NamedColorOptions.completion)
    var names: [String] = []

    @OptionGroup(title: "Colours") var table: SystemColorOptions

    @Option(
        name: .customLong("group"),
        help: ArgumentHelp("Colours of this group only; repeatable.", valueName: "group"))
    var groups: [SystemColor.Group] = []

    @Option(
        name: .customLong("appearance"),
        help: ArgumentHelp(
            "This appearance only; repeatable: light, dark, light-increased, dark-increased and these with -elevated.",
            valueName: "appearance"))
    var appearances: [Appearance] = []

    @Option(help: "Appearances of this contrast only.")
    var contrast: Appearance.Contrast?

    @Option(help: "The standard to judge by.")
    var standard: ContrastStandard = .wcagAA

    @Option(help: "What to print.")
    var format: ListingFormat = .terminal

    @Flag(help: "Write the names in CSV as they are, for programs: a spreadsheet may run some of them.")
    var raw = false

    @Option(help: "Whether to use colours in the terminal.")
    var color: ColorChoice = .auto

    func run() throws {
        let palette = try table.palette()
        let release = try table.release(in: palette)
        let wanted = try names.map { name in
            guard let color = palette.color(named: name, in: release) else {
                throw ValidationError(
                    "There is no colour '\(name)' on \(palette.name(of: release))"
                        + NearestName(to: name).hint(among: palette.colors(in: release).map(\.name))
                        + " 'legible colors' lists them."
                )
            }
            return color
        }
        let listing = ColorListing(
            of: palette, in: release, appearances: listedAppearances, standard: standard,
            where: {
                (wanted.isEmpty || wanted.contains($0)) && (groups.isEmpty || groups.contains($0.group))
            })
        guard !listing.colors.isEmpty else {
            throw ValidationError("No colour of \(palette.name(of: release)) is all that is asked for.")
        }
        switch format {
        case .terminal: try System.show(listing.text(in: .output(color), isDetailed: !names.isEmpty))
        case .json: try System.write(listing.json)
        case .markdown: try System.write(listing.markdown)
        case .csv: try System.write(listing.csv(isRaw: raw))
        }
    }

    private var listedAppearances: [Appearance] {
        Appearance.allCases.filter { appearance in
            (appearances.isEmpty || appearances.contains(appearance))
                && (contrast ?? appearance.contrast) == appearance.contrast
        }
    }
}

enum ListingFormat: String, CaseIterable, ExpressibleByArgument {
    case terminal
    case json
    case markdown
    case csv
}

extension SystemColor.Group: ExpressibleByArgument {}
extension Appearance.Contrast: ExpressibleByArgument {}
