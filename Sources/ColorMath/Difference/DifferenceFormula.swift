/// The formulas for the difference of two colours, and when to use which.
///
/// | formula | just noticeable | use it for | not for |
/// |---|---|---|---|
/// | ``ok`` | 0.02 | distances of any size, nearest colours, gamut mapping | comparing with industrial tolerances |
/// | ``ciede2000`` | 1 | small differences: regression tests, print, tolerances | large differences, optimising |
/// | ``hyAB`` | about 2 | large differences: are two palette colours told apart | small differences |
/// | ``cie94`` | 1 | comparing with older tolerances | where the order of colours must not matter |
/// | ``cie76`` | about 2.3 | comparing with published ΔE\*ab | saturated colours |
public enum DifferenceFormula: String, CaseIterable, Hashable, Sendable {
    /// ΔE OK: Euclidean distance in OKLab.
    case ok
    /// CIEDE2000.
    case ciede2000
    /// HyAB in CIE Lab.
    case hyAB = "hyab"
    /// ΔE\*94 for graphic arts, with the first colour as reference.
    case cie94
    /// ΔE\*ab of 1976.
    case cie76

    /// The difference of two colours; 0 for the same colour.
    public func difference(between first: some ColorConvertible, and second: some ColorConvertible) -> Double
    {
        func inLab(_ formula: (CIELab) -> (CIELab) -> Double) -> Double {
            formula(first.opaque(in: CIELab.self))(second.opaque(in: CIELab.self))
        }
        return switch self {
        case .ok: first.differenceOK(from: second)
        case .ciede2000: inLab(CIELab.difference2000)
        case .hyAB: inLab(CIELab.differenceHyAB)
        case .cie94: inLab(CIELab.difference94)
        case .cie76: inLab(CIELab.difference76)
        }
    }
}

extension ColorConvertible {
    /// The difference from another colour by a formula, 0 for the same colour; ``DifferenceFormula`` says
    /// what is just noticeable by each.
    ///
    /// Translucent colours are compared as if they were opaque.
    public func difference(from other: some ColorConvertible, by formula: DifferenceFormula = .ok) -> Double {
        formula.difference(between: self, and: other)
    }
}
