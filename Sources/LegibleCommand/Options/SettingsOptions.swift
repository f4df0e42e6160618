import ArgumentParser
import ColorMath
import Simulation
import SystemColors

/// The settings that change what an app draws, and what is to be known for them.
struct SettingsOptions: ParsableArguments {
    @Flag(help: "Increase Contrast: system colours take their other values.")
    var increaseContrast = false

    @Flag(help: "Reduce Transparency: what is translucent or blurred becomes opaque.")
    var reduceTransparency = false

    @Option(
        help: ArgumentHelp(
            "A material over everything: ultraThin, thin, regular, thick or chrome.", valueName: "name"))
    var material: String?

    @Flag(
        help: """
            Show colours in light and dark, each with neither setting, with either and with both; no pictures.
            """)
    var matrix = false

    @Option(
        help: ArgumentHelp(
            "The appearance that inputs are drawn in. (default: told from each; light for names)",
            valueName: "appearance"))
    var appearance: StyleChoice?

    @Option(help: "The platform of system colours.")
    var platform: Platform = .iOS

    @Option(
        help: ArgumentHelp(
            "The release of the platform. (default: the newest for names; told from pictures)",
            valueName: "number"))
    var release: Int?

    func validate() throws {
        if let release, let oldest = SystemPalette.embedded.releases(of: platform).first,
            Release(platform, release) < oldest
        {
            throw ValidationError("--release \(release): colours are known from \(oldest) on.")
        }
        _ = try steps
    }

    /// The style that names and materials are taken in.
    var style: Appearance.Style { appearance?.style ?? .light }

    /// The tables of the release that is asked for, or of the newest.
    var model: SettingsModel {
        let newest = SystemPalette.embedded.newestRelease(of: platform) ?? Release(platform, 0)
        return SettingsModel(release: release.map { Release(platform, $0) } ?? newest)
    }

    /// The steps that are asked for.
    var steps: [SimulationStep] {
        get throws {
            var steps: [SimulationStep] = []
            if increaseContrast || reduceTransparency {
                let isKnown = release != nil || platform != .iOS
                steps.append(
                    .settings(
                        SystemSettings(
                            increasesContrast: increaseContrast, reducesTransparency: reduceTransparency,
                            style: appearance?.style, release: isKnown ? model.release : nil)))
            }
            if let material {
                guard let found = model.material(named: material, in: Appearance(style)) else {
                    let names = MaterialTable.embedded.materials.map(\.name).filter {
                        model.material(named: $0, in: Appearance(style)) != nil
                    }
                    throw ValidationError(
                        "--material \(material): no such material on \(model.release.platform.name); use one of "
                            + names.joined(separator: ", "))
                }
                steps.append(.material(found))
            }
            return steps
        }
    }
}

enum StyleChoice: String, CaseIterable, ExpressibleByArgument {
    case light
    case dark

    var style: Appearance.Style { self == .light ? .light : .dark }
}
