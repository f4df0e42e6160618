/// A colour and its opacity, with straight alpha: the colour's components are not multiplied by it.
public struct WithAlpha<Color: ColorSpace>: ColorConvertible, BitwiseCopyable {
    /// The colour as if it were opaque.
    public var color: Color
    /// The opacity, 0 (transparent) … 1 (opaque).
    public var alpha: Double

    /// Creates a colour of some opacity.
    ///
    /// - Parameters:
    ///   - color: The colour as if it were opaque.
    ///   - alpha: The opacity; brought into 0…1, and 0 if it is not a number, as CSS does.
    @inlinable
    public init(_ color: Color, alpha: Double) {
        self.color = color
        self.alpha = max(0, min(1, alpha.isNaN ? 0 : alpha))
    }

    /// Converts a colour of any kind with its opacity, extended: `WithAlpha<OKLCH>(color)`.
    @inlinable
    public init(_ color: some ColorConvertible) {
        self.init(color.opaque(in: Color.self), alpha: color.alpha)
    }

    /// The same colour and opacity in another space, extended: values outside its gamut are kept.
    @inlinable
    public func extended<Target: ColorSpace>(to target: Target.Type = Target.self) -> WithAlpha<Target> {
        WithAlpha<Target>(color.extended(to: target), alpha: alpha)
    }

    /// The colour with its space as a value; a powerless hue is missing.
    public var dynamic: DynamicColor { DynamicColor(self) }

    /// The other colour in this space and with this opacity, extended.
    public func replaced(by color: some ColorSpace) -> WithAlpha {
        WithAlpha(color.extended(to: Color.self), alpha: alpha)
    }

    /// The colour without its opacity in a known space, extended.
    @inlinable
    public func opaque<Target: ColorSpace>(in target: Target.Type) -> Target { color.extended(to: target) }
}

extension ColorSpace {
    /// The colour at an opacity of 0 (transparent) … 1 (opaque).
    @inlinable
    public func withAlpha(_ alpha: Double) -> WithAlpha<Self> { WithAlpha(self, alpha: alpha) }
}
