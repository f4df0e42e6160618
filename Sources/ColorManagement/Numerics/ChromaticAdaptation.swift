/// Chromatic adaptation with the linear Bradford transform, the one ICC profiles are made with.
///
/// Source: ICC.1:2022, annex E; the cone matrix is Lam's (1985).
enum ChromaticAdaptation {
    /// The white of the profile connection space, ICC.1:2022 §7.2.16: by definition these four digits.
    static let connectionWhite: SIMD3<Double> = [0.9642, 1, 0.8249]

    /// Maps tristimuli seen under `white` to those that look the same under the connection space's D50.
    static func toConnectionSpace(from white: SIMD3<Double>) -> Matrix3 {
        let scale = (bradford * connectionWhite) / (bradford * white)
        return bradfordInverse * Matrix3(diagonal: scale) * bradford
    }

    private static let bradford = Matrix3(
        [0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296])
    private static let bradfordInverse = bradford.inverse ?? .identity
}
