/// The colour of strokes, from the colours of a component's pixels.
package struct StrokeColors {
    package let backdrop: SIMD3<Float>
    /// The mean colour of the pixels at the far end from the backdrop.
    package let ink: SIMD3<Float>
    /// The distance between the two.
    package let strength: Float
    /// From backdrop to ink, scaled so that its product with a whole step is 1.
    private let axis: SIMD3<Float>

    /// Finds the ink, or nil where it hardly differs from the backdrop.
    ///
    /// - Parameter counts: room to count distances in.
    package init?(
        _ colors: [SIMD3<Float>], backdrop: SIMD3<Float>, counts: inout Histogram,
        _ constants: ComponentConstants
    ) {
        self.backdrop = backdrop
        counts.clear()
        for color in colors { counts.add(Int(squaredLength(color - backdrop).squareRoot())) }
        let level = colors.count > Int(constants.fewPixels) ? counts.quantile(constants.farQuantile) : nil
        let farthest = level.map { Float($0) + 0.5 } ?? Float(max(0, counts.highest))
        // What is counted at the quantile's own level is far, however few levels that is.
        let far = min(Float(constants.farFromBackground) * farthest, level.map(Float.init) ?? .infinity)
        var sum = SIMD3<Float>.zero
        var number: Float = 0
        for color in colors where squaredLength(color - backdrop) >= far * far {
            sum += color
            number += 1
        }
        guard number > 0 else { return nil }
        ink = sum / number
        let squared = squaredLength(ink - backdrop)
        guard Double(squared) >= constants.leastContrast * constants.leastContrast else { return nil }
        strength = squared.squareRoot()
        axis = (ink - backdrop) / squared
    }

    /// How much of a pixel the ink covers: 0 on the backdrop, 1 at full ink.
    @inline(__always)
    package func coverage(_ color: SIMD3<Float>) -> Float {
        dot(color - backdrop, axis)
    }
}
