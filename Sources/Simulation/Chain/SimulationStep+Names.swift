internal import ColorMath
internal import SystemColors

extension SimulationStep: CustomStringConvertible {
    /// The step in words: `True Tone 2700 K, reading`.
    public var description: String {
        switch self {
        case .boldText: "Bold Text"
        case .settings(let settings): settings.description
        case .buttonShapes: "Button Shapes"
        case .material(let material): "\(material.material.name) material, \(material.style.rawValue)"
        case .invert(.smart): "Smart Invert"
        case .invert(.classic): "Classic Invert"
        case .grayscale: "grayscale filter"
        case .trueTone(let trueTone): "True Tone \(trueTone.kelvin.short) K, \(trueTone.style.rawValue)"
        case .outdoors(let ambient):
            "outdoors \(ambient.illuminance.short) lx, \(ambient.peakLuminance.short) cd/m²"
        case .vision(let vision): vision.description
        }
    }

    /// The step in a word for file names.
    var slug: String {
        switch self {
        case .boldText: "bold-text"
        case .buttonShapes: "button-shapes"
        case .settings(let settings):
            settings.names.map { $0.lowercased().split(separator: " ").joined(separator: "-") }
                .joined(separator: "+")
        case .material(let material): "\(material.material.name)-material-\(material.style.rawValue)"
        case .invert(let inversion): "\(inversion.rawValue)-invert"
        case .grayscale: "grayscale"
        case .trueTone(let trueTone): "true-tone-\(trueTone.kelvin.short)-\(trueTone.style.rawValue)"
        case .outdoors(let ambient): "outdoors-\(ambient.illuminance.short)-\(ambient.peakLuminance.short)"
        case .vision(let vision): vision.slug
        }
    }

    /// What a result of the step rests on, in a sentence: what is a model says so.
    public var basis: String {
        switch self {
        case .boldText:
            "a model: strokes spread by what Inter's differ between the two weights; letters keep their places, and "
                + "symbols stay"
        case .settings(let settings): settings.basis
        case .buttonShapes:
            "a model: the words of buttons are underlined, by Inter's metrics; without a view tree, words in "
                + "blue, or in the colour of a filled button, are taken for buttons"
        case .material:
            "a model: blur and saturation of the system's recipe under the tint of a design kit, plainly mixed"
        case .invert(.smart):
            "complement of encoded components; a model: photographs are left alone as they are found in the pixels"
        case .invert(.classic): "complement of encoded components"
        case .grayscale: "a model: the grey of the same luminance"
        case .trueTone:
            "a model: CAT16 from D65 to the white of the colour temperature, to the degree of the adaptivity style"
        case .outdoors:
            "a model: evenly scattered glare of lux × reflectance / π on a display of this white"
        case .vision(let vision): vision.model.rawValue
        }
    }
}

extension SystemSettings: CustomStringConvertible {
    /// What is switched on, each in words.
    package var names: [String] {
        (newStyle.map { [$0.rawValue] } ?? []) + (increasesContrast ? ["Increase Contrast"] : [])
            + (reducesTransparency ? ["Reduce Transparency"] : [])
    }

    /// What of it is known, and what is a model.
    fileprivate var basis: String {
        let models = [
            newStyle == nil ? nil : "which it is of colours that are alike in one appearance only",
            reducesTransparency
                ? "what is translucent or a material becomes its tint over the base background" : nil,
        ].compactMap(\.self)
        return "values of the tables" + (models.isEmpty ? "" : "; a model: ")
            + models.joined(separator: ", and ")
    }

    /// The settings in words: `dark, Increase Contrast, Reduce Transparency`.
    public var description: String { names.joined(separator: ", ") }
}

extension Double {
    /// The number without a fraction where it is whole.
    fileprivate var short: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
