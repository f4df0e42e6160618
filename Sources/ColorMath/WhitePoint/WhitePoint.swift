/// The colour of a light by its chromaticity in CIE 1931 xy.
public struct WhitePoint: Hashable, Sendable, BitwiseCopyable {
    /// The chromaticity coordinate x.
    public var x: Double
    /// The chromaticity coordinate y, above 0.
    public var y: Double

    /// Creates a white from its chromaticity.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// D65, average daylight: the white of sRGB and Display P3, with the four digits that standards print.
    public static let d65 = WhitePoint(x: 0.3127, y: 0.3290)
    /// D50, warm daylight: the white of print, of CIE Lab in CSS and of ICC profiles.
    public static let d50 = WhitePoint(x: 0.3457, y: 0.3585)

    /// Daylight of a correlated colour temperature: the CIE daylight locus.
    ///
    /// Source: CIE 15:2004, equations 3.3 and 3.4. D65 itself is daylight of 6504 K.
    ///
    /// - Parameter kelvin: The temperature, brought into the 4000…25 000 K the locus is defined for.
    /// - Returns: The chromaticity of that daylight.
    public static func daylight(kelvin: Double) -> WhitePoint {
        let inverse = 1000 / max(4000, min(25_000, kelvin))
        let square = inverse * inverse
        let x =
            inverse >= 1.0 / 7
            ? 0.244063 + 0.09911 * inverse + 2.9678 * square - 4.6070 * square * inverse
            : 0.237040 + 0.24748 * inverse + 1.9018 * square - 2.0064 * square * inverse
        return WhitePoint(x: x, y: -3 * x * x + 2.870 * x - 0.275)
    }

    /// The tristimulus values X, Y, Z of the light at luminance 1.
    public var tristimulus: SIMD3<Double> { SIMD3(x / y, 1, (1 - x - y) / y) }
}
