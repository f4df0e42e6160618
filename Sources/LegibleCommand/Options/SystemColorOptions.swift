public import ArgumentParser
import ColorMath
import Reporting
import Screenshots
public import SystemColors

/// Which of the system's colours are meant.
struct SystemColorOptions: ParsableArguments {
    @Option(help: "The platform.")
    var platform: Platform = .iOS

    @Option(help: ArgumentHelp("The release. (default: the newest known)", valueName: "number"))
    var release: Int?

    @Option(
        name: .customLong("palette"),
        help: ArgumentHelp(
            "A table of colours to lay over the system's; repeatable. Palettes/README.md describes it.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var palettes: [String] = []

    /// More than any table needs.
    private static let largestFile = 64 << 20

    /// The system's colours with the tables laid over them; exits with 65 where one cannot be read.
    func palette() throws -> SystemPalette {
        var palette = SystemPalette.embedded
        for file in palettes {
            do {
                let json = try FileBytes.contents(of: file, limit: Self.largestFile)
                palette = try palette.merging(json: json, file: file)
            } catch let fault as ScreenshotError.Fault {
                System.writeError("legible: \(file): \(fault)\n")
                throw ExitCode(65)
            } catch {
                System.writeError("legible: \(error)\n")
                throw ExitCode(65)
            }
        }
        return palette
    }

    /// The release that is meant; a usage error where the tables are of later ones only.
    func release(in palette: SystemPalette) throws -> Release {
        guard let oldest = palette.releases(of: platform).first,
            let newest = palette.newestRelease(of: platform)
        else { throw ValidationError("No table has colours of \(platform.name).") }
        let release = self.release.map { Release(platform, $0) } ?? newest
        guard release >= oldest else {
            throw ValidationError("The colours of \(platform.name) are known from \(oldest) on.")
        }
        return release
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
