extension ColorConvertible {
    /// Whether the colour lies within the gamut of an RGB space, but for the rounding error of conversions.
    ///
    /// - Parameters:
    ///   - gamut: The space; what its encoding is makes no difference.
    ///   - tolerance: How far outside 0…1 a component still counts as inside.
    /// - Returns: `false` where a component is farther outside, or is not a number.
    public func isInGamut<Gamut: RGBSpace>(of gamut: Gamut.Type, tolerance: Double = 1e-9) -> Bool {
        opaque(in: gamut).isInGamut(tolerance: tolerance)
    }

    /// Whether the colour lies within the gamut that bounds a space; always, where none does.
    public func isInGamut(of space: ColorSpaceID, tolerance: Double = 1e-9) -> Bool {
        guard let gamut = space.gamut else { return true }
        let color = dynamic
        let components = color.space.convert(color.components, to: gamut)
        return SRGB(components: components).isInGamut(tolerance: tolerance)
    }
}

extension DynamicColor {
    /// The same colour in a known space, mapped: brought inside the gamut in the way asked for.
    ///
    /// A colour inside the gamut is left as it is; lightness of 1 or more gives white, of 0 or less black.
    public func mapped<Gamut: RGBSpace>(
        to gamut: Gamut.Type, by mapping: GamutMapping = .localMINDE
    ) -> WithAlpha<Gamut> {
        opaque(in: XYZD65.self).mapped(to: gamut, by: mapping).withAlpha(alpha)
    }

    /// The same colour in a known space, clipped: each component outside 0…1 is set to the nearer end by
    /// itself.
    public func clipped<Gamut: RGBSpace>(to gamut: Gamut.Type) -> WithAlpha<Gamut> {
        opaque(in: gamut).clipped.withAlpha(alpha)
    }

    /// The same colour in another space, mapped: brought inside the gamut that bounds it, in the way asked
    /// for.
    ///
    /// A colour inside the gamut, and one of a space without one, is ``extended(to:)->DynamicColor``. The
    /// opacity stays, and is missing where it was.
    public func mapped(to space: ColorSpaceID, by mapping: GamutMapping = .localMINDE) -> DynamicColor {
        guard !isInGamut(of: space), let gamut = space.gamut, let map = gamut.traits.mapped else {
            return extended(to: space)
        }
        let inside = DynamicColor(
            space: gamut, components: map(opaque(in: XYZD65.self), mapping), alpha: alpha)
        var result = inside.extended(to: space)
        if missing.contains(.alpha) { result.missing.insert(.alpha) }
        return result
    }

    /// The same colour in another space, clipped: each component of the RGB space whose gamut bounds it is
    /// brought into 0…1 by itself.
    public func clipped(to space: ColorSpaceID) -> DynamicColor { mapped(to: space, by: .clip) }
}
