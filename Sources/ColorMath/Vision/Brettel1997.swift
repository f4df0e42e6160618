/// Brettel, Viénot and Mollon (1997): dichromats see two half planes of colours, which meet in
/// the neutral axis.
///
/// Each half plane holds one wavelength that dichromats see as everyone does: 475 and 575 nm for protan and
/// deutan, 485 and 660 nm for tritan. The white of sRGB serves as neutral, so that greys stay greys.
enum Brettel1997 {
    static func transform(without cone: Cone) -> HalfSpaceTransform {
        let anchors: (ConeFundamentals.Anchor, ConeFundamentals.Anchor) =
            cone == .short ? (.nm660, .nm485) : (.nm575, .nm475)
        let white = ConeFundamentals.white
        var (near, far) = (anchors.0.coneResponse, anchors.1.coneResponse)

        // The plane through the neutral axis and the axis of the missing cone parts the two half planes.
        var missing = SIMD3<Double>.zero
        missing[cone.rawValue] = 1
        let separation = cross(white, missing)
        if (separation * near).sum() < 0 { (near, far) = (far, near) }

        let nearMatrix = ConeProjection.matrix(along: cone, ontoPlaneOf: white, near)
        let farMatrix = ConeProjection.matrix(along: cone, ontoPlaneOf: white, far)
        let normal = ConeFundamentals.fromLinearSRGB.transposed * separation
        // The two agree on the plane, so their difference only depends on the distance from it: one
        // direction tells it.
        let kink = (farMatrix * normal - nearMatrix * normal) / (normal * normal).sum()
        return HalfSpaceTransform(matrix: nearMatrix, kink: kink, normal: normal)
    }
}
