internal import ColorMath

/// Finds a colour near another that settles what is asked for: lighter or darker, and as opaque as it was.
///
/// How a translucent colour is seen depends on what lies behind, so the answer is searched for and not solved
/// for: from the colour towards black and towards white, by bisection for the nearest that settles.
struct LightnessSearch {
    let original: DynamicColor
    /// Whether a colour settles what is asked for.
    let settles: (DynamicColor) -> Bool

    /// The steps of a bisection: finer than a code value.
    private static let steps = 12

    /// The nearest colour of the same hue in whole code values of a gamut; `nil` where none was found.
    func nearest<Gamut: RGBSpace>(in gamut: Gamut.Type) -> DynamicColor? where Gamut.Base: SRGBEncodedLight {
        let start = original.extended(to: OKLCH.self).color
        return nearest { end, share in
            color(lightness: start.lightness + (end - start.lightness) * share, in: gamut)
        }
    }

    /// The colours of the same hue from black to white, some each way.
    func samples<Gamut: RGBSpace>(_ count: Int, in gamut: Gamut.Type) -> [DynamicColor]
    where Gamut.Base: SRGBEncodedLight {
        (0...count).map { color(lightness: Double($0) / Double(count), in: gamut) }
    }

    /// The nearest colour that differs in the lightness of its own space alone, as `hsl()` and `oklch()` are
    /// written; `nil` where there is none in the gamut, or the space has no lightness.
    func nearestByOwnLightness<Gamut: RGBSpace>(in gamut: Gamut.Type) -> DynamicColor?
    where Gamut.Base: SRGBEncodedLight {
        guard let axis = LightnessAxis(of: original.space), original.missing.isEmpty else { return nil }
        let start = original.components[axis.component]
        let found = nearest { end, share in
            var color = original
            let value = start + (end * axis.white - start) * share
            color.components[axis.component] = (value / axis.unit).rounded() * axis.unit
            return color
        }
        return found.flatMap { $0.extended(to: gamut).color.isInGamut() ? $0 : nil }
    }

    private func color<Gamut: RGBSpace>(lightness: Double, in gamut: Gamut.Type) -> DynamicColor
    where Gamut.Base: SRGBEncodedLight {
        let start = original.extended(to: OKLCH.self).color
        let moved = OKLCH(lightness: lightness, chroma: start.chroma, hue: start.hue)
        let codes = (moved.mapped(to: Gamut.self).components * 255).rounded(.toNearestOrAwayFromZero)
        return DynamicColor(Gamut(components: codes / 255).withAlpha(original.alpha))
    }

    /// The nearer of the colours found on the ways to black, 0, and to white, 1.
    private func nearest(_ color: (_ end: Double, _ share: Double) -> DynamicColor) -> DynamicColor? {
        [0.0, 1.0].compactMap { end in first { color(end, $0) } }
            .min { $0.difference(from: original) < $1.difference(from: original) }
    }

    /// The colour at the least share of a way whose end settles; `nil` where the end does not.
    private func first(_ color: (Double) -> DynamicColor) -> DynamicColor? {
        guard settles(color(1)) else { return nil }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<Self.steps {
            let middle = (low + high) / 2
            if settles(color(middle)) { high = middle } else { low = middle }
        }
        return color(high)
    }
}

/// The component of a space that is its lightness.
private struct LightnessAxis {
    let component: Int
    /// What it is in white.
    let white: Double
    /// The steps in which it is written.
    let unit: Double

    init?(of space: ColorSpaceID) {
        switch space {
        case .hsl: (component, white, unit) = (2, 1, 0.001)
        case .lab, .lch: (component, white, unit) = (0, 100, 0.1)
        case .oklab, .oklch: (component, white, unit) = (0, 1, 0.001)
        default: return nil
        }
    }
}

extension DynamicColor {
    /// The difference of two colours, as if they were opaque, ΔE OK.
    func difference(from other: DynamicColor) -> Double {
        extended(to: OKLab.self).color.differenceOK(from: other.extended(to: OKLab.self).color)
    }
}
