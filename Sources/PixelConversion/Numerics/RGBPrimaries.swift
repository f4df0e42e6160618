public import ColorMath

/// The gamut of an RGB space: its three primaries and its white.
public struct RGBPrimaries: Hashable, Sendable {
    /// The chromaticity of full red.
    public var red: Chromaticity
    /// The chromaticity of full green.
    public var green: Chromaticity
    /// The chromaticity of full blue.
    public var blue: Chromaticity
    /// The chromaticity of full red, green and blue together.
    public var white: WhitePoint

    /// Creates a gamut from its chromaticities.
    public init(red: Chromaticity, green: Chromaticity, blue: Chromaticity, white: WhitePoint) {
        self.red = red
        self.green = green
        self.blue = blue
        self.white = white
    }

    /// The primaries of sRGB and Rec. 709 (IEC 61966-2-1).
    public static let sRGB = RGBPrimaries(
        red: .init(x: 0.64, y: 0.33), green: .init(x: 0.30, y: 0.60), blue: .init(x: 0.15, y: 0.06),
        white: .d65)
    /// The primaries of Display P3: those of SMPTE RP 431-2 with D65 white (SMPTE EG 432-1).
    public static let displayP3 = RGBPrimaries(
        red: .init(x: 0.680, y: 0.320), green: .init(x: 0.265, y: 0.690), blue: .init(x: 0.150, y: 0.060),
        white: .d65)
    /// The primaries of Rec. 2020 and Rec. 2100.
    public static let rec2020 = RGBPrimaries(
        red: .init(x: 0.708, y: 0.292), green: .init(x: 0.170, y: 0.797), blue: .init(x: 0.131, y: 0.046),
        white: .d65)

    /// Linear RGB to tristimuli adapted to the connection space's D50, as a profile's colorant tags hold
    /// them; nil where the chromaticities span no gamut.
    package var colorants: Matrix3x3? {
        let points = [red, green, blue].map { ($0.x, $0.y) } + [(white.x, white.y)]
        guard points.allSatisfy({ $0.0.isFinite && $0.1.isFinite && $0.1 > 0 }) else { return nil }
        let unscaled = Matrix3x3(columns: red.tristimulus, green.tristimulus, blue.tristimulus)
        guard let inverse = unscaled.inverseUnlessSingular else { return nil }
        let luminances = inverse * white.tristimulus
        let toXYZ = unscaled * Matrix3x3(diagonal: luminances)
        let adapted = ChromaticAdaptation(from: white, to: .connectionSpace).matrix * toXYZ
        return adapted.inverseUnlessSingular == nil ? nil : adapted
    }
}
