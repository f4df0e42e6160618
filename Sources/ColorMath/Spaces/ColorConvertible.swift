/// A value that stands for one colour, however it is held: in a space that the type names (``SRGB``,
/// ``OKLCH``, …), with an opacity (``WithAlpha``), in 8-bit code values (``SRGB8``), as a grey (``Gray``), or
/// in a space known only at run time (``DynamicColor``).
///
/// What can be asked of any colour is asked here: contrast, luminance, difference, gamut. So it does not
/// matter which kind each side of a comparison is: `SRGB8.white.contrastRatio(with: OKLCH(…))`.
public protocol ColorConvertible: Hashable, Sendable {
    /// The colour in a known space as if it were opaque, extended: values outside that space's gamut are
    /// kept.
    ///
    /// Missing components count as 0, as CSS has it for everything but interpolation.
    func opaque<Target: ColorSpace>(in target: Target.Type) -> Target

    /// The opacity, 0 (transparent) … 1 (opaque); 1 for colours that have none of their own.
    var alpha: Double { get }

    /// The colour with its space as a value; a powerless hue is missing.
    var dynamic: DynamicColor { get }

    /// Another colour in the form of this one: in its space, with its opacity.
    ///
    /// Code values are the nearest, with hue and lightness kept where the other colour is outside sRGB; all
    /// other forms are extended.
    func replaced(by color: some ColorSpace) -> Self
}

extension ColorConvertible {
    /// Fully opaque.
    @inlinable
    public var alpha: Double { 1 }
}

extension ColorSpace {
    /// The same as ``extended(to:)``.
    @inlinable
    public func opaque<Target: ColorSpace>(in target: Target.Type) -> Target { extended(to: target) }

    /// The colour with its space as a value; a powerless hue is missing.
    public var dynamic: DynamicColor { DynamicColor(self) }

    /// The other colour in this space, extended.
    public func replaced(by color: some ColorSpace) -> Self { color.extended() }

    /// Converts an opaque colour of any space, extended: values outside this space's gamut are kept.
    ///
    /// `OKLCH(srgb)` is `srgb.extended(to: OKLCH.self)`.
    @inlinable
    public init(_ color: some ColorSpace) {
        self = color.extended(to: Self.self)
    }

    /// Converts a colour of 8-bit code values.
    @inlinable
    public init(_ codes: SRGB8) {
        self = codes.extended(to: Self.self)
    }

    /// A colour that may be translucent is not converted by an initialiser that has nowhere to put its
    /// opacity.
    @available(
        *, unavailable,
        message:
            "it may be translucent: keep its opacity with WithAlpha(color), leave it out with opaque(in:)"
    )
    public init(_ color: DynamicColor) {
        self = color.opaque(in: Self.self)
    }
}
