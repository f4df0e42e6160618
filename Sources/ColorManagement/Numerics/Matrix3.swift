/// A 3×3 matrix of doubles that maps column vectors.
struct Matrix3: Hashable, Sendable {
    var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        columns = (first, second, third)
    }

    /// The matrix with `diagonal` on the diagonal and zeros elsewhere.
    init(diagonal: SIMD3<Double>) {
        self.init([diagonal.x, 0, 0], [0, diagonal.y, 0], [0, 0, diagonal.z])
    }

    static let identity = Matrix3(diagonal: [1, 1, 1])

    /// The transpose: the columns are this matrix's rows.
    var transposed: Matrix3 {
        let (a, b, c) = columns
        return Matrix3([a.x, b.x, c.x], [a.y, b.y, c.y], [a.z, b.z, c.z])
    }

    /// The inverse by cofactors; nil where the columns do not span space.
    var inverse: Matrix3? {
        let (a, b, c) = columns
        let determinant = (a * cross(b, c)).sum()
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
        return Matrix3(cross(b, c) / determinant, cross(c, a) / determinant, cross(a, b) / determinant)
            .transposed
    }

    static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }

    static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
        Matrix3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    static func == (left: Matrix3, right: Matrix3) -> Bool { left.columns == right.columns }

    func hash(into hasher: inout Hasher) {
        hasher.combine(columns.0)
        hasher.combine(columns.1)
        hasher.combine(columns.2)
    }

    /// The largest difference between two entries in the same place.
    func distance(to other: Matrix3) -> Double {
        let (a, b, c) = columns
        let (d, e, f) = other.columns
        return max((a - d).largestMagnitude, (b - e).largestMagnitude, (c - f).largestMagnitude)
    }
}

extension SIMD3<Double> {
    var largestMagnitude: Double { Swift.max(abs(x), abs(y), abs(z)) }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
}
