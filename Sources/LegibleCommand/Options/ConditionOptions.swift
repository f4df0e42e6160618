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

    @Option(
        help: ArgumentHelp(
            "The content size that the screens were taken at: xSmall to xxxLarge, AX1 to AX5. (default: large)",
            valueName: "size"),
        completion: .list(ContentSizeCategory.names),
        transform: ContentSizeCategory.init(argument:))
    var contentSize: ContentSizeCategory?

    /// The conditions; a usage error where the tables know only later releases, and 65 where a configuration
    /// asks for one.
    ///
    /// - Parameter configured: What a configuration says of them, which these options come before.
    func conditions(
        in palette: SystemPalette, over configured: ScreenSettings = ScreenSettings()
    ) throws -> KnownConditions {
        let known = ScreenSettings(
            platform: platform, release: release, appearance: appearance, contentSize: contentSize
        ).over(configured)
        var release: Release?
        do {
            release = try known.release.map { try palette.release($0, of: known.platform ?? .iOS) }
        } catch let fault as ValidationError {
            guard let location = known.releaseLocation else { throw fault }
            throw ConfigurationError(at: location, fault.message).announced()
        }
        return KnownConditions(
            style: known.appearance?.style, contrast: known.appearance?.contrast, platform: known.platform,
            release: release, contentSize: known.contentSize)
    }

    private static func appearance(_ text: String) throws -> Appearance {
        guard let appearance = Appearance(text), appearance.level == .base else {
            let names = Appearance.allCases.filter { $0.level == .base }.map(\.description)
            let hint = NearestName(to: text).hint(among: names)
            throw ValidationError(
                "'\(text)' is no appearance\(hint) Use one of \(names.joined(separator: ", ")).")
        }
        return appearance
    }
}

extension ContentSizeCategory {
    /// Reads a content size as people write it, with the name of the table, of UIKit or of SwiftUI.
    init(argument: String) throws {
        guard let category = TextStyleTable.embedded.category(named: argument) else {
            let names = ContentSizeCategory.names
            throw ValidationError(
                "'\(argument)' is no content size\(NearestName(to: argument).hint(among: names)) Use one of "
                    + "\(names.joined(separator: ", ")), or its name in UIKit or SwiftUI.")
        }
        self = category
    }
}
