public import ColorMath

/// A colour converted to another space.
public struct Conversion: Sendable {
    /// The colour as it was given.
    public let source: DynamicColor
    /// What it was converted to.
    public let target: ConversionTarget
    /// How it was brought into the gamut; nil where it was left as it is.
    public let mapping: GamutMapping?
    /// The colour converted; for ``ConversionTarget/hex`` and ``ConversionTarget/gray`` in sRGB.
    public let result: DynamicColor
    /// Whether the source lies within the target's gamut.
    public let isInGamut: Bool

    /// Converts a colour.
    ///
    /// - Parameters:
    ///   - source: The colour.
    ///   - target: What to convert it to.
    ///   - mapping: How to bring it into the gamut, one of the target's ``ConversionTarget/mappings``; nil to keep
    ///     components outside 0…1. Code values cannot be outside: ``ConversionTarget/hex`` is then clipped.
    public init(of source: DynamicColor, to target: ConversionTarget, mapping: GamutMapping?) {
        self.source = source
        self.target = target
        self.mapping = mapping
        var color = source
        if target == .gray {
            let gray = Gray(luminanceOf: source.extended(to: XYZD65.self).color).srgb
            color = DynamicColor(gray.withAlpha(source.alpha))
        }
        isInGamut = target.gamut.map(color.isInGamut) ?? true
        if let mapping, !isInGamut, let gamut = target.gamut {
            color = color.mapped(to: gamut, by: mapping)
        }
        switch target {
        case .space(let space): result = color.extended(to: space)
        case .hex: result = color.clipped(to: .sRGB)
        case .gray: result = color.extended(to: .sRGB)
        }
    }

    /// The result in the notation of CSS.
    public var css: String {
        guard target == .hex else { return result.css() }
        let codes = SRGB8(clipping: result.extended(to: SRGB.self).color)
        guard result.alpha < 1 else { return codes.description }
        let alpha = UInt8((result.alpha * 255).rounded())
        return codes.description
            + String(SRGB8(red: alpha, green: 0, blue: 0).description.dropFirst().prefix(2))
    }
}

extension DynamicColor {
    /// Whether the colour lies within the gamut of an RGB space.
    fileprivate func isInGamut(of space: ColorSpaceID) -> Bool {
        func isInside<Space: RGBSpace>(_ type: Space.Type) -> Bool { extended(to: type).color.isInGamut() }
        guard let type = space.type as? any RGBSpace.Type else { return true }
        return isInside(type)
    }

    /// The colour inside the gamut of an RGB space, in that space.
    fileprivate func mapped(to space: ColorSpaceID, by mapping: GamutMapping) -> DynamicColor {
        guard mapping != .clip else { return clipped(to: space) }
        let color = extended(to: XYZD65.self).color
        return space == .displayP3
            ? DynamicColor(color.mapped(to: DisplayP3.self, by: mapping).withAlpha(alpha))
            : DynamicColor(color.mapped(to: SRGB.self, by: mapping).withAlpha(alpha))
    }

    /// The colour with the components of an RGB space clipped to 0…1, in that space.
    fileprivate func clipped(to space: ColorSpaceID) -> DynamicColor {
        func clip<Space: RGBSpace>(_ type: Space.Type) -> DynamicColor {
            DynamicColor(extended(to: type).color.clipped.withAlpha(alpha))
        }
        guard let type = space.type as? any RGBSpace.Type else { return extended(to: space) }
        return clip(type)
    }
}
