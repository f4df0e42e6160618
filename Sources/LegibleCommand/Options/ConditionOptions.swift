import ArgumentParser
import Audit
import Recognition
import SystemColors

/// What is known of the screens; the rest is inferred from each.
struct ConditionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "light or dark, with -increased where Increase Contrast is on.", valueName: "appearance"),
        completion: .list(ScreenSettings.appearances.map(\.description)),
        transform: appearance)
    var appearance: Appearance?

    @Option(help: "The platform.")
    var platform: Platform?

    @Option(help: ArgumentHelp("The major number of the release.", valueName: "number"))
    var release: Int?

    /// The conditions; a usage error where the tables know only later releases.
    ///
    /// - Parameter configured: What a configuration says of them, which these options come before.
    func conditions(
        in palette: SystemPalette, over configured: ScreenSettings = ScreenSettings()
    ) throws -> KnownConditions {
        let known = ScreenSettings(platform: platform, release: release, appearance: appearance)
            .over(configured)
        return KnownConditions(
            style: known.appearance?.style, contrast: known.appearance?.contrast, platform: known.platform,
            release: try known.release.map { try palette.release($0, of: known.platform ?? .iOS) })
    }

    private static func appearance(_ text: String) throws -> Appearance {
        guard let appearance = Appearance(text), appearance.level == .base else {
            let names = Appearance.allCases.filter { $0.level == .base }.map(\.description)
            throw ValidationError("'\(text)' is none of \(names.joined(separator: ", ")).")
        }
        return appearance
    }
}
