/// The gamut of a display in linear light, and the way from it to OKLab without detours.
struct DisplayGamut: Sendable {
    /// Linear light to cone responses (LMS).
    private let toCones: Matrix3x3
    /// Cone responses to linear light.
    private let fromCones: Matrix3x3

    static let sRGB = DisplayGamut(LinearSRGB.self)
    static let displayP3 = DisplayGamut(LinearDisplayP3.self)

    private init<Light: SRGBEncodedLight>(_ light: Light.Type) {
        toCones = Matrix3x3 { OKLab.coneResponse(to: Light(components: $0).extended(to: XYZD65.self)) }
        fromCones = Matrix3x3 { OKLab.tristimulus(ofCones: $0).extended(to: Light.self).components }
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
