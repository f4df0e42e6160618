import Raster
import TextDetection

extension Glyph {
    /// A letter of dark ink on white, fully covered, with what differs from one said.
    ///
    /// - Parameter coverage: The share of its box that its ink covers.
    static func letter(
        _ component: Int = 0, x: Int, y: Int, width: Int, height: Int, ink: SIMD3<Float> = SIMD3(40, 40, 40),
        backdrop: SIMD3<Float> = SIMD3(255, 255, 255), coverage: Float = 0.5, core: Float = 0.8,
        spread: Float = 0, roughness: Float = 0, threshold: UInt8 = 1, isHollow: Bool = false
    ) -> Glyph {
        let area = coverage * Float(width * height)
        return Glyph(
            component: component, bounds: Bounds(PixelRect(x: x, y: y, width: width, height: height)),
            zone: 0, backdrop: backdrop, ink: ink, strength: squaredLength(ink - backdrop).squareRoot(),
            coveredArea: area, solidPixels: max(1, Int(area)), foreignBackground: 0, roughness: roughness,
            threshold: threshold, core: core, spread: spread, isHollow: isHollow)
    }

    /// A row of equal letters on one foot.
    static func row(
        count: Int, x: Int = 100, foot: Int = 100, width: Int = 10, height: Int = 16, gap: Int = 3
    ) -> [Glyph] {
        (0..<count).map {
            letter($0, x: x + $0 * (width + gap), y: foot - height, width: width, height: height)
        }
    }
}
