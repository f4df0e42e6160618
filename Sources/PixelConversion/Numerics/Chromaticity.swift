/// A colour without its lightness: CIE 1931 x and y.
public struct Chromaticity: Hashable, Sendable {
    /// The CIE 1931 x coordinate, 0…1 for real colours.
    public var x: Double
    /// The CIE 1931 y coordinate, 0…1 for real colours.
    public var y: Double

    /// Creates a chromaticity from its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The tristimulus of this chromaticity with Y = 1.
    package var tristimulus: SIMD3<Double> { [x / y, 1, (1 - x - y) / y] }

    /// The chromaticity of a tristimulus; nil for black and for what no light can be.
    package init?(_ tristimulus: SIMD3<Double>) {
        let sum = tristimulus.sum()
        guard sum.isFinite, sum > 0 else { return nil }
        self.init(x: tristimulus.x / sum, y: tristimulus.y / sum)
    }
}
