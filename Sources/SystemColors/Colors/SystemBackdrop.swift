public import ColorMath

/// What a colour may stand on in one appearance: a background, or a translucent one over another.
public struct SystemBackdrop: Hashable, Sendable {
    /// The colour that is right behind.
    public let background: SystemColor
    /// What that lies on, where it is translucent.
    public let under: SystemColor?
    /// What the two look like, mixed in encoded sRGB as screens do.
    public let color: SRGB
}

extension SystemPalette {
    /// Everything that a colour may stand on, by what the tables say, in their order.
    ///
    /// A translucent background is there once for every opaque one that it may stand on itself.
    public func backdrops(
        of color: SystemColor, in appearance: Appearance, release: Release
    ) -> [SystemBackdrop] {
        backgrounds(of: color, in: release).flatMap { background -> [SystemBackdrop] in
            guard let value = value(of: background.name, in: appearance, release: release) else { return [] }
            guard value.alpha < 1 else {
                return [SystemBackdrop(background: background, under: nil, color: SRGB(value.color))]
            }
            return backgrounds(of: background, in: release).compactMap { under in
                guard let canvas = self.value(of: under.name, in: appearance, release: release),
                    canvas.alpha == 1
                else { return nil }
                return SystemBackdrop(
                    background: background, under: under,
                    color: value.layer.composited(over: SRGB(canvas.color)))
            }
        }
    }
}
