/// The colour appearance model CAM16 under fixed viewing conditions: an average surround, D65 as the white,
/// and an observer who adapts as far as the model says.
///
/// Source: C. Li and others: Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS (2017). Responses to
/// light that does not exist are continued by odd symmetry.
struct CAM16Model: Sendable {
    /// J, C and h of a colour: lightness 0…100, chroma, and the hue in degrees.
    struct Appearance {
        var lightness: Double
        var chroma: Double
        var hue: Double
    }

    /// The fourth root of the luminance level adaptation, by which colourfulness M exceeds chroma C.
    let adaptationRoot: Double

    private let adaptation: Double
    private let induction: Double
    /// c · z: the exponent of lightness.
    private let lightnessExponent: Double
    /// (1.64 − 0.29ⁿ)^0.73.
    private let chromaFactor: Double
    private let gains: SIMD3<Double>
    private let whiteResponse: Double
    private let toCones: Matrix3x3
    private let fromCones: Matrix3x3

    /// Prepares the model.
    ///
    /// - Parameters:
    ///   - adaptingLuminance: The luminance that the eye adapts to, in cd/m².
    ///   - background: The luminance of the background, where that of white is 100.
    init(adaptingLuminance: Double, background: Double) {
        let k = 1 / (5 * adaptingLuminance + 1)
        let k4 = k * k * k * k
        adaptation =
            k4 * adaptingLuminance + 0.1 * (1 - k4) * (1 - k4) * power(5 * adaptingLuminance, 1.0 / 3)
        adaptationRoot = power(adaptation, 0.25)
        let n = background / 100
        induction = 0.725 * power(n, -0.2)
        lightnessExponent = 0.69 * (1.48 + n.squareRoot())
        chromaFactor = power(1.64 - power(0.29, n), 0.73)
        toCones = ChromaticAdaptation.Method.cat16.coneResponse
        fromCones = toCones.inverse
        let white = toCones * (WhitePoint.d65.tristimulus * 100)
        let degree = max(0, min(1, 1 - exponential((-adaptingLuminance - 42) / 92) / 3.6))
        gains = 1 - degree + degree * 100 / white
        whiteResponse = induction * CAM16Model.achromatic(CAM16Model.compress(white * gains, adaptation))
    }

    /// What a colour looks like.
    func appearance(of color: XYZD65) -> Appearance {
        let response = CAM16Model.compress(toCones * (color.components * 100) * gains, adaptation)
        let a = response.x + (-12 * response.y + response.z) / 11
        let b = (response.x + response.y - 2 * response.z) / 9
        let hue = direction(x: a, y: b)
        let lightness =
            100 * signedPower(induction * CAM16Model.achromatic(response) / whiteResponse, lightnessExponent)
        let colorfulness = eccentricity(ofHue: hue) * (a * a + b * b).squareRoot()
        let t = colorfulness / (response.x + response.y + 1.05 * response.z + 0.305)
        let root = (abs(lightness) / 100).squareRoot()
        return Appearance(
            lightness: lightness, chroma: signedPower(t, 0.9) * chromaFactor * root, hue: hue)
    }

    /// The colour that looks some way.
    func color(of appearance: Appearance) -> XYZD65 {
        guard appearance.lightness != 0 else { return XYZD65(x: 0, y: 0, z: 0) }
        let root = (abs(appearance.lightness) / 100).squareRoot()
        let t = signedPower(appearance.chroma / root / chromaFactor, 10.0 / 9)
        let (cosine, sine) = cosineAndSine(degrees: appearance.hue)
        let achromatic =
            whiteResponse * signedPower(appearance.lightness / 100, 1 / lightnessExponent) / induction
        let divisor = 23 * eccentricity(ofHue: appearance.hue) + t * (11 * cosine + 108 * sine)
        let radius = t == 0 ? 0 : 23 * (achromatic + 0.305) * t / divisor
        let matrix = Matrix3x3([460, 451, 288], [460, -891, -261], [460, -220, -6300])
        let response = matrix * SIMD3(achromatic, radius * cosine, radius * sine) / 1403
        let cones = CAM16Model.expand(response, adaptation) / gains
        return XYZD65(components: fromCones * cones / 100)
    }

    /// 50 000 / 13 · N_c · N_cb · e_t: how colourful a hue is.
    private func eccentricity(ofHue hue: Double) -> Double {
        let quarter = 0.25 * (cosineAndSine(degrees: hue + 360 / Double.pi).cosine + 3.8)
        return 50_000.0 / 13 * induction * quarter
    }

    private static func achromatic(_ response: SIMD3<Double>) -> Double {
        2 * response.x + response.y + 0.05 * response.z
    }

    private static func compress(_ cones: SIMD3<Double>, _ adaptation: Double) -> SIMD3<Double> {
        let scaled = (cones * (adaptation / 100)).signedPower(0.42)
        return 400 * scaled / (magnitude(scaled) + 27.13)
    }

    private static func expand(_ response: SIMD3<Double>, _ adaptation: Double) -> SIMD3<Double> {
        (27.13 * response / (400 - magnitude(response))).signedPower(1 / 0.42) * (100 / adaptation)
    }

    private static func magnitude(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        vector.replacing(with: -vector, where: vector .< 0)
    }
}
