/// A colour in ICtCp, the space of television of high dynamic range: intensity and two opponent axes in
/// signals of the perceptual quantizer.
///
/// The white of sRGB has 203 cd/m², the reference white of ITU-R BT.2408. Source: ITU-R BT.2100; the matrices
/// are those of Dolby's white paper (version 7.1) for XYZ relative to D65.
public struct ICtCp: ColorSpace {
    /// The name, with two hyphens before it in CSS, which has no notation for it.
    public static var name: String { "ictcp" }

    /// The space as a value.
    public static var id: ColorSpaceID { .ictcp }

    /// Intensity, which is a lightness; the axes point elsewhere than those of Lab.
    public static var componentKinds: [ComponentKind?] { [.lightness, nil, nil] }

    /// The intensity I, 0 (black) … 1 (10 000 cd/m²); 0.58 for the white of sRGB.
    public var intensity: Double
    /// Ct, blue (positive) to yellow (negative), ±0.5.
    public var tritan: Double
    /// Cp, red (positive) to green (negative), ±0.5.
    public var protan: Double

    /// Creates a colour from I, Ct and Cp.
    public init(intensity: Double, tritan: Double, protan: Double) {
        self.intensity = intensity
        self.tritan = tritan
        self.protan = protan
    }

    /// Creates a colour from I, Ct and Cp in this order.
    public init(components: SIMD3<Double>) {
        self.init(intensity: components.x, tritan: components.y, protan: components.z)
    }

    /// I, Ct and Cp in this order.
    public var components: SIMD3<Double> { SIMD3(intensity, tritan, protan) }

    /// Converts from XYZ.
    public init(_ base: XYZD65) {
        let cones = ICtCp.toCones * (base.components * PerceptualQuantizer.referenceWhite)
        self.init(components: ICtCp.opponent * PerceptualQuantizer.encode(cones))
    }

    /// The colour in XYZ.
    public var base: XYZD65 {
        let cones = PerceptualQuantizer.decode(ICtCp.fromOpponent * components)
        return XYZD65(components: ICtCp.fromCones * cones / PerceptualQuantizer.referenceWhite)
    }

    private static let toCones = Matrix3x3(
        [0.3592832590121218, 0.6976051147779497, -0.0358915932320289],
        [-0.19208084637049927, 1.1004767970374318, 0.07537486585191187],
        [0.0070797844607477164, 0.07483966621863658, 0.8433265453898765])
    private static let fromCones = toCones.inverse
    private static let opponent = Matrix3x3(
        [0.5, 0.5, 0], [1.61376953125, -3.323486328125, 1.709716796875],
        [4.378173828125, -4.24560546875, -0.132568359375])
    private static let fromOpponent = opponent.inverse
}

extension ColorSpaceID {
    /// ``ICtCp``.
    public static let ictcp = ColorSpaceID(of: ICtCp.self)
}
