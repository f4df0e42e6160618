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
    ///   - mapping: How to bring it into the gamut, one of the target's ``ConversionTarget/mappings``; nil to
    ///     keep components outside 0…1. Code values cannot be outside: ``ConversionTarget/hex`` is then
    ///     clipped.
    public init(of source: DynamicColor, to target: ConversionTarget, mapping: GamutMapping?) {
        self.source = source
        self.target = target
        self.mapping = mapping
        var color = source
        if target == .gray {
            let gray = Gray(luminanceOf: source.extended(to: XYZD65.self).color).srgb
            color = DynamicColor(gray.withAlpha(source.alpha))
        }
        isInGamut = target.gamut.map { color.isInGamut(of: $0) } ?? true
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
    public var css: String { target == .hex ? result.hex : result.css() }
}
