internal import ColorMath

extension DesignToken {
    /// The token as screens of sRGB show it and as those of Display P3 do: where its value is a colour object
    /// beyond sRGB, the `hex` beside the components is what the first fall back on (DTCG colour module
    /// 2025.10, section 4.1). Any other token is the same on both.
    func variantsByGamut(in document: JSONDocument) -> [DesignToken] {
        guard condition.gamut == nil, let hex = value["hex"], let text = hex.string,
            (try? DynamicColor(css: text)) != nil,
            let color = try? TokenColorReader(document).color(of: value), color.isBeyondSRGB
        else { return [self] }
        return [
            shown(as: hex, for: condition),
            shown(as: nil, for: condition.overridden(by: PaletteMode(gamut: .displayP3))),
        ]
    }

    private func shown(as fallback: JSONNode?, for condition: PaletteMode) -> DesignToken {
        var own = details
        own.fallback = fallback
        return DesignToken(
            path: path, type: type, value: value, document: document, for: condition, precedence: precedence,
            details: own.boxed)
    }
}

extension DynamicColor {
    /// Whether no code values of sRGB are this colour: a component lies half a step outside 0…1, or more.
    var isBeyondSRGB: Bool { !extended(to: SRGB.self).color.isInGamut(tolerance: 0.5 / 255) }
}
