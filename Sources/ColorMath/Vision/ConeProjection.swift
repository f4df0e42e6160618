/// The projection that dichromacy is modelled by: the response of the missing cone is replaced by the one
/// that brings the colour onto a plane of colours which are seen alike with and without it.
enum ConeProjection {
    /// The projection along the axis of one cone onto the plane through black and two cone responses,
    /// in linear sRGB.
    static func matrix(
        along cone: Cone, ontoPlaneOf first: SIMD3<Double>, _ second: SIMD3<Double>
    ) -> Matrix3x3 {
        let normal = cross(first, second)
        var rows = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
        rows[cone.rawValue] -= normal / normal[cone.rawValue]
        let projection = Matrix3x3(rows[0], rows[1], rows[2])
        return ConeFundamentals.toLinearSRGB * projection * ConeFundamentals.fromLinearSRGB
    }
}
