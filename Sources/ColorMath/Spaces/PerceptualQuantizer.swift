/// The perceptual quantizer: luminances of 0…10 000 cd/m² as signals of 0…1 whose steps look alike.
///
/// Source: SMPTE ST 2084; ITU-R BT.2100. Negative values are continued by odd symmetry.
enum PerceptualQuantizer {
    /// The luminance of the white of sRGB, where light is relative: the reference white of ITU-R BT.2408, in
    /// cd/m².
    static var referenceWhite: Double { 203 }

    /// The signals of luminances in cd/m².
    static func encode(_ luminances: SIMD3<Double>) -> SIMD3<Double> {
        let root = (luminances / 10_000).signedPower(m1)
        let size = root.replacing(with: -root, where: root .< 0)
        let signal = ((c1 + c2 * size) / (1 + c3 * size)).signedPower(m2)
        return signal.replacing(with: -signal, where: root .< 0)
    }

    /// The luminances in cd/m² of signals.
    static func decode(_ signals: SIMD3<Double>) -> SIMD3<Double> {
        let size = signals.replacing(with: -signals, where: signals .< 0).signedPower(1 / m2)
        let excess = size - c1
        let root = excess.replacing(with: 0, where: excess .< 0) / (c2 - c3 * size)
        let luminance = 10_000 * root.signedPower(1 / m1)
        return luminance.replacing(with: -luminance, where: signals .< 0)
    }

    private static var m1: Double { 2610.0 / 16_384 }
    private static var m2: Double { 2523.0 / 32 }
    private static var c1: Double { 3424.0 / 4096 }
    private static var c2: Double { 2413.0 / 128 }
    private static var c3: Double { 2392.0 / 128 }
}
