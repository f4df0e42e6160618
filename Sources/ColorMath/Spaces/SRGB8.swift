/// An opaque sRGB colour in 8-bit code values: what a screen stores and a stylesheet writes as `#RRGGBB`.
///
/// Components are gamma-encoded (IEC 61966-2-1), 0…255.
public struct SRGB8: ColorConvertible, BitwiseCopyable {
    /// The red code value, 0…255.
    public var red: UInt8
    /// The green code value, 0…255.
    public var green: UInt8
    /// The blue code value, 0…255.
    public var blue: UInt8

    /// Creates a colour from its three code values.
    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a colour from a number written as `0xRRGGBB`; bits above the lowest 24 are left out.
    public init(hex: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex))
    }

    /// Red, green and blue in one number, `0xRRGGBB`.
    package var code: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

// Declared for any kind of colour, so that `.white` is understood wherever any kind is taken.
extension ColorConvertible where Self == SRGB8 {
    /// Black, `#000000`.
    @inlinable
    public static var black: SRGB8 { SRGB8(red: 0, green: 0, blue: 0) }
    /// White, `#FFFFFF`.
    @inlinable
    public static var white: SRGB8 { SRGB8(red: 255, green: 255, blue: 255) }
}

extension SRGB8 {
    /// The nearest code values of a colour; each component outside 0…1 is clipped by itself.
    ///
    /// A component that is not a number becomes 0. The opacity of a translucent colour is left out: composite
    /// it first where it matters.
    @inlinable
    public init(clipping color: some ColorConvertible) {
        self.init(rounding: color.opaque(in: SRGB.self))
    }

    /// The nearest code values of a colour of sRGB, clipped.
    @usableFromInline
    init(rounding color: SRGB) {
        self.init(
            red: SRGB8.code(of: color.red), green: SRGB8.code(of: color.green),
            blue: SRGB8.code(of: color.blue))
    }

    /// The code value nearest to a component of 0…1.
    private static func code(of component: Double) -> UInt8 {
        component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
    }
}

extension SRGB8 {
    /// The same colour in another space; nothing is lost.
    @inlinable
    public func extended<Target: ColorSpace>(to target: Target.Type = Target.self) -> Target {
        SRGB(self).extended(to: target)
    }

    /// The same as ``extended(to:)``.
    @inlinable
    public func opaque<Target: ColorSpace>(in target: Target.Type) -> Target { extended(to: target) }

    /// The colour with its space as a value.
    public var dynamic: DynamicColor { DynamicColor(self) }

    /// The nearest code values of the other colour, which is mapped into sRGB.
    public func replaced(by color: some ColorSpace) -> SRGB8 { SRGB8(clipping: color.mapped(to: SRGB.self)) }

    /// The colour at an opacity of 0 (transparent) … 1 (opaque).
    @inlinable
    public func withAlpha(_ alpha: Double) -> WithAlpha<SRGB> { SRGB(self).withAlpha(alpha) }
}

extension SRGB {
    /// The colour that 8-bit code values stand for.
    public init(_ codes: SRGB8) {
        self.init(
            red: Double(codes.red) / 255, green: Double(codes.green) / 255, blue: Double(codes.blue) / 255)
    }
}
