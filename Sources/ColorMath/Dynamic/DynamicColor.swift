/// A colour whose space is known only at run time: what a parser returns and a command converts.
///
/// Components are those of the space's own type (``OKLCH`` for `oklch` and so on); alpha is straight.
/// Where the space is known when the code is written, use its type instead: it is faster, and a component
/// cannot be mistaken.
public struct DynamicColor: Hashable, Sendable, BitwiseCopyable {
    /// The space the components are in.
    public var space: ColorSpaceID
    /// The components in the order they are written in CSS; 0 where missing.
    public var components: SIMD3<Double>
    /// The opacity, 0 (transparent) … 1 (opaque); 0 where missing.
    public var alpha: Double
    /// The components that have no value of their own (`none`).
    public var missing: MissingComponents

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
        self.init(space: Color.id, components: color.color.components, alpha: color.alpha)
        if let polar = color.color as? any PolarSpace, polar.isHuePowerless {
            missing = .component(at: type(of: polar).hueIndex)
        }
    }

    /// Creates an opaque colour from one of a known space; a powerless hue is missing.
    public init(_ color: some ColorSpace) {
        self.init(color.withAlpha(1))
    }

    /// The same colour in a known space, extended: values outside its gamut are kept.
    ///
    /// Missing components count as 0, as CSS has it for everything but interpolation.
    @inlinable
    public func extended<Target: ColorSpace>(to target: Target.Type = Target.self) -> WithAlpha<Target> {
        WithAlpha(opaque(in: target), alpha: alpha)
    }

    /// The colour without its alpha. One case a space, so that every conversion is compiled for its
    /// pair of types.
    @inlinable
    func opaque<Target: ColorSpace>(in target: Target.Type) -> Target {
        switch space {
        case .sRGB: SRGB(components: components).extended(to: target)
        case .linearSRGB: LinearSRGB(components: components).extended(to: target)
        case .displayP3: DisplayP3(components: components).extended(to: target)
        case .linearDisplayP3: LinearDisplayP3(components: components).extended(to: target)
        case .a98RGB: A98RGB(components: components).extended(to: target)
        case .proPhotoRGB: ProPhotoRGB(components: components).extended(to: target)
        case .rec2020: Rec2020(components: components).extended(to: target)
        case .xyzD65: XYZD65(components: components).extended(to: target)
        case .xyzD50: XYZD50(components: components).extended(to: target)
        case .lab: CIELab(components: components).extended(to: target)
        case .lch: CIELCh(components: components).extended(to: target)
        case .oklab: OKLab(components: components).extended(to: target)
        case .oklch: OKLCH(components: components).extended(to: target)
        case .hsl: HSL(components: components).extended(to: target)
        case .hsv: HSV(components: components).extended(to: target)
        case .hwb: HWB(components: components).extended(to: target)
        }
    }

    /// The same colour in another space, extended: values outside its gamut are kept.
    ///
    /// In its own space the colour comes back as it is, missing components and all; in another, only a
    /// powerless hue is missing.
    public func extended(to space: ColorSpaceID) -> DynamicColor {
        func convert<Target: ColorSpace>(to target: Target.Type) -> DynamicColor {
            DynamicColor(extended(to: target))
        }
        return space == self.space ? self : convert(to: space.type)
    }
}
