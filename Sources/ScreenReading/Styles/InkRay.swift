package import ColorMath
package import TextDetection

/// From a backdrop to an ink, in encoded levels.
package struct InkRay {
    let direction: SIMD3<Double>
    /// The distance between the two.
    package let length: Double

    package init(from backdrop: SRGB8, to ink: SRGB8) {
        direction = ink.levels - backdrop.levels
        length = (direction * direction).sum().squareRoot()
    }

    /// The cosine of the angle between two rays; 0 where one of them has no length.
    package func cosine(to other: InkRay) -> Double {
        (direction * other.direction).sum() / max(1e-9, length * other.length)
    }
}

extension Region {
    /// From its backdrop to its ink.
    package var inkRay: InkRay { InkRay(from: backdrop, to: ink) }
}

extension SRGB8 {
    /// The channels in code values.
    var levels: SIMD3<Double> { SIMD3(Double(red), Double(green), Double(blue)) }
}
