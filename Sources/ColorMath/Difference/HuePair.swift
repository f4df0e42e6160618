/// The hues of two colours as CIEDE2000 compares them: by directions in the plane of a and b instead
/// of by angles.
///
/// The sum of two unit vectors points to the mean hue on the shorter arc, and half the length of their
/// difference is the sine of half the angle between them. That says the same as the formula's case
/// distinctions, without the two arctangents.
struct HuePair {
    /// ΔH′ (equation 11): twice the geometric mean of the chromas, times the sine of half the angle.
    let difference: Double
    /// The unit vector of the mean hue (equation 14).
    let mean: SIMD2<Double>

    /// Compares the hues of two colours, given by a′ and b and their chromas.
    init(
        _ first: SIMD2<Double>, _ firstChroma: Double, _ second: SIMD2<Double>, _ secondChroma: Double
    ) {
        let product = firstChroma * secondChroma
        guard product > 0 else {
            // Where one colour has no hue, the other's is the mean; where neither has, hue 0 stands in.
            let chroma = max(firstChroma, secondChroma)
            difference = 0
            mean = chroma > 0 ? (first + second) / chroma : SIMD2(1, 0)
            return
        }
        let (unit, otherUnit) = (first / firstChroma, second / secondChroma)
        let chord = otherUnit - unit
        let length = product.squareRoot() * (chord * chord).sum().squareRoot()
        let sum = unit + otherUnit
        let sumLength = (sum * sum).sum().squareRoot()
        if sumLength > 0 {
            let turn = unit.x * otherUnit.y - unit.y * otherUnit.x
            difference = turn < 0 ? -length : length
            mean = sum / sumLength
        } else {
            // Opposite hues have two means; equation 14 takes the one a quarter turn on from
            // the smaller angle.
            let isFirstSmaller = unit.y > 0 || unit.y == 0 && unit.x > 0
            let smaller = isFirstSmaller ? unit : otherUnit
            difference = isFirstSmaller ? length : -length
            mean = SIMD2(-smaller.y, smaller.x)
        }
    }

    /// T (equation 15): how much hue matters at the mean hue.
    ///
    /// The cosines of its multiples follow from one cosine and sine by the addition theorems.
    var dependence: Double {
        let (c, s) = (mean.x, mean.y)
        let (c2, s2) = (c * c - s * s, 2 * s * c)
        let (c3, s3) = (c2 * c - s2 * s, s2 * c + c2 * s)
        let (c4, s4) = (c2 * c2 - s2 * s2, 2 * s2 * c2)
        // cos 30°, sin 30°; cos 6°, sin 6°; cos 63°, sin 63°.
        return 1 - 0.17 * (c * 0.866_025_403_784_438_6 + s * 0.5)
            + 0.24 * c2
            + 0.32 * (c3 * 0.994_521_895_368_273_3 - s3 * 0.104_528_463_267_653_46)
            - 0.20 * (c4 * 0.453_990_499_739_546_75 + s4 * 0.891_006_524_188_367_9)
    }
}
