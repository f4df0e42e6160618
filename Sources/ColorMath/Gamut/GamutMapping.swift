/// How a colour outside a gamut is brought inside it.
///
/// | | keeps | gives up | cost |
/// |---|---|---|---|
/// | ``clip`` | each component that fits | hue and lightness, visibly so for bright wide-gamut colours | least |
/// | ``localMINDE`` | hue and lightness within ΔE OK 0.02 | chroma | most |
/// | ``rayTrace`` | hue within about 4°, lightness within 0.012 | chroma, a little more of it | two thirds of the search |
///
/// Source: CSS Color 4, "Gamut Mapping", which allows the last two.
public enum GamutMapping: String, CaseIterable, Hashable, Sendable {
    /// Brings each component into 0…1 by itself, as browsers and displays do.
    case clip
    /// Searches for the chroma at which clipping changes the colour by less than is noticed, with the
    /// refinement that goes on looking for more chroma once it has been found.
    case localMINDE = "minde"
    /// Casts rays from the grey of the same lightness at the RGB cube and corrects hue and
    /// lightness between them.
    case rayTrace = "raytrace"
}

extension ColorSpace {
    /// The same colour in another space, mapped: brought inside the gamut in the way asked for.
    ///
    /// A colour inside the gamut is left as it is; lightness of 1 or more gives white, of 0 or less black.
    /// The result always has components within 0…1.
    @inlinable
    public func mapped<Target: RGBSpace>(
        to target: Target.Type = Target.self, by mapping: GamutMapping = .localMINDE
    ) -> Target {
        let direct = extended(to: target)
        if mapping == .clip || direct.isInGamut() { return direct.clipped }
        return mapping.map(extended(to: OKLCH.self))
    }
}

extension GamutMapping {
    /// A colour outside the gamut of a space, brought inside.
    @usableFromInline
    func map<Target: RGBSpace>(_ color: OKLCH) -> Target {
        guard color.lightness < 1 else { return Target(components: .one) }
        guard color.lightness > 0 else { return Target(components: .zero) }
        let gamut = DisplayGamut.gamut(of: Target.self)
        let light = self == .rayTrace ? RayTrace.map(color, into: gamut) : LocalMINDE.map(color, into: gamut)
        return gamut.encode(light, as: Target.self)
    }
}
