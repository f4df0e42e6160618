/// The projection that dichromacy is modelled by: the response of the missing cone is replaced by the one that brings
/// the colour onto a plane of colours which are seen alike with and without it.
enum ConeProjection {
    /// The axis of the missing cone in LMS: 0, 1 or 2.
    static func axis(of deficiency: ColorVisionDeficiency) -> Int {
        switch deficiency {
        case .deutan: 1
        case .tritan: 2
        case .protan, .achromatopsia, .blueConeMonochromacy: 0
        }
    }

    /// The projection along one cone's axis onto the plane through black and two cone responses, in linear sRGB.
    static func matrix(
        along axis: Int, ontoPlaneOf first: SIMD3<Double>, _ second: SIMD3<Double>
    ) -> Matrix3x3 {
        let normal = cross(first, second)
        var rows = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
        rows[axis] -= normal / normal[axis]
        let projection = Matrix3x3(rows[0], rows[1], rows[2])
        return ConeFundamentals.toLinearSRGB * projection * ConeFundamentals.fromLinearSRGB
    }
}
