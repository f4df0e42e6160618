/// A colour in HCT, the space of Material Design: the hue and chroma of CAM16, and L\* as its tone.
///
/// Contrast follows from tones alone: 40 apart reach 3:1, 51 apart 4.5:1. Viewing conditions: D65, 200 lux on
/// a background of L\* 50, an average surround.
///
/// Source: J. O'Leary: The Science of Color & Design (2021). Unlike Material's own code, which keeps to 8-bit
/// sRGB, colours of any gamut are converted.
public struct HCT: PolarSpace {
    /// The name, with two hyphens before it in CSS, which has no notation for it.
    public static var name: String { "hct" }

    /// The space as a value.
    public static var id: ColorSpaceID { .hct }

    /// Hue, chroma and tone, which is a lightness.
    public static var componentKinds: [ComponentKind?] { [.hue, .colorfulness, .lightness] }

    /// The hue angle of CAM16 in degrees.
    public var hue: Double
    /// The chroma of CAM16, 0 or more; at most 114 in sRGB.
    public var chroma: Double
    /// L\*, 0 (black) … 100 (white).
    public var tone: Double

    /// Creates a colour from hue in degrees, chroma and tone (0…100).
    public init(hue: Double, chroma: Double, tone: Double) {
        self.hue = hue
        self.chroma = chroma
        self.tone = tone
    }

    /// Creates a colour from hue, chroma and tone in this order.
    public init(components: SIMD3<Double>) {
        self.init(hue: components.x, chroma: components.y, tone: components.z)
    }

    /// Hue, chroma and tone in this order.
    public var components: SIMD3<Double> { SIMD3(hue, chroma, tone) }

    /// Whether the chroma is at most 1e-5.
    public var isHuePowerless: Bool { abs(chroma) <= 1e-5 }

    /// Converts from XYZ; the hue lies in 0..<360, and is 0 where it is powerless.
    public init(_ base: XYZD65) {
        let appearance = HCT.model.appearance(of: base)
        self.init(
            hue: appearance.hue, chroma: appearance.chroma,
            tone: CIELightness.lightness(ofLuminance: base.y))
        if isHuePowerless { hue = 0 }
    }

    /// The colour in XYZ; any angle is accepted. Tone 0 is black, whatever its chroma.
    ///
    /// CAM16's lightness is searched for that gives the tone's luminance, by the method of secants; colours
    /// far beyond what eyes see may be off.
    public var base: XYZD65 {
        let luminance = CIELightness.stimulus((tone + 16) / 116)
        guard luminance > 0 else { return XYZD65(x: 0, y: luminance, z: 0) }
        let white = WhitePoint.d65.tristimulus * luminance
        func color(_ lightness: Double) -> XYZD65 {
            HCT.model.color(of: .init(lightness: lightness, chroma: chroma, hue: hue))
        }
        var (last, lightness) = (0.0, HCT.model.appearance(of: XYZD65(components: white)).lightness)
        var lastError = -luminance
        var best = color(lightness)
        for _ in 0..<40 {
            let found = color(lightness)
            let error = found.y - luminance
            if abs(error) <= abs(best.y - luminance) { best = found }
            guard error != 0, error != lastError else { break }
            let next = lightness - error * (lightness - last) / (error - lastError)
            (last, lastError) = (lightness, error)
            // Light below black has no colour of this model.
            lightness = max(next, lightness / 8)
        }
        return best
    }

    private static let model = CAM16Model(
        adaptingLuminance: 200 / .pi * CIELightness.stimulus(66.0 / 116),
        background: CIELightness.stimulus(66.0 / 116) * 100)
}

extension ColorSpaceID {
    /// ``HCT``.
    public static let hct = ColorSpaceID(of: HCT.self)
}
