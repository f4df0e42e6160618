/// The CIE 1976 lightness scale: a cube root with a straight line near black, which L\*, a\* and b\*
/// are made of.
///
/// Source: CIE 15, with the exact constants ε = 216/24389 and κ = 24389/27 instead of 0.008856 and 903.3.
enum CIELightness {
    private static var epsilon: Double { 216.0 / 24389 }
    private static var kappa: Double { 24389.0 / 27 }

    /// The responses to stimuli relative to white: 1 for white, 16/116 for black.
    @inline(__always)
    static func response(_ stimuli: SIMD3<Double>) -> SIMD3<Double> {
        let line = (kappa * stimuli + 16) / 116
        return line.replacing(with: stimuli.cubeRoot, where: stimuli .> epsilon)
    }

    /// The stimulus relative to white that evokes a response.
    @inline(__always)
    static func stimulus(_ response: Double) -> Double {
        let cube = response * response * response
        return cube > epsilon ? cube : (116 * response - 16) / kappa
    }

    /// L\*, 0…100, of a luminance relative to white.
    static func lightness(ofLuminance luminance: Double) -> Double {
        116 * response(SIMD3(luminance, 0, 0)).x - 16
    }
}
