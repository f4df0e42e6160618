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

/// How far the way from a backdrop to an ink lies off that to another ink, in levels of the channel where it
/// is farthest; that to a blend of the other ink and the backdrop does not at all.
package func distance(of own: SIMD3<Float>, offWay way: SIMD3<Float>) -> Float {
    largestChannel(own - dot(own, way) / max(1, squaredLength(way)) * way)
}
