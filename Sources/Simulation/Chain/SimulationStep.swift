public import ColorMath

/// One thing that happens to a colour between the app that draws it and the person who sees it.
public enum SimulationStep: Hashable, Sendable {
    /// The app draws its text bolder.
    case boldText(BoldText)
    /// The app draws with other system colours, and without transparency.
    case settings(SystemSettings)
    /// The app underlines buttons of words alone.
    case buttonShapes(ButtonShapes)
    /// A material lies over everything; one made opaque where transparency is reduced.
    case material(MaterialModel)
    /// The display inverts its colours.
    case invert(Inversion)
    /// The display shows greys only.
    case grayscale
    /// The display takes on the white of the light around it.
    case trueTone(TrueTone)
    /// The glass reflects the light around it.
    case outdoors(AmbientLight)
    /// The eye has a colour vision deficiency.
    case vision(VisionSimulation)

    /// The step's place on the way of the light: the app, the display, the glass, the eye.
    var place: Int {
        switch self {
        case .boldText: 0
        case .settings: 1
        case .buttonShapes: 2
        case .material: 3
        case .invert: 4
        case .grayscale: 5
        case .trueTone: 6
        case .outdoors: 7
        case .vision: 8
        }
    }

    /// Whether the step is the app's own: one that needs to know what a pixel is a part of.
    var isOfApp: Bool { place < 4 }

    /// Whether the step changes nothing at all.
    var isIdentity: Bool {
        switch self {
        case .vision(let vision): vision.severity == 0
        case .settings(let settings):
            !settings.increasesContrast && !settings.reducesTransparency && settings.newStyle == nil
        case .boldText, .buttonShapes, .material: false
        case .invert, .grayscale, .trueTone, .outdoors: false
        }
    }

    /// Whether the step changes encoded components rather than light.
    var isOfEncoded: Bool {
        switch self {
        case .invert: true
        case .boldText, .settings, .buttonShapes, .material, .grayscale, .trueTone, .outdoors, .vision:
            false
        }
    }

    /// What the step makes of a colour: of its encoded components where ``isOfEncoded``, else of extended
    /// linear sRGB. What the app does is done before, and changes nothing here.
    func change(_ components: SIMD3<Double>) -> SIMD3<Double> {
        let light = LinearSRGB(components: components)
        return switch self {
        case .boldText, .settings, .buttonShapes, .material: components
        case .invert: Inversion.invert(components)
        case .grayscale: GrayscaleFilter().simulate(light).components
        case .trueTone(let trueTone): trueTone.simulate(light).components
        case .outdoors(let ambient): ambient.simulate(light).components
        case .vision(let vision): vision.simulate(light).components
        }
    }
}
