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
    var appearance: Appearance.Style?

    @OptionGroup var colors: SystemColorOptions

    /// The style that names and materials are taken in.
    var style: Appearance.Style { appearance ?? .light }

    /// The tables of the release that is asked for, or of the newest.
    func model() throws -> SettingsModel {
        let palette = try colors.palette()
        return SettingsModel(release: try colors.release(in: palette), palette: palette)
    }

    /// The steps that are asked for, with colours looked up in a model.
    func steps(in model: SettingsModel) throws -> [SimulationStep] {
        var steps: [SimulationStep] = []
        if increaseContrast || reduceTransparency {
            // The release that names are looked up in is no news of a picture, unless it was asked for.
            let isKnown = colors.release != nil || colors.platform != .iOS
            steps.append(
                .settings(
                    SystemSettings(
                        increasesContrast: increaseContrast, reducesTransparency: reduceTransparency,
                        style: appearance, release: isKnown ? model.release : nil, palette: model.palette)))
        }
        if let material {
            guard let found = model.material(named: material, in: Appearance(style)) else {
                let names = model.materials.materials.map(\.name).filter {
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
