internal import ColorMath

/// The conversion between two spaces in closed form: decode, one matrix, encode.
///
/// The connection space's adaptation cancels where both spaces have the same white, so sRGB ↔ Display P3 is
/// the published formula up to the rounding of doubles.
package struct ClosedForm: ColorConversion {
    let source: [ToneCurve]
    let matrix: Matrix3x3
    let target: [ToneCurve]

    package init?(from source: RGBModel, to target: RGBModel) {
        guard let back = target.colorants.inverseUnlessSingular, target.isInvertible else { return nil }
        self.source = source.curves
        self.target = target.curves
        matrix = back * source.colorants
    }

    package func convert(_ color: SIMD3<Double>) -> SIMD3<Double> {
        let linear: SIMD3<Double> = [
            source[0].linear(color.x), source[1].linear(color.y), source[2].linear(color.z),
        ]
        let mapped = matrix * linear
        return [target[0].encoded(mapped.x), target[1].encoded(mapped.y), target[2].encoded(mapped.z)]
    }
}
