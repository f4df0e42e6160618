/// The colour of strokes, from the colours of a component's pixels.
struct StrokeColors {
    let backdrop: SIMD3<Float>
    /// The mean colour of the pixels at the far end from the backdrop.
    let ink: SIMD3<Float>
    /// The distance between the two.
    let strength: Float
    /// From backdrop to ink, scaled so that its product with a whole step is 1.
    private let axis: SIMD3<Float>

    /// Pixels at this share of the distance that 95 % of them do not exceed count as fully covered; where there are few
    /// pixels the farthest one takes that distance's place.
    private static let far: Float = 0.9
    private static let farShare = 0.95
    private static let fewPixels = 20

    /// Finds the ink, or nil where it hardly differs from the backdrop.
    ///
    /// - Parameter counts: room to count distances in.
    init?(_ colors: [SIMD3<Float>], backdrop: SIMD3<Float>, counts: inout LevelCounts) {
        self.backdrop = backdrop
        counts.clear()
        for color in colors { counts.add(Int(squaredLength(color - backdrop).squareRoot())) }
        let farthest =
            colors.count > Self.fewPixels
            ? Float(counts.quantile(Self.farShare)) + 0.5 : Float(max(0, counts.highest))
        let far = Self.far * farthest
        var sum = SIMD3<Float>.zero
        var number: Float = 0
        for color in colors where squaredLength(color - backdrop) >= far * far {
            sum += color
            number += 1
        }
        guard number > 0 else { return nil }
        ink = sum / number
        let squared = squaredLength(ink - backdrop)
        guard squared >= 4 else { return nil }
        strength = squared.squareRoot()
        axis = (ink - backdrop) / squared
    }

    /// How much of a pixel the ink covers: 0 on the backdrop, 1 at full ink.
    @inline(__always)
    func coverage(_ color: SIMD3<Float>) -> Float {
        dot(color - backdrop, axis)
    }
}
