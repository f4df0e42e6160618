internal import ColorMath

/// A change of a colour as Tokens Studio writes it beside a token: `$extensions` → `studio.tokens` →
/// `modify`.
///
/// What it means is what Tokens Studio's own transforms for Style Dictionary do (sd-transforms,
/// `color-modifiers`), without their rounding to three digits on the way.
struct ColorModifier {
    /// What is done.
    enum Change {
        /// Goes the amount of the way to white; in `lch`, to lightness 100 with that share of the chroma
        /// taken away.
        case lighten
        /// Goes the amount of the way to black; in `lch`, to lightness 0 with that share of the chroma taken
        /// away.
        case darken
        /// Goes the amount of the way to another colour, round hues the shorter way; opacity goes the way by
        /// itself.
        case mix(with: DynamicColor)
        /// The amount is the new opacity.
        case alpha
    }

    /// The spaces that a change may be done in, as the files name them.
    enum Space: String {
        case srgb
        case hsl
        case p3
        case lch
    }

    let change: Change
    /// 0…1.
    let amount: Double
    let space: Space

    /// The changed colour.
    func applied(to color: DynamicColor) -> DynamicColor {
        switch change {
        case .alpha:
            var result = color
            result.alpha = amount
            result.missing.remove(.alpha)
            return result
        case .lighten: return moved(color, to: 1)
        case .darken: return moved(color, to: 0)
        case .mix(let other): return mixed(color, with: other)
        }
    }

    /// A colour part of the way to white, for 1, or to black, for 0.
    private func moved(_ color: DynamicColor, to end: Double) -> DynamicColor {
        var result = color.extended(to: space.id)
        func move(_ index: Int, to end: Double) {
            result.components[index] += (end - result.components[index]) * amount
        }
        switch space {
        case .srgb, .p3:
            for index in 0..<3 { move(index, to: end) }
        case .hsl: move(2, to: end)
        case .lch:
            move(0, to: 100 * end)
            move(1, to: 0)
        }
        return space.mapped(result)
    }

    /// A colour part of the way to another, both brought into the gamut of the space before.
    private func mixed(_ color: DynamicColor, with other: DynamicColor) -> DynamicColor {
        var (from, to) = (
            space.mapped(color.extended(to: space.id)), space.mapped(other.extended(to: space.id))
        )
        let alpha = from.alpha + (to.alpha - from.alpha) * amount
        (from.alpha, to.alpha) = (1, 1)
        var result = from.mixed(with: to, in: space.id, by: amount)
        result.alpha = alpha
        return space.mapped(result)
    }
}

extension ColorModifier.Space {
    fileprivate var id: ColorSpaceID {
        switch self {
        case .srgb: .sRGB
        case .hsl: .hsl
        case .p3: .displayP3
        case .lch: .lch
        }
    }

    /// A colour of this space within its gamut; `lch` has none.
    fileprivate func mapped(_ color: DynamicColor) -> DynamicColor {
        func mapped<Gamut: RGBSpace>(to gamut: Gamut.Type) -> DynamicColor
        where Gamut.Base: SRGBEncodedLight {
            guard !color.extended(to: gamut).color.isInGamut() else { return color }
            let inside = color.extended(to: OKLCH.self).color.mapped(to: gamut)
            return DynamicColor(inside.withAlpha(color.alpha)).extended(to: id)
        }
        switch self {
        case .srgb, .hsl: return mapped(to: SRGB.self)
        case .p3: return mapped(to: DisplayP3.self)
        case .lch: return color
        }
    }
}
