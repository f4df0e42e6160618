/// A colour space with a hue angle.
public protocol PolarSpace: ColorSpace {
    /// The hue angle in degrees; any angle is accepted, conversions give 0..<360.
    var hue: Double { get set }

    /// Whether the colour is so near grey that its hue is only rounding error; a conversion then gives hue 0.
    var isHuePowerless: Bool { get }
}

extension PolarSpace {
    /// Which of the three components the hue is, counted from 0.
    public static var hueIndex: Int { componentKinds.firstIndex(of: .hue) ?? 0 }
}
