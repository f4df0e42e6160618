/// A colour in ITU-R BT.2100 with the perceptual quantizer (PQ): video of high dynamic range.
///
/// A signal of 1 is 10 000 cd/m²; the white of sRGB has 203 cd/m² (ITU-R BT.2408), a signal of 0.58. Signals
/// below 0 are continued by odd symmetry.
public struct Rec2100PQ: ColorSpace {
    /// The name in CSS, which has it in the module on high dynamic range (CSS Color HDR 1).
    public static var name: String { "rec2100-pq" }

    /// The space as a value.
    public static var id: ColorSpaceID { .rec2100PQ }

    /// Red, green and blue.
    public static var componentKinds: [ComponentKind?] { [.red, .green, .blue] }

    /// None: most of the space is brighter than the white of any RGB space here.
    public static var gamut: ColorSpaceID? { nil }

    /// The signals of red, green and blue, 0…1.
    public var components: SIMD3<Double>

    /// Creates a colour from its signals, 0…1.
    public init(red: Double, green: Double, blue: Double) {
        components = SIMD3(red, green, blue)
    }

    /// Creates a colour from the signals of red, green and blue in this order.
    public init(components: SIMD3<Double>) {
        self.components = components
    }

    /// Encodes linear light.
    public init(_ base: LinearRec2020) {
        components = PerceptualQuantizer.encode(base.components * PerceptualQuantizer.referenceWhite)
    }

    /// The colour in linear light.
    public var base: LinearRec2020 {
        let luminances = PerceptualQuantizer.decode(components)
        return LinearRec2020(components: luminances / PerceptualQuantizer.referenceWhite)
    }
}

extension ColorSpaceID {
    /// ``Rec2100PQ``.
    public static let rec2100PQ = ColorSpaceID(of: Rec2100PQ.self)
}
