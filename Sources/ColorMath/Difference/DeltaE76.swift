extension CIELab {
    /// ΔE\*ab of 1976: the distance of two colours in CIE Lab.
    ///
    /// Symmetric. Overstates differences between saturated colours, several times over in blue.
    public func difference76(from other: CIELab) -> Double {
        let offset = components - other.components
        return (offset * offset).sum().squareRoot()
    }
}
