/// What colours look like to someone with a colour vision deficiency of some severity, by one model.
///
/// All models work in linear light. Colours outside sRGB are taken through extended linear sRGB, unclipped,
/// which is exact because every model is linear (Brettel's on either side of one plane). Results may lie
/// outside a gamut: map or clip them as you would any colour.
///
/// Severity is continuous from 0, which changes nothing at all, to 1. The default model does not change with
/// severity, so nothing jumps on the way.
public struct VisionSimulation: Hashable, Sendable {
    /// The deficiency.
    public let deficiency: ColorVisionDeficiency
    /// The severity, 0 (normal vision) … 1 (the cone type does not work at all).
    public let severity: Double
    /// The model the results come from.
    public let model: ColorVisionModel
    /// The model at this severity.
    let transform: HalfSpaceTransform

    /// Creates a simulation by the deficiency's default model: Brettel for all kinds of dichromacy.
    ///
    /// - Parameters:
    ///   - deficiency: The deficiency.
    ///   - severity: Brought into 0…1; not a number counts as 0.
    public init(_ deficiency: ColorVisionDeficiency, severity: Double = 1) {
        self.deficiency = deficiency
        self.severity = severity > 0 ? min(severity, 1) : 0
        let full: HalfSpaceTransform
        if let cone = deficiency.affectedCone {
            (model, full) = (.brettel1997, Brettel1997.transform(without: cone))
        } else if deficiency == .achromatopsia {
            (model, full) = (.larson1997, Monochromacy.rods)
        } else {
            (model, full) = (.smithPokorny1975, Monochromacy.shortWaveCones)
        }
        transform = full.blended(by: self.severity)
    }

    /// Without long-wave cones, by the default model.
    public static let protanopia = VisionSimulation(.protan)
    /// Without middle-wave cones, by the default model.
    public static let deuteranopia = VisionSimulation(.deutan)
    /// Without short-wave cones, by the default model.
    public static let tritanopia = VisionSimulation(.tritan)

    /// Creates a simulation by one model; nil if the model was not made for the deficiency.
    ///
    /// - Parameters:
    ///   - deficiency: The deficiency.
    ///   - severity: Brought into 0…1; not a number counts as 0.
    ///   - model: One of the deficiency's ``ColorVisionDeficiency/models``.
    public init?(_ deficiency: ColorVisionDeficiency, severity: Double = 1, model: ColorVisionModel) {
        let byDefault = VisionSimulation(deficiency, severity: severity)
        self.deficiency = deficiency
        self.severity = byDefault.severity
        self.model = model
        switch (model, deficiency.affectedCone) {
        case (byDefault.model, _): transform = byDefault.transform
        // The yellow and the blue of a display, which span Viénot's plane, are not what tritanopes see alike.
        case (.vienot1999, let cone?) where cone != .short:
            transform = Vienot1999.transform(without: cone).blended(by: byDefault.severity)
        case (.machado2009, let cone?):
            transform = Machado2009.transform(of: cone, severity: byDefault.severity)
        default: return nil
        }
    }

    /// The colour as it is seen, in extended linear sRGB.
    public func simulate(_ color: LinearSRGB) -> LinearSRGB {
        LinearSRGB(components: transform.apply(to: color.components))
    }

    /// The colour as it is seen, in its own space and extended; severity 0 gives the colour itself,
    /// to the bit.
    public func simulate<Color: ColorSpace>(_ color: Color) -> Color {
        severity == 0 ? color : simulate(color.extended(to: LinearSRGB.self)).extended(to: Color.self)
    }

    /// The colour as it is seen, in its own space and extended; its opacity stays.
    public func simulate<Color: ColorSpace>(_ color: WithAlpha<Color>) -> WithAlpha<Color> {
        simulate(color.color).withAlpha(color.alpha)
    }

    /// The colour as it is seen, in its own space and extended; its opacity stays.
    ///
    /// Missing components count as 0. Severity 0 gives the colour itself, to the bit.
    public func simulate(_ color: DynamicColor) -> DynamicColor {
        guard severity > 0 else { return color }
        var seen = DynamicColor(simulate(color.opaque(in: LinearSRGB.self))).extended(to: color.space)
        seen.alpha = color.alpha
        seen.missing.formUnion(color.missing.intersection(.alpha))
        return seen
    }

    /// The colour as it is seen, clipped to sRGB and rounded to code values.
    public func simulate(_ color: SRGB8) -> SRGB8 {
        SRGB8(clipping: simulate(SRGB(color)))
    }
}

extension VisionSimulation: CustomStringConvertible {
    /// The condition, its severity below 1 and the model: `deuteranomaly 0.6 (machado-2009)`.
    public var description: String {
        let name = deficiency.name(atSeverity: severity)
        return severity < 1 ? "\(name) \(severity) (\(model.rawValue))" : "\(name) (\(model.rawValue))"
    }
}
