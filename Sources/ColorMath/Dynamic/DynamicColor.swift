/// A colour whose space is known only at run time: what a parser returns and a command converts.
///
/// Components are those of the space's own type (``OKLCH`` for `oklch` and so on); alpha is straight.
/// Where the space is known when the code is written, use its type instead: it is faster, and a component
/// cannot be mistaken.
public struct DynamicColor: ColorConvertible, BitwiseCopyable {
    /// The space the components are in.
    public var space: ColorSpaceID
    /// The components in the order they are written in CSS; 0 where missing.
    public var components: SIMD3<Double>
    /// The opacity, 0 (transparent) … 1 (opaque); 0 where missing.
    public var alpha: Double
    /// The components that have no value of their own (`none`).
    public var missing: MissingComponents
    /// Whether a colour of sRGB was read from `color(srgb …)`, and is written so even where `rgb()` would do.
    /// No part of the colour itself: two that differ in nothing else are equal.
    var isOfColorFunction = false

    /// Creates a colour from its components in some space.
    public init(
        space: ColorSpaceID, components: SIMD3<Double>, alpha: Double = 1, missing: MissingComponents = []
    ) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.missing = missing
    }

    /// Creates a colour from one of a known space; a powerless hue is missing.
    public init<Color: ColorSpace>(_ color: WithAlpha<Color>) {
        self.init(powerless: Color.id, components: color.color.components, alpha: color.alpha)
    }

    /// Creates a colour of which only a powerless hue is missing.
    private init(powerless space: ColorSpaceID, components: SIMD3<Double>, alpha: Double) {
        var missing: MissingComponents = []
        var components = components
        if let index = space.hueIndex, space.isHuePowerless(components) {
            missing = .component(at: index)
            components[index] = 0
        }
        self.init(
            space: space, components: components, alpha: max(0, min(1, alpha.isNaN ? 0 : alpha)),
            missing: missing)
    }

    /// Creates an opaque colour from one of a known space; a powerless hue is missing.
    public init(_ color: some ColorSpace) {
        self.init(color.withAlpha(1))
    }

    /// Creates a colour of sRGB from 8-bit code values.
    public init(_ codes: SRGB8) {
        self.init(SRGB(codes))
    }

    /// The same colour in a known space, extended: values outside its gamut are kept.
    ///
    /// Missing components count as 0, as CSS has it for everything but interpolation.
    public func extended<Target: ColorSpace>(to target: Target.Type = Target.self) -> WithAlpha<Target> {
        WithAlpha(opaque(in: target), alpha: alpha)
    }

    /// The colour itself.
    public var dynamic: DynamicColor { self }

    /// The other colour in this space and with this opacity, extended.
    public func replaced(by color: some ColorSpace) -> DynamicColor {
        var replaced = color.dynamic.extended(to: space)
        replaced.alpha = alpha
        replaced.missing.formUnion(missing.intersection(.alpha))
        return replaced
    }

    /// The colour without its alpha, in a known space and extended.
    public func opaque<Target: ColorSpace>(in target: Target.Type) -> Target {
        Target(components: space.convert(components, to: Target.id))
    }

    /// The same colour in another space, extended: values outside its gamut are kept.
    ///
    /// In its own space the colour comes back as it is, missing components and all; in another, only a
    /// powerless hue is missing.
    public func extended(to space: ColorSpaceID) -> DynamicColor {
        guard space != self.space else { return self }
        return DynamicColor(
            powerless: space, components: self.space.convert(components, to: space), alpha: alpha)
    }
}

extension DynamicColor {
    /// Whether two colours have the same space, components, alpha and missing components.
    public static func == (first: DynamicColor, second: DynamicColor) -> Bool {
        first.space == second.space && first.components == second.components && first.alpha == second.alpha
            && first.missing == second.missing
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(components)
        hasher.combine(alpha)
        hasher.combine(missing)
    }
}
