/// Seeing with one kind of receptor only: every colour becomes the grey of the same response.
enum Monochromacy {
    /// Seeing with rods: the approximate scotopic weights of the primaries of a display, from the tone
    /// reproduction library of Larson, Rushmeier and Piatko (1997).
    static var rods: HalfSpaceTransform { grey(of: [0.062, 0.608, 0.330]) }

    /// Seeing with short-wave cones: the last row of the Smith–Pokorny responses.
    static var shortWaveCones: HalfSpaceTransform {
        grey(of: ConeFundamentals.fromLinearSRGB.transposed * [0, 0, 1])
    }

    private static func grey(of weights: SIMD3<Double>) -> HalfSpaceTransform {
        let row = weights / weights.sum()
        return HalfSpaceTransform(matrix: Matrix3x3(row, row, row))
    }
}
