internal import ColorMath

extension SRGB8 {
    /// The nearest colour to encoded levels, 0…255.
    package init(levels: SIMD3<Float>) {
        let rounded = levels.rounded(.toNearestOrAwayFromZero).clamped(
            lowerBound: .zero, upperBound: SIMD3(repeating: 255))
        self.init(red: UInt8(rounded.x), green: UInt8(rounded.y), blue: UInt8(rounded.z))
    }
}

/// The largest absolute value of three channels.
@inline(__always)
package func largestChannel(_ difference: SIMD3<Float>) -> Float {
    max(abs(difference.x), abs(difference.y), abs(difference.z))
}

/// The sum of the absolute values of three channels.
@inline(__always)
package func absoluteSum(_ difference: SIMD3<Float>) -> Float {
    abs(difference.x) + abs(difference.y) + abs(difference.z)
}

/// The sum of the squares of three channels.
@inline(__always)
package func squaredLength(_ vector: SIMD3<Float>) -> Float {
    vector.x * vector.x + vector.y * vector.y + vector.z * vector.z
}

/// The scalar product of three channels.
@inline(__always)
package func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float {
    a.x * b.x + a.y * b.y + a.z * b.z
}
