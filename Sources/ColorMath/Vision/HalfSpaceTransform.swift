/// A map of linear light that is one matrix on one side of a plane through black and another on
/// the other side.
///
/// The two agree on the plane, so they differ by a multiple of the distance from it: on the far side, `matrix
/// * rgb + kink * (normal · rgb)`. That form cannot jump, whatever rounding does to the side a colour is on.
struct HalfSpaceTransform: Hashable, Sendable, BitwiseCopyable {
    /// The map on the side the normal points to.
    var matrix: Matrix3x3
    /// What a unit of distance on the other side adds.
    var kink = SIMD3<Double>.zero
    /// The normal of the plane.
    var normal = SIMD3<Double>.zero

    /// Linear light as the map has it.
    @inline(__always)
    func apply(to light: SIMD3<Double>) -> SIMD3<Double> {
        let distance = normal.x * light.x + normal.y * light.y + normal.z * light.z
        return matrix * light + kink * min(distance, 0)
    }

    /// The map mixed with the identity: 0 gives the identity itself, 1 this map itself.
    func blended(by amount: Double) -> HalfSpaceTransform {
        HalfSpaceTransform(
            matrix: Matrix3x3.identity.mixed(with: matrix, by: amount), kink: kink * amount, normal: normal)
    }

    /// The same map in another RGB space of linear light, given the way there and back.
    func inSpace(from toOwn: Matrix3x3, to fromOwn: Matrix3x3) -> HalfSpaceTransform {
        HalfSpaceTransform(
            matrix: fromOwn * matrix * toOwn, kink: fromOwn * kink, normal: toOwn.transposed * normal)
    }
}
