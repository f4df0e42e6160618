/// A colour space of three primaries, whose gamut is the cube of components 0…1.
public protocol RGBSpace: ColorSpace {
    /// The amount of the red primary; 0…1 inside the gamut.
    var red: Double { get set }
    /// The amount of the green primary; 0…1 inside the gamut.
    var green: Double { get set }
    /// The amount of the blue primary; 0…1 inside the gamut.
    var blue: Double { get set }

    /// Creates a colour from its components, 0…1 inside the gamut.
    init(red: Double, green: Double, blue: Double)
}

extension RGBSpace {
    /// Red, green and blue.
    public static var componentKinds: [ComponentKind?] { [.red, .green, .blue] }

    /// The space itself.
    public static var gamut: ColorSpaceID? { id }

    /// Creates a colour from red, green and blue in this order.
    @inlinable
    public init(components: SIMD3<Double>) {
        self.init(red: components.x, green: components.y, blue: components.z)
    }

    /// Red, green and blue in this order.
    @inlinable
    public var components: SIMD3<Double> { SIMD3(red, green, blue) }

    /// Whether every component lies within 0…1.
    ///
    /// - Parameter tolerance: How far outside still counts as inside. The default absorbs the rounding
    ///   error of conversions: pure blue through OKLCH and back comes out a few 1e-15 below zero, and is
    ///   not out of gamut.
    /// - Returns: `false` where a component is farther outside, or is not a number.
    @inlinable
    public func isInGamut(tolerance: Double = 1e-9) -> Bool {
        let range = -tolerance...1 + tolerance
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }

    /// The colour with each component brought into 0…1 by itself; hue and lightness may shift.
    @inlinable
    public var clipped: Self {
        Self(components: components.clippedToUnit)
    }
}

extension ColorSpace {
    /// The same colour in another space, clipped: each component outside 0…1 is set to the nearer
    /// end by itself.
    ///
    /// This is what browsers and displays do. It is fast, and shifts the hue of what it clips.
    @inlinable
    public func clipped<Target: RGBSpace>(to target: Target.Type = Target.self) -> Target {
        extended(to: target).clipped
    }
}
