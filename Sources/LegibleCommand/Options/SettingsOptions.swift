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

    @Flag(help: "Bold Text: strokes get wider, on pictures; says which lines have no room.")
    var boldText = false

    @Flag(help: "Button Shapes: underlines buttons of words alone, on pictures.")
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
            "The appearance that inputs are drawn in. (default: detected; light for names)",
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

    /// Whether settings are on that change how text is set, which only pictures show.
    var changesType: Bool { boldText || buttonShapes }

    /// The release that names are looked up in is no news of a picture, unless it was asked for.
    private var isKnown: Bool { colors.release != nil || colors.platform != .iOS }

    private func settings(in model: SettingsModel, _ change: (inout SystemSettings) -> Void) -> SystemSettings
    {
        var settings = SystemSettings(
            style: appearance, release: isKnown ? model.release : nil, palette: model.palette)
        change(&settings)
        return settings
    }

    /// The steps beside the settings.
    func otherSteps(in model: SettingsModel) throws -> [SimulationStep] {
        var steps: [SimulationStep] = []
        let platform = isKnown ? colors.platform : nil
        if boldText { steps.append(.boldText(BoldText(platform: platform))) }
        if buttonShapes { steps.append(.buttonShapes(ButtonShapes(platform: platform))) }
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
