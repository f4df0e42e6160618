/// A colour in one space and one encoding: three components and what they mean.
///
/// Every conforming type is a value of its own (``SRGB``, ``OKLCH``, …), so a component cannot be read in the
/// wrong space. Each knows the way to one simpler space, its ``Base``, and back; following bases ends at
/// ``XYZD65``. A conversion climbs to the first space both sides share, so it does no arithmetic it does not
/// need: ``HSL`` to ``SRGB`` never leaves sRGB.
///
/// Components are unbounded: a colour outside a gamut keeps its values beyond 0…1 ("extended" values).
public protocol ColorSpace: ColorConvertible, ColorText, ColorCoding, BitwiseCopyable {
    /// The simpler space this one is defined by; `Self` for the root, ``XYZD65``.
    associatedtype Base: ColorSpace

    /// The name of the space in CSS; where CSS does not know it, the name that `color()` has after two
    /// hyphens.
    static var name: String { get }

    /// The space as a value, for when it is known only at run time.
    static var id: ColorSpaceID { get }

    /// Converts from the simpler space, keeping values outside the gamut.
    init(_ base: Base)

    /// The colour in the simpler space, keeping values outside the gamut.
    var base: Base { get }

    /// Creates a colour from its components in the order they are written in CSS.
    init(components: SIMD3<Double>)

    /// The components in the order they are written in CSS.
    var components: SIMD3<Double> { get }

    /// What each component says of a colour; nil for one that no other space has.
    static var componentKinds: [ComponentKind?] { get }

    /// The RGB space whose gamut bounds this space; nil for a space of all colours.
    static var gamut: ColorSpaceID? { get }

    /// Whether the colour has a hue that is only rounding error, because it is so near grey.
    var isHuePowerless: Bool { get }
}

extension ColorSpace {
    /// That of the simpler space; none for the root.
    public static var gamut: ColorSpaceID? { depth == 0 ? nil : Base.gamut }

    /// Never, in a space without a hue.
    public var isHuePowerless: Bool { false }
}

extension ColorSpace {
    /// How many conversions away the root is.
    @inlinable
    static var depth: Int { Base.self == Self.self ? 0 : Base.depth + 1 }

    /// The same colour in another space, extended: what lies outside that space's gamut keeps
    /// values beyond 0…1.
    ///
    /// Nothing is clipped, mapped or rounded; a colour converted there and back is the same within rounding
    /// error of the arithmetic (about 1e-14). Hues of colours without chroma come out as 0.
    @inlinable
    public func extended<Target: ColorSpace>(to target: Target.Type = Target.self) -> Target {
        if let same = self as? Target { return same }
        if Self.depth > Target.depth { return base.extended(to: target) }
        if Self.depth < Target.depth { return Target(extended(to: Target.Base.self)) }
        return Target(base.extended(to: Target.Base.self))
    }
}
