package import ColorMath

extension Matrix3x3 {
    /// The inverse; nil where the columns do not span space, as those of a hostile profile need not.
    package var inverseUnlessSingular: Matrix3x3? {
        determinant.isFinite && abs(determinant) > 1e-9 ? inverse : nil
    }

    /// The largest difference between two entries in the same place.
    func distance(to other: Matrix3x3) -> Double {
        let (a, b, c) = columns
        let (d, e, f) = other.columns
        return max((a - d).largestMagnitude, (b - e).largestMagnitude, (c - f).largestMagnitude)
    }
}

extension SIMD3<Double> {
    fileprivate var largestMagnitude: Double { Swift.max(abs(x), abs(y), abs(z)) }
}
