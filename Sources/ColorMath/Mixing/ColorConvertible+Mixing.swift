extension ColorSpace {
    /// The colour part of the way to another in some space, as CSS interpolates, converted to this space and
    /// extended: `red.mixed(with: blue, in: .oklch, by: 0.25)`.
    ///
    /// - Parameters:
    ///   - other: The colour at the far end.
    ///   - space: The space in which the way is straight.
    ///   - share: How much of the other colour there is, 0…1; half by default.
    ///   - hue: Which way round hues go, in a space that has one.
    public func mixed(
        with other: some ColorSpace, in space: ColorSpaceID = .oklab, by share: Double = 0.5,
        hue: HueInterpolation = .shorter
    ) -> Self {
        dynamic.mixed(with: other, in: space, by: share, hue: hue).opaque(in: Self.self)
    }

    /// The colour part of the way to 8-bit code values in some space, as CSS interpolates, converted to this
    /// space and extended.
    public func mixed(
        with other: SRGB8, in space: ColorSpaceID = .oklab, by share: Double = 0.5,
        hue: HueInterpolation = .shorter
    ) -> Self {
        mixed(with: SRGB(other), in: space, by: share, hue: hue)
    }
}

extension WithAlpha {
    /// The colour part of the way to another in some space, as CSS interpolates, converted to this space and
    /// extended. Colours are weighted by their opacity.
    public func mixed(
        with other: some ColorConvertible, in space: ColorSpaceID = .oklab, by share: Double = 0.5,
        hue: HueInterpolation = .shorter
    ) -> WithAlpha {
        dynamic.mixed(with: other, in: space, by: share, hue: hue).extended(to: Color.self)
    }
}

extension SRGB8 {
    /// The code values nearest to the colour part of the way to another in some space, as CSS interpolates.
    public func mixed(
        with other: SRGB8, in space: ColorSpaceID = .oklab, by share: Double = 0.5,
        hue: HueInterpolation = .shorter
    ) -> SRGB8 {
        mixed(with: SRGB(other), in: space, by: share, hue: hue)
    }

    /// The code values nearest to the colour part of the way to another in some space, as CSS interpolates.
    public func mixed(
        with other: some ColorSpace, in space: ColorSpaceID = .oklab, by share: Double = 0.5,
        hue: HueInterpolation = .shorter
    ) -> SRGB8 {
        replaced(by: dynamic.mixed(with: other, in: space, by: share, hue: hue).opaque(in: OKLab.self))
    }
}
