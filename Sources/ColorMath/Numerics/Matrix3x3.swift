/// A linear map of three components.
package struct Matrix3x3: Hashable, Sendable, BitwiseCopyable {
    // Columns, because a product is then three scaled additions, without a sum across a vector.
    private var first: SIMD3<Double>
    private var second: SIMD3<Double>
    private var third: SIMD3<Double>

    /// Creates a matrix from its rows, as matrices are printed.
    @inline(__always)
    package init(_ top: SIMD3<Double>, _ middle: SIMD3<Double>, _ bottom: SIMD3<Double>) {
        first = SIMD3(top.x, middle.x, bottom.x)
        second = SIMD3(top.y, middle.y, bottom.y)
        third = SIMD3(top.z, middle.z, bottom.z)
    }

    /// Creates a matrix from its columns: what it makes of the three unit vectors.
    package init(columns first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// Creates the matrix of a map known to be linear.
    package init(of map: (SIMD3<Double>) -> SIMD3<Double>) {
        first = map([1, 0, 0])
        second = map([0, 1, 0])
        third = map([0, 0, 1])
    }

    /// Creates a matrix that scales each component by itself.
    package init(diagonal: SIMD3<Double>) {
        self.init(SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
    }

    /// What the matrix makes of the three unit vectors.
    package var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) { (first, second, third) }

    /// The matrix that changes nothing.
    package static var identity: Matrix3x3 { Matrix3x3(diagonal: .one) }

    /// The matrix applied to a vector.
    @inline(__always)
    package static func * (matrix: Matrix3x3, vector: SIMD3<Double>) -> SIMD3<Double> {
        matrix.first * vector.x + matrix.second * vector.y + matrix.third * vector.z
    }

    /// The matrix that applies the right one first, then the left.
    package static func * (left: Matrix3x3, right: Matrix3x3) -> Matrix3x3 {
        var product = left
        product.first = left * right.first
        product.second = left * right.second
        product.third = left * right.third
        return product
    }

    /// The matrix with rows and columns exchanged.
    package var transposed: Matrix3x3 { Matrix3x3(first, second, third) }

    /// This matrix and another in proportion; exact at 0 and 1.
    func mixed(with other: Matrix3x3, by amount: Double) -> Matrix3x3 {
        var mixture = self
        mixture.first = first * (1 - amount) + other.first * amount
        mixture.second = second * (1 - amount) + other.second * amount
        mixture.third = third * (1 - amount) + other.third * amount
        return mixture
    }

    /// The volume that the unit cube is mapped to; 0 where the matrix is singular.
    package var determinant: Double { (first * cross(second, third)).sum() }

    /// The matrix that undoes this one, by cross products of its columns; the matrix must not be singular.
    package var inverse: Matrix3x3 {
        let determinant = determinant
        return Matrix3x3(
            cross(second, third) / determinant, cross(third, first) / determinant,
            cross(first, second) / determinant)
    }
}

/// The cross product: the vector at right angles to both.
func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
        left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
        left.x * right.y - left.y * right.x)
}
