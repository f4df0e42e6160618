/// A linear map of three components.
struct Matrix3x3: Hashable, Sendable, BitwiseCopyable {
    // Columns, because a product is then three scaled additions, without a sum across a vector.
    private var first: SIMD3<Double>
    private var second: SIMD3<Double>
    private var third: SIMD3<Double>

    /// Creates a matrix from its rows, as matrices are printed.
    @inline(__always)
    init(_ top: SIMD3<Double>, _ middle: SIMD3<Double>, _ bottom: SIMD3<Double>) {
        first = SIMD3(top.x, middle.x, bottom.x)
        second = SIMD3(top.y, middle.y, bottom.y)
        third = SIMD3(top.z, middle.z, bottom.z)
    }

    /// The matrix applied to a vector.
    @inline(__always)
    static func * (matrix: Matrix3x3, vector: SIMD3<Double>) -> SIMD3<Double> {
        matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
    }
}
