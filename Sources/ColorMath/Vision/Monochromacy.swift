/// Seeing with one kind of receptor only: every colour becomes the grey of the same response.
enum Monochromacy {
    static func transform(of deficiency: ColorVisionDeficiency) -> HalfSpaceTransform {
        let weights = deficiency == .blueConeMonochromacy ? shortWaveCones : rods
        let row = weights / weights.sum()
        return HalfSpaceTransform(matrix: Matrix3x3(row, row, row))
    }

    /// How rods weigh the primaries of a display: the approximate scotopic weights of Larson, Rushmeier and Piatko
    /// (1997) in their tone reproduction library.
    private static let rods = SIMD3(0.062, 0.608, 0.330)

    /// How short-wave cones weigh the primaries: the last row of the Smith–Pokorny responses.
    private static let shortWaveCones = ConeFundamentals.fromLinearSRGB.transposed * [0, 0, 1]
}
