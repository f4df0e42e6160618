public import ArgumentParser
public import SystemColors

/// Which of the system's colours are meant.
struct SystemColorOptions: ParsableArguments {
    @Option(
        help:
            "The platform: \(Platform.ofApple.joined(separator: ", ")), or another that a table has. (default: ios)",
        completion: .list(Platform.ofApple), transform: Platform.init(argumentOfTables:))
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

extension Platform {
    /// The names of those that the tables of the program are of.
    static let ofApple = allCases.filter(\.isApples).map(\.rawValue)

    /// A platform by its name where colours or styles of it are looked up, which of others than Apple's are
    /// only in tables of the caller.
    init(argumentOfTables name: String) throws {
        guard let platform = Platform(rawValue: name) else {
            throw ValidationError(
                "There is no platform '\(name)': it is one of \(Self.ofApple.joined(separator: ", ")).")
        }
        self = platform
    }
}
