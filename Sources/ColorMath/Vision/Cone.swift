/// A type of cone; the raw value is its place among the cone responses L, M and S.
enum Cone: Int {
    /// Long-wave.
    case long
    /// Middle-wave.
    case middle
    /// Short-wave.
    case short
}

extension ColorVisionDeficiency {
    /// The one type of cone that is affected; nil where only one kind of receptor is left.
    var affectedCone: Cone? {
        switch self {
        case .protan: .long
        case .deutan: .middle
        case .tritan: .short
        case .achromatopsia, .blueConeMonochromacy: nil
        }
    }
}
