/// The gamut of an RGB space in linear light, and the way from it to OKLab without detours.
struct DisplayGamut: Sendable {
    /// Linear light to cone responses (LMS).
    private let toCones: Matrix3x3
    /// Cone responses to linear light.
    private let fromCones: Matrix3x3

    private static let sRGB = DisplayGamut(LinearSRGB.self)
    private static let displayP3 = DisplayGamut(LinearDisplayP3.self)

    private init<Light: SRGBEncodedLight>(_ light: Light.Type) {
        toCones = Matrix3x3 { OKLab.coneResponse(to: Light(components: $0).extended(to: XYZD65.self)) }
        fromCones = Matrix3x3 { OKLab.tristimulus(ofCones: $0).extended(to: Light.self).components }
    }

    /// The gamut of a space by its primaries: every transfer function leaves 0 and 1 where they are.
    private init<Space: RGBSpace>(primariesOf space: Space.Type) {
        toCones = Matrix3x3 { OKLab.coneResponse(to: Space(components: $0).extended(to: XYZD65.self)) }
        fromCones = toCones.inverse
    }

    /// The gamut of a space, encoded or not.
    static func gamut<Space: RGBSpace>(of space: Space.Type) -> DisplayGamut {
        if Space.self == SRGB.self || Space.self == LinearSRGB.self { return .sRGB }
        if Space.self == DisplayP3.self || Space.self == LinearDisplayP3.self { return .displayP3 }
        return DisplayGamut(primariesOf: space)
    }

    /// Light inside the gamut, encoded as the space does.
    func encode<Space: RGBSpace>(_ light: SIMD3<Double>, as space: Space.Type) -> Space {
        if Space.self == LinearSRGB.self || Space.self == LinearDisplayP3.self {
            return Space(components: light)
        }
        if Space.self == SRGB.self || Space.self == DisplayP3.self {
            return Space(components: SRGBTransfer.encode(light)).clipped
        }
        return OKLab.tristimulus(ofCones: toCones * light).extended(to: space).clipped
    }

    /// The linear light that evokes the cubes of L′M′S′.
    @inline(__always)
    func light(ofConeRoots roots: SIMD3<Double>) -> SIMD3<Double> { fromCones * (roots * roots * roots) }

    /// The cube roots of the cone responses to linear light: L′M′S′, which OKLab is a matrix away from.
    @inline(__always)
    func coneRoots(ofLight light: SIMD3<Double>) -> SIMD3<Double> { (toCones * light).cubeRoot }

    /// Whether light lies within the gamut, but for the rounding error of conversions.
    @inline(__always)
    static func contains(_ light: SIMD3<Double>) -> Bool {
        let tolerance = 1e-9
        return light.min() >= -tolerance && light.max() <= 1 + tolerance
    }
}
