/// Carries tristimulus values from one white to another, as an eye that has adapted to it would see them.
public struct ChromaticAdaptation: Hashable, Sendable {
    /// The cone space in which whites are scaled.
    public enum Method: String, CaseIterable, Hashable, Sendable {
        /// Bradford (K. M. Lam, 1985): what ICC profiles and CSS use.
        case bradford
        /// CAT16 (C. Li and others, 2017): what CAM16 uses; blues shift less.
        case cat16
    }

    /// The adaptation as a linear map of X, Y, Z.
    package let matrix: Matrix3x3

    /// Creates an adaptation between two whites.
    ///
    /// - Parameters:
    ///   - method: The cone space.
    ///   - source: The white adapted from.
    ///   - destination: The white adapted to.
    ///   - degree: How far the adaptation goes, from 0 (not at all) to 1 (to the other white itself); it
    ///     weights the gain of each cone against 1, as D does in CIECAM02 (CIE 159:2004).
    public init(
        _ method: Method = .bradford, from source: WhitePoint, to destination: WhitePoint, degree: Double = 1
    ) {
        let cones = method.coneResponse
        let full = (cones * destination.tristimulus) / (cones * source.tristimulus)
        let gain = full * degree + (1 - degree)
        matrix = cones.inverse * Matrix3x3(diagonal: gain) * cones
    }

    /// The tristimulus values X, Y, Z that look under the destination's white as the given ones do
    /// under the source's.
    public func adapt(_ tristimulus: SIMD3<Double>) -> SIMD3<Double> { matrix * tristimulus }
}

extension ChromaticAdaptation.Method {
    /// XYZ to the sharpened cone responses of the method.
    var coneResponse: Matrix3x3 {
        switch self {
        case .bradford:
            Matrix3x3([0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296])
        case .cat16:
            Matrix3x3(
                [0.401288, 0.650173, -0.051461], [-0.250268, 1.204414, 0.045854],
                [-0.002079, 0.048952, 0.953127])
        }
    }
}
