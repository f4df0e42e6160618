package import ColorMath

extension WhitePoint {
    /// The white of the profile connection space, ICC.1:2022 §7.2.16: D50 in the four digits that the
    /// standard prints for X and Z.
    package static let connectionSpace = WhitePoint(
        x: 0.9642 / (0.9642 + 1 + 0.8249), y: 1 / (0.9642 + 1 + 0.8249))
}
