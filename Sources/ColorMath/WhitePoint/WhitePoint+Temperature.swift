extension WhitePoint {
    /// The light of a black body: the Planckian locus.
    ///
    /// Source: B. Kang and others, "Design of Advanced Color Temperature Control System for HDTV
    /// Applications", Journal of the Korean Physical Society 41 (2002): cubic splines within 0.001 of the
    /// locus itself.
    ///
    /// - Parameter kelvin: The temperature, brought into the 1667…25 000 K that the splines are made for.
    /// - Returns: The chromaticity of that light.
    public static func planckian(kelvin: Double) -> WhitePoint {
        let kelvin = max(1667, min(25_000, kelvin))
        let inverse = 1000 / kelvin
        func cubic(_ coefficients: SIMD4<Double>, _ value: Double) -> Double {
            ((coefficients.x * value + coefficients.y) * value + coefficients.z) * value + coefficients.w
        }
        let x = cubic(
            kelvin <= 4000
                ? [-0.2661239, -0.2343589, 0.8776956, 0.179910]
                : [-3.0258469, 2.1070379, 0.2226347, 0.240390], inverse)
        let y = cubic(
            kelvin <= 2222
                ? [-1.1063814, -1.34811020, 2.18555832, -0.20219683]
                : kelvin <= 4000
                    ? [-0.9549476, -1.37418593, 2.09137015, -0.16748867]
                    : [3.0817580, -5.87338670, 3.75112997, -0.37001483], x)
        return WhitePoint(x: x, y: y)
    }

    /// The light that a colour temperature stands for in a room or outdoors: that of a black body up to 4000
    /// K, daylight from 5000 K, and between them a mixture that changes from one to the other.
    ///
    /// Source: CIE 224:2017, the reference illuminant of the colour fidelity index.
    ///
    /// - Parameter kelvin: The correlated colour temperature, brought into 1667…25 000 K.
    /// - Returns: The chromaticity of that light.
    public static func illuminant(kelvin: Double) -> WhitePoint {
        let share = max(0, min(1, (kelvin - 4000) / 1000))
        if share == 0 { return planckian(kelvin: kelvin) }
        if share == 1 { return daylight(kelvin: kelvin) }
        let mixture =
            planckian(kelvin: kelvin).tristimulus * (1 - share) + daylight(kelvin: kelvin).tristimulus * share
        let sum = mixture.sum()
        return WhitePoint(x: mixture.x / sum, y: mixture.y / sum)
    }
}
