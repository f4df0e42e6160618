public import ArgumentParser
import Audit
public import SystemColors

/// What is known of the screens; the rest is inferred from each.
struct ConditionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "light or dark, with -increased where Increase Contrast is on.", valueName: "appearance"),
        transform: appearance)
    var appearance: Appearance?

    @Option(help: "The platform.")
    var platform: Platform?

    @Option(help: ArgumentHelp("The major number of the release.", valueName: "number"))
    var release: Int?

    var conditions: KnownConditions {
        KnownConditions(
            style: appearance?.style, contrast: appearance?.contrast, platform: platform,
            release: release.map { Release(platform ?? .iOS, $0) })
    }

    func validate() throws {
        guard let release else { return }
        let platform = platform ?? .iOS
        let oldest = SystemPalette.embedded.releases(of: platform).first
        guard let oldest, Release(platform, release) >= oldest else {
            throw ValidationError(
                "The colours of \(platform.name) \(release) are not known; those from \(oldest?.description ?? "") on are."
            )
        }
    }

    private static func appearance(_ text: String) throws -> Appearance {
        guard let appearance = Appearance(text), appearance.level == .base else {
            let names = Appearance.allCases.filter { $0.level == .base }.map(\.description)
            throw ValidationError("'\(text)' is none of \(names.joined(separator: ", ")).")
        }
        return appearance
    }
}

extension Platform: ExpressibleByArgument {}
