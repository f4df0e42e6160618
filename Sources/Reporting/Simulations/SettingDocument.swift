internal import ColorMath
internal import Simulation
internal import SystemColors

/// A simulated setting in JSON: its values, and what its results rest on.
struct SettingDocument: Encodable {
    let setting: String
    let basis: String
    var appearance: String?
    var increasesContrast: Bool?
    var reducesTransparency: Bool?
    var material: String?
    var kind: String?
    var style: String?
    var kelvin: Double?
    var lux: Double?
    var peakLuminance: Double?
    var reflectance: Double?

    /// The settings of a chain; nil where it has none.
    static func all(in chain: SimulationChain) -> [SettingDocument]? {
        let settings = chain.settings.compactMap(SettingDocument.init)
        return settings.isEmpty ? nil : settings
    }

    private init?(_ step: SimulationStep) {
        basis = step.basis
        switch step {
        case .boldText: setting = "bold-text"
        case .buttonShapes: setting = "button-shapes"
        case .settings(let settings):
            setting = "accessibility"
            appearance = settings.newStyle?.rawValue
            increasesContrast = settings.increasesContrast
            reducesTransparency = settings.reducesTransparency
        case .material(let model):
            setting = "material"
            material = model.material.name
            style = model.style.rawValue
        case .invert(let inversion):
            setting = "invert"
            kind = inversion.rawValue
        case .grayscale:
            setting = "grayscale"
        case .trueTone(let trueTone):
            setting = "true-tone"
            kelvin = trueTone.kelvin
            style = trueTone.style.rawValue
        case .outdoors(let ambient):
            setting = "outdoors"
            lux = ambient.illuminance
            peakLuminance = ambient.peakLuminance
            reflectance = ambient.reflectance
        case .vision: return nil
        }
    }
}
