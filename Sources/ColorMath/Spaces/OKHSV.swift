/// A colour of sRGB by hue, saturation and value, as colour pickers do, over the perceptual hue and lightness
/// of ``OKLab``.
///
/// Unlike those of ``HSV``, its hues keep their look from black to the pure colour, and yellow and blue of
/// one value are equally far from black. Source: B. Ottosson: Okhsv and Okhsl (2021). CSS has no notation for
/// it.
public struct OKHSV: PolarSpace {
    /// The name, with two hyphens before it in CSS, which has no notation for it.
    public static var name: String { "okhsv" }

    /// The space as a value.
    public static var id: ColorSpaceID { .okhsv }

    /// Hue and saturation; value is no lightness.
    public static var componentKinds: [ComponentKind?] { [.hue, .colorfulness, nil] }

    /// The gamut that saturation is measured in.
    public static var gamut: ColorSpaceID? { .sRGB }

    /// The hue angle in degrees, that of ``OKLCH``.
    public var hue: Double
    /// The saturation, 0 (grey) … 1 (the edge of sRGB); above 1 outside it.
    public var saturation: Double
    /// The value, 0 (black) … 1 (white, and the lightest colour of each saturation).
    public var value: Double

    /// Creates a colour from hue in degrees, saturation (0…1) and value (0…1).
    public init(hue: Double, saturation: Double, value: Double) {
        self.hue = hue
        self.saturation = saturation
        self.value = value
    }

    /// Creates a colour from hue, saturation and value in this order.
    public init(components: SIMD3<Double>) {
        self.init(hue: components.x, saturation: components.y, value: components.z)
    }

    /// Hue, saturation and value in this order.
    public var components: SIMD3<Double> { SIMD3(hue, saturation, value) }

    /// Whether the saturation is at most 0.001 %, as for ``HSL``.
    public var isHuePowerless: Bool { abs(saturation) <= 1e-5 }

    /// Converts from OKLab; the hue lies in 0..<360, and is 0 where it is powerless.
    ///
    /// Black, white and what is darker or lighter have no saturation.
    public init(_ base: OKLab) {
        let chroma = (base.a * base.a + base.b * base.b).squareRoot()
        guard base.lightness > 0, base.lightness < 1, chroma > OKLCH.powerlessChroma else {
            (hue, saturation, value) = (0, 0, OKHue.toe(base.lightness))
            return
        }
        let leaf = OKHue(direction: SIMD2(base.a, base.b) / chroma)
        let (greatest, tint) = leaf.slopesOfTriangle
        // Where the line from black through the colour leaves the triangle: value 1 of this saturation.
        let top = tint / (chroma + base.lightness * tint)
        let (topLightness, topChroma) = (top * base.lightness, top * chroma)
        let scale = leaf.scale(ofTop: topLightness, topChroma)
        value = OKHue.toe(base.lightness / scale) / topLightness
        let rest = 1 - OKHSV.start / greatest
        saturation = (OKHSV.start + tint) * topChroma / (tint * OKHSV.start + tint * rest * topChroma)
        hue = direction(x: base.a, y: base.b)
        if isHuePowerless { hue = 0 }
    }

    /// The colour in OKLab; any angle is accepted.
    public var base: OKLab {
        guard value != 0, saturation != 0 else {
            return OKLab(lightness: OKHue.lightness(ofToe: value), a: 0, b: 0)
        }
        let leaf = OKHue(degrees: hue)
        let (greatest, tint) = leaf.slopesOfTriangle
        let rest = 1 - OKHSV.start / greatest
        let share = saturation * OKHSV.start / (OKHSV.start + tint - tint * rest * saturation)
        let (topLightness, topChroma) = (1 - share, share * tint)
        let lightness = OKHue.lightness(ofToe: value * topLightness)
        let scale = leaf.scale(ofTop: topLightness, topChroma)
        return leaf.color(lightness: lightness * scale, chroma: topChroma / topLightness * lightness * scale)
    }

    /// The saturation of OKLab's triangle at which ``saturation`` begins to grow.
    private static var start: Double { 0.5 }
}

extension OKHue {
    /// What compensates for the curved top of the triangle on the line from black through one of its points.
    fileprivate func scale(ofTop lightness: Double, _ chroma: Double) -> Double {
        let toed = OKHue.lightness(ofToe: lightness)
        return scale(lightness: toed, chroma: chroma * toed / lightness)
    }
}

extension ColorSpaceID {
    /// ``OKHSV``.
    public static let okhsv = ColorSpaceID(of: OKHSV.self)
}
