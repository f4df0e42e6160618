/// How a colour outside a gamut is brought inside it.
///
/// | | keeps | gives up | cost |
/// |---|---|---|---|
/// | ``clip`` | each component that fits | hue and lightness, visibly so for bright wide-gamut colours | least |
/// | ``localMINDE`` | hue and lightness within ΔE OK 0.02 | chroma | most |
/// | ``rayTrace`` | hue within about 4°, lightness within 0.012 | chroma, a little more of it | a third of the search |
///
/// Source: CSS Color 4, "Gamut Mapping", which allows the last two.
public enum GamutMapping: String, CaseIterable, Hashable, Sendable {
    /// Brings each component into 0…1 by itself, as browsers and displays do.
    case clip
    /// Searches for the chroma at which clipping changes the colour by less than is noticed, with the refinement that
    /// goes on looking for more chroma once it has been found.
    case localMINDE = "minde"
    /// Casts rays from the grey of the same lightness at the RGB cube and corrects hue and lightness between them.
    case rayTrace = "raytrace"
}

extension ColorSpace {
    /// The same colour in another space, mapped: brought inside the gamut in the way asked for.
    ///
    /// A colour inside the gamut is left as it is; lightness of 1 or more gives white, of 0 or less black. The result
    /// always has components within 0…1.
    public func mapped<Target: RGBSpace>(
        to target: Target.Type = Target.self, by mapping: GamutMapping = .localMINDE
    ) -> Target {
        // Encoded or linear, the gamut is the same cube; linear light needs no transfer function in the search.
        func inLinearLight<Linear: RGBSpace>(_ linear: Linear.Type) -> Target {
            let color = extended(to: OKLCH.self)
            let mapped =
                mapping == .rayTrace
                ? RayTrace<Linear>(of: color).mapped : LocalMINDE<Linear>(of: color).mapped
            return mapped.clipped(to: target)
        }
        let direct = extended(to: target)
        if mapping == .clip || direct.isInGamut() { return direct.clipped }
        switch target.id {
        case .displayP3, .linearDisplayP3: return inLinearLight(LinearDisplayP3.self)
        case .sRGB, .linearSRGB: return inLinearLight(LinearSRGB.self)
        default: return inLinearLight(target)
        }
    }
}
