extension CIELab {
    /// ΔE00 (CIEDE2000): the difference of two colours in units of what is just noticeable,
    /// for small differences.
    ///
    /// Symmetric. Made for differences below about 5: it jumps where hues lie opposite each other, by up to
    /// 36 for saturated colours, so it is no measure of large differences and no goal for an optimiser.
    ///
    /// Source: G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 color-difference formula (2005), whose equation
    /// numbers stand beside the code; kL = kC = kH = 1.
    public func difference2000(from other: CIELab) -> Double {
        // Equations 2 to 6: a is stretched for colours near grey, then chroma is taken.
        let meanChroma =
            ((a * a + b * b).squareRoot() + (other.a * other.a + other.b * other.b).squareRoot()) / 2
        let stretch = 1 + 0.5 * (1 - CIELab.saturation(ofChroma: meanChroma))
        let first = SIMD2(stretch * a, b)
        let second = SIMD2(stretch * other.a, other.b)
        let chroma1 = (first * first).sum().squareRoot()
        let chroma2 = (second * second).sum().squareRoot()

        // Equations 8 to 14: the differences and the means of lightness, chroma and hue.
        let lightnessDifference = other.lightness - lightness
        let chromaDifference = chroma2 - chroma1
        let hue = HuePair(first, chroma1, second, chroma2)
        let meanLightness = (lightness + other.lightness) / 2
        let meanAdjustedChroma = (chroma1 + chroma2) / 2

        // Equations 15 to 21: the weights.
        let offset = (meanLightness - 50) * (meanLightness - 50)
        let lightnessWeight = 1 + 0.015 * offset / (20 + offset).squareRoot()
        let chromaWeight = 1 + 0.045 * meanAdjustedChroma
        let hueWeight = 1 + 0.015 * meanAdjustedChroma * hue.dependence
        let blueness = (direction(x: hue.mean.x, y: hue.mean.y) - 275) / 25
        let turn = 60 * exponential(-blueness * blueness)
        let rotation =
            -2 * CIELab.saturation(ofChroma: meanAdjustedChroma) * cosineAndSine(degrees: turn).sine

        // Equation 22.
        let lightnessTerm = lightnessDifference / lightnessWeight
        let chromaTerm = chromaDifference / chromaWeight
        let hueTerm = hue.difference / hueWeight
        let sum = lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm
        return (sum + rotation * chromaTerm * hueTerm).squareRoot()
    }

    /// √(C⁷ / (C⁷ + 25⁷)), which equations 4 and 17 share: 0 for grey, near 1 beyond a chroma of 40.
    private static func saturation(ofChroma chroma: Double) -> Double {
        let third = chroma * chroma * chroma
        let seventh = third * third * chroma
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }
}
