extension ColorSpace {
    /// ΔE OK: the distance of two colours in OKLab.
    ///
    /// About 0.02 is just noticeable; black and white are 1 apart. Symmetric, and meaningful for
    /// large distances too.
    /// Source: CSS Color 4, "ΔE OK".
    @inlinable
    public func differenceOK(from other: some ColorSpace) -> Double {
        let offset = extended(to: OKLab.self).components - other.extended(to: OKLab.self).components
        return (offset * offset).sum().squareRoot()
    }
}
