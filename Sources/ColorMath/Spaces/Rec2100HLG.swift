/// A colour in ITU-R BT.2100 with hybrid log-gamma (HLG): broadcasts of high dynamic range.
///
/// The white of sRGB is a signal of 0.75 (ITU-R BT.2408), as CSS Color HDR 1 has it; a signal of 1 is 3.77
/// times as much light of the scene. Signals below 0 are continued by odd symmetry.
public struct Rec2100HLG: ColorSpace {
    /// The name in CSS, which has it in the module on high dynamic range (CSS Color HDR 1).
    public static var name: String { "rec2100-hlg" }

    /// The space as a value.
    public static var id: ColorSpaceID { .rec2100HLG }

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
        let scene = base.components * Rec2100HLG.sceneWhite
        components = SIMD3(
            Rec2100HLG.signal(of: scene.x), Rec2100HLG.signal(of: scene.y), Rec2100HLG.signal(of: scene.z))
    }

    /// The colour in linear light.
    public var base: LinearRec2020 {
        let scene = SIMD3(
            Rec2100HLG.light(of: components.x), Rec2100HLG.light(of: components.y),
            Rec2100HLG.light(of: components.z))
        return LinearRec2020(components: scene / Rec2100HLG.sceneWhite)
    }

    /// The light of the scene that the white of sRGB stands for: a signal of 0.75.
    private static var sceneWhite: Double { 0.26496256042100724 }

    /// ITU-R BT.2100, table 5: the opto-electronic transfer function.
    private static func signal(of light: Double) -> Double {
        if light < 0 { return -signal(of: -light) }
        return light <= 1.0 / 12 ? (3 * light).squareRoot() : a * naturalLogarithm(12 * light - b) + c
    }

    /// The inverse of it.
    private static func light(of signal: Double) -> Double {
        if signal < 0 { return -light(of: -signal) }
        return signal <= 0.5 ? signal * signal / 3 : (exponential((signal - c) / a) + b) / 12
    }

    private static var a: Double { 0.17883277 }
    private static var b: Double { 1 - 4 * a }
    /// 0.5 − a · ln(4 a), to as many digits as CSS Color HDR 1 has.
    private static var c: Double { 0.55991073 }
}

extension ColorSpaceID {
    /// ``Rec2100HLG``.
    public static let rec2100HLG = ColorSpaceID(of: Rec2100HLG.self)
}
