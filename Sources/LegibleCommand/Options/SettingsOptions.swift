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

    @Flag(help: .hidden)
    var boldText = false

    @Flag(help: .hidden)
    var buttonShapes = false

    @Option(
        help: ArgumentHelp(
            "A material over everything: ultraThin, thin, regular, thick or chrome.", valueName: "name"))
    var material: String?

    @Flag(
        help: """
            Show colours or pictures in light and dark, each with neither setting, with either and with both.
            """)
    var matrix = false

    @Option(
        help: ArgumentHelp(
            "The appearance that inputs are drawn in. (default: told from each; light for names)",
            valueName: "appearance"))
    var appearance: Appearance.Style?

    @OptionGroup var colors: SystemColorOptions

    /// Refuses the settings that no picture can show, and says what does.
    func validate() throws {
        if boldText {
            throw ValidationError(
                "Bold Text is not simulated: the system sets all text anew in a heavier font, whose letters are wider, "
                    + "and a picture holds neither. Take a second screenshot with the setting on: 'legible compare home.png "
                    + "home-bold.png' says which lines got bolder, and what was cut off.")
        }
        if buttonShapes {
            throw ValidationError(
                "Button Shapes is not simulated: a picture does not tell which words are buttons. Take a second "
                    + "screenshot with the setting on: 'legible compare home.png home-buttonshapes.png' says whether "
                    + "anything changed, and with a view tree beside it, which buttons did not.")
        }
    }

    /// The style that names and materials are taken in.
    var style: Appearance.Style { appearance ?? .light }

    /// The tables of the release that is asked for, or of the newest.
    func model() throws -> SettingsModel {
        let palette = try colors.palette()
        return SettingsModel(release: try colors.release(in: palette), palette: palette)
    }

    /// The settings that are switched on for what is drawn, if any.
    func settings(in model: SettingsModel) -> [SystemSettings] {
        guard increaseContrast || reduceTransparency else { return [] }
        return [
            settings(in: model) {
                $0.increasesContrast = increaseContrast
                $0.reducesTransparency = reduceTransparency
            }
        ]
    }

    /// The settings of the eight cells that a picture is shown in.
    func matrixOfSettings(in model: SettingsModel) -> [SystemSettings] {
        DisplaySettings.matrix().map { cell in
            settings(in: model) {
                $0.newStyle = cell.appearance.style
                $0.increasesContrast = cell.appearance.contrast == .increased
                $0.reducesTransparency = cell.reducesTransparency
            }
        }
    }

    private func settings(in model: SettingsModel, _ change: (inout SystemSettings) -> Void) -> SystemSettings
    {
        // The release that names are looked up in is no news of a picture, unless it was asked for.
        let isKnown = colors.release != nil || colors.platform != .iOS
        var settings = SystemSettings(
            style: appearance, release: isKnown ? model.release : nil, palette: model.palette)
        change(&settings)
        return settings
    }

    /// The steps beside the settings.
    func otherSteps(in model: SettingsModel) throws -> [SimulationStep] {
        var steps: [SimulationStep] = []
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
