/// Viénot, Brettel and Mollon (1999): one plane of colours, through the blue and the yellow of the display.
///
/// Made for protan and deutan; the yellow and blue of a display are no colours that tritanopes see
/// as everyone does.
enum Vienot1999 {
    static func transform(without cone: Cone) -> HalfSpaceTransform {
        let blue = ConeFundamentals.fromLinearSRGB * [0, 0, 1]
        let yellow = ConeFundamentals.fromLinearSRGB * [1, 1, 0]
        return HalfSpaceTransform(matrix: ConeProjection.matrix(along: cone, ontoPlaneOf: blue, yellow))
    }
}
