/// Viénot, Brettel and Mollon (1999): one plane of colours, through the blue and the yellow of the display.
///
/// Made for protan and deutan; the yellow and blue of a display are no colours that tritanopes see as everyone does.
enum Vienot1999 {
    static func transform(of deficiency: ColorVisionDeficiency) -> HalfSpaceTransform {
        let blue = ConeFundamentals.fromLinearSRGB * [0, 0, 1]
        let yellow = ConeFundamentals.fromLinearSRGB * [1, 1, 0]
        let axis = ConeProjection.axis(of: deficiency)
        return HalfSpaceTransform(matrix: ConeProjection.matrix(along: axis, ontoPlaneOf: blue, yellow))
    }
}
