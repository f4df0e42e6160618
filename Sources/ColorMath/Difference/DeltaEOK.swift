extension ColorConvertible {
    /// ΔE OK: the distance of two colours in OKLab.
    ///
    /// About 0.02 is just noticeable; black and white are 1 apart. Symmetric, and meaningful for
    /// large distances too. Translucent colours are compared as if they were opaque.
    /// Source: CSS Color 4, "ΔE OK".
    @inlinable
    public func differenceOK(from other: some ColorConvertible) -> Double {
        let offset = opaque(in: OKLab.self).components - other.opaque(in: OKLab.self).components
        return (offset * offset).sum().squareRoot()
    }
}
