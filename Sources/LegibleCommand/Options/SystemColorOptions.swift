public import ArgumentParser
public import SystemColors

/// Which of the system's colours are meant.
struct SystemColorOptions: ParsableArguments {
    @Option(help: "The platform.")
    var platform: Platform = .iOS

    @Option(help: ArgumentHelp("The release. (default: the newest known)", valueName: "number"))
    var release: Int?

    @OptionGroup var table: TableOptions

    /// The system's colours with the tables laid over them; exits with 65 where one cannot be read.
    func palette() throws -> SystemPalette { try table.palette() }

    /// The release that is meant; a usage error where the tables are of later ones only.
    func release(in palette: SystemPalette) throws -> Release {
        try palette.release(release, of: platform)
    }
}

extension Appearance: ExpressibleByArgument {
    /// Reads an appearance by its name in the tables.
    public init?(argument: String) { self.init(argument) }
    /// The names, for the help.
    public static var allValueStrings: [String] { allCases.map(\.description) }
    /// The name, for the help.
    public var defaultValueDescription: String { description }
}

extension Appearance.Style: ExpressibleByArgument {}
extension Platform: ExpressibleByArgument {}
