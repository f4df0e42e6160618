/// The colours of sRGB of one hue of OKLab, as a triangle with a curved side: what ``OKHSL`` and ``OKHSV``
/// are made of.
///
/// Source: B. Ottosson: Okhsv and Okhsl (2021), with the polynomials published there and the matrices of
/// ``OKLab``. In the polynomial for green the last sign is the other way round, as coloraide has it: with the
/// published one the greatest saturation is off by up to 0.15 before the step that refines it, and by 7e-4
/// after.
struct OKHue {
    /// The hue's direction in a and b, of length 1.
    private let direction: SIMD2<Double>
    /// How much each cube root of a cone response (L′M′S′) grows with chroma; with lightness it grows by 1.
    private let slopes: SIMD3<Double>
    /// The colour of sRGB with the greatest chroma.
    let cusp: (lightness: Double, chroma: Double)

    /// The hue of an angle.
    init(degrees: Double) {
        let (cosine, sine) = cosineAndSine(degrees: degrees)
        self.init(direction: SIMD2(cosine, sine))
    }

    /// The hue of a direction in a and b, of length 1.
    init(direction: SIMD2<Double>) {
        self.direction = direction
        slopes = OKLab.coneRoots(of: SIMD3(0, direction.x, direction.y))
        let saturation = OKHue.greatestSaturation(direction, slopes)
        // At lightness 1 some component is too bright, and lowering the lightness keeps the saturation.
        let roots = 1 + slopes * saturation
        let brightest = (OKHue.fromCones * (roots * roots * roots)).max()
        let lightness = OKHue.cubeRoot(1 / brightest)
        cusp = (lightness, lightness * saturation)
    }

    /// Chroma over lightness of the cusp, and over what its lightness lacks of 1.
    var slopesOfTriangle: (saturation: Double, tint: Double) {
        (cusp.chroma / cusp.lightness, cusp.chroma / (1 - cusp.lightness))
    }

    /// The factor by which a colour has to be scaled so that its brightest component is 1.
    func scale(lightness: Double, chroma: Double) -> Double {
        let roots = lightness + slopes * chroma
        let light = OKHue.fromCones * (roots * roots * roots)
        return OKHue.cubeRoot(1 / max(light.max(), 0))
    }

    /// The colour of a lightness and a chroma.
    func color(lightness: Double, chroma: Double) -> OKLab {
        OKLab(lightness: lightness, a: chroma * direction.x, b: chroma * direction.y)
    }

    /// The greatest chroma of sRGB at a lightness.
    func greatestChroma(atLightness lightness: Double) -> Double {
        if lightness <= cusp.lightness { return cusp.chroma * lightness / cusp.lightness }
        // The triangle, and one step of Halley's method towards the curved side.
        let chroma = cusp.chroma * (lightness - 1) / (cusp.lightness - 1)
        let roots = lightness + slopes * chroma
        let excess = OKHue.fromCones * (roots * roots * roots) - 1
        let first = OKHue.fromCones * (3 * slopes * roots * roots)
        let second = OKHue.fromCones * (6 * slopes * slopes * roots)
        let quotient = first / (first * first - 0.5 * excess * second)
        var step = Double.greatestFiniteMagnitude
        for channel in 0..<3 where quotient[channel] >= 0 {
            step = min(step, -excess[channel] * quotient[channel])
        }
        return chroma + step
    }

    /// Three chromas of a lightness: of a low saturation, of 0.8, and of 1.
    func chromas(atLightness lightness: Double) -> (low: Double, middle: Double, greatest: Double) {
        let greatest = greatestChroma(atLightness: lightness)
        let (saturation, tint) = slopesOfTriangle
        let curvature = greatest / min(lightness * saturation, (1 - lightness) * tint)
        let average = OKHue.middle(direction)
        func softMinimum(_ a: Double, _ b: Double, order: Double) -> Double {
            power(1 / (1 / power(a, order) + 1 / power(b, order)), 1 / order)
        }
        let middle =
            0.9 * curvature * softMinimum(lightness * average.x, (1 - lightness) * average.y, order: 4)
        return (softMinimum(lightness * 0.4, (1 - lightness) * 0.8, order: 2), middle, greatest)
    }

    private static func cubeRoot(_ value: Double) -> Double { SIMD3(repeating: value).cubeRoot.x }

    // MARK: Published approximations

    /// LMS to linear sRGB.
    private static let fromCones = Matrix3x3 {
        OKLab.tristimulus(ofCones: $0).extended(to: LinearSRGB.self).components
    }

    /// The chroma over lightness at which a component of sRGB reaches 0: a polynomial, and a step of Halley's
    /// method.
    private static func greatestSaturation(_ direction: SIMD2<Double>, _ slopes: SIMD3<Double>) -> Double {
        let (a, b) = (direction.x, direction.y)
        let channel: Int
        let k: [Double]
        if -1.8817031 * a - 0.80936501 * b > 1 {
            (channel, k) = (0, [1.19086277, 1.76576728, 0.59662641, 0.75515197, 0.56771245])
        } else if 1.8144408 * a - 1.19445267 * b > 1 {
            (channel, k) = (1, [0.73956515, -0.45954404, 0.08285427, 0.12541073, -0.14503204])
        } else {
            (channel, k) = (2, [1.35733652, -0.00915799, -1.15130210, -0.50559606, 0.00692167])
        }
        let saturation = k[0] + k[1] * a + k[2] * b + k[3] * a * a + k[4] * a * b
        let roots = 1 + slopes * saturation
        let value = (fromCones * (roots * roots * roots))[channel]
        let first = (fromCones * (3 * slopes * roots * roots))[channel]
        let second = (fromCones * (6 * slopes * slopes * roots))[channel]
        return saturation - value * first / (first * first - 0.5 * value * second)
    }

    /// Saturation and tint of a smooth triangle inside that of every hue.
    private static func middle(_ direction: SIMD2<Double>) -> SIMD2<Double> {
        let (a, b) = (direction.x, direction.y)
        let first = -4.24894561 + 5.38770819 * b + 4.69891013 * a
        let second = -2.13704948 - 10.02301043 * b + a * first
        let saturation = 7.44778970 + 4.15901240 * b + a * (-2.19557347 + 1.75198401 * b + a * second)
        let third = 0.00299215 - 0.45399568 * b - 0.14661872 * a
        let fourth = -0.27087943 + 0.61223990 * b + a * third
        let tint = 1.61320320 - 0.68124379 * b + a * (0.40370612 + 0.90148123 * b + a * fourth)
        return SIMD2(0.11516993 + 1 / saturation, 0.11239642 + 1 / tint)
    }
}

extension OKHue {
    private static var toeSlope: Double { 1.206 / 1.03 }

    /// A lightness of OKLab on a scale that is nearer to L\*, 0…1.
    static func toe(_ lightness: Double) -> Double {
        let offset = toeSlope * lightness - 0.206
        return 0.5 * (offset + (offset * offset + 4 * 0.03 * toeSlope * lightness).squareRoot())
    }

    /// The lightness of OKLab of a value of ``toe(_:)``.
    static func lightness(ofToe value: Double) -> Double {
        (value * value + 0.206 * value) / (toeSlope * (value + 0.03))
    }
}
