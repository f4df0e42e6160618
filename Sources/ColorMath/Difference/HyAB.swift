extension CIELab {
    /// HyAB: the difference in lightness plus the distance in a and b.
    ///
    /// Symmetric, and closer to what people see than the Euclidean distance where differences are large.
    /// Source: S. Abasi, M. Amani Tehran, M. D. Fairchild: Distance metrics for very large
    /// color differences (2020).
    public func differenceHyAB(from other: CIELab) -> Double {
        let (offsetA, offsetB) = (a - other.a, b - other.b)
        return abs(lightness - other.lightness) + (offsetA * offsetA + offsetB * offsetB).squareRoot()
    }
}
