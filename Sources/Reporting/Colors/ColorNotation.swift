internal import ColorMath

extension WithAlpha where Color: ColorSpace {
    /// The colour as people write it: `#RRGGBB` where it is one of those, otherwise in the notation of its
    /// space.
    var notation: String {
        let codes = SRGB8(clipping: color)
        let distance = color.extended(to: SRGB.self).components - SRGB(codes).components
        // Conversions are exact to about 1e-14; the next code is 4e-3 away.
        guard alpha == 1, (distance * distance).sum() < 1e-18 else { return css }
        return codes.description
    }
}

extension DynamicColor {
    /// The colour as people write it: `#RRGGBB` where it is opaque sRGB of whole code values, otherwise in
    /// the notation of its space.
    var notation: String { space == .sRGB && missing.isEmpty ? extended(to: SRGB.self).notation : css() }
}

extension Double {
    /// The number rounded to a number of decimals; one that is not finite becomes 0.
    func rounded(toDecimals count: Int) -> Double {
        guard isFinite else { return 0 }
        var scale = 1.0
        for _ in 0..<count { scale *= 10 }
        // Adding 0 makes of -0 a plain zero.
        return (self * scale).rounded() / scale + 0
    }
}
