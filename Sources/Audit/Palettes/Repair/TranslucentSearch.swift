internal import ColorMath

/// Finds a colour near a translucent one that settles what is asked for: lighter or darker, and only where
/// that is not enough, less translucent.
///
/// How a translucent colour is seen depends on what lies behind, so the answer is searched for and not solved
/// for: from the colour towards black and towards white at its own hue, by bisection for the nearest that
/// settles.
struct TranslucentSearch {
    let original: DynamicColor
    /// Whether a colour settles what is asked for.
    let settles: (DynamicColor) -> Bool

    /// The steps of a bisection: finer than a code value.
    private static let steps = 12

    /// The nearest colour in whole code values of a gamut; `nil` where none was found.
    func nearest<Gamut: RGBSpace>(in gamut: Gamut.Type) -> DynamicColor? where Gamut.Base: SRGBEncodedLight {
        let start = original.extended(to: OKLCH.self).color
        func color(lightness: Double, alpha: Double) -> DynamicColor {
            let moved = OKLCH(lightness: lightness, chroma: start.chroma, hue: start.hue)
            let codes = (moved.mapped(to: Gamut.self).components * 255).rounded(.toNearestOrAwayFromZero)
            return DynamicColor(Gamut(components: codes / 255).withAlpha(alpha))
        }
        let moved = [0.0, 1.0].compactMap { end -> DynamicColor? in
            nearest { share in
                color(lightness: start.lightness + (end - start.lightness) * share, alpha: original.alpha)
            }
        }
        let lab = start.extended(to: OKLab.self)
        func difference(_ color: DynamicColor) -> Double {
            color.extended(to: OKLab.self).color.differenceOK(from: lab)
        }
        if let least = moved.min(by: { difference($0) < difference($1) }) { return least }
        guard original.alpha < 1 else { return nil }
        // Lighter or darker is not enough at this opacity: its own colour at a greater one, or else an end of
        // the way.
        let lightnesses = [start.lightness, 0, 1]
        return lightnesses.lazy.compactMap { lightness in
            nearest { share in
                color(
                    lightness: lightness,
                    alpha: opacity(atLeast: original.alpha + (1 - original.alpha) * share))
            }
        }.first
    }

    /// Opacities are written in hundredths.
    private func opacity(atLeast alpha: Double) -> Double { min(1, (alpha * 100).rounded(.up) / 100) }

    /// The colour at the least share of a way whose end settles; `nil` where the end does not.
    private func nearest(_ color: (Double) -> DynamicColor) -> DynamicColor? {
        guard settles(color(1)) else { return nil }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<Self.steps {
            let middle = (low + high) / 2
            if settles(color(middle)) { high = middle } else { low = middle }
        }
        return color(high)
    }
}
