internal import ColorMath

extension WhitePoint {
    /// The white of the profile connection space, ICC.1:2022 §7.2.16: D50 in the four digits that the standard prints
    /// for X and Z.
    static let connectionSpace = WhitePoint(x: 0.9642 / (0.9642 + 1 + 0.8249), y: 1 / (0.9642 + 1 + 0.8249))
}

extension Matrix3 {
    /// The matrix of an adaptation, which is linear.
    init(_ adaptation: ChromaticAdaptation) {
        self.init(adaptation.adapt([1, 0, 0]), adaptation.adapt([0, 1, 0]), adaptation.adapt([0, 0, 1]))
    }
}
