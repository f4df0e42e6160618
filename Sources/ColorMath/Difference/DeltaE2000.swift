extension CIELab {
    /// ΔE00 (CIEDE2000): the difference of two colours in units of what is just noticeable, for small differences.
    ///
    /// Symmetric. Made for differences below about 5: it jumps where hues lie opposite each other, by up to 36 for
    /// saturated colours, so it is no measure of large differences and no goal for an optimiser.
    ///
    /// Source: G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 color-difference formula (2005), whose equation numbers stand
    /// beside the code; kL = kC = kH = 1.
    public func difference2000(from other: CIELab) -> Double {
        // Equations 2 to 7: a is stretched for colours near grey, then chroma and hue are taken.
        let meanChroma =
            ((a * a + b * b).squareRoot() + (other.a * other.a + other.b * other.b).squareRoot()) / 2
        let stretch = 1 + 0.5 * (1 - CIELab.saturation(ofChroma: meanChroma))
        let (a1, a2) = (stretch * a, stretch * other.a)
        let chroma1 = (a1 * a1 + b * b).squareRoot()
        let chroma2 = (a2 * a2 + other.b * other.b).squareRoot()
        let hue1 = direction(x: a1, y: b)
        let hue2 = direction(x: a2, y: other.b)

        // Equations 8 to 11: the differences.
        let product = chroma1 * chroma2
        var hueOffset = product == 0 ? 0 : hue2 - hue1
        if hueOffset > 180 { hueOffset -= 360 } else if hueOffset < -180 { hueOffset += 360 }
        let lightnessDifference = other.lightness - lightness
        let chromaDifference = chroma2 - chroma1
        let hueDifference = 2 * product.squareRoot() * cosineAndSine(degrees: hueOffset / 2).sine

        // Equations 12 to 14: the means. The mean hue lies on the shorter arc.
        let meanLightness = (lightness + other.lightness) / 2
        let meanAdjustedChroma = (chroma1 + chroma2) / 2
        var meanHue = product == 0 ? hue1 + hue2 : (hue1 + hue2) / 2
        if product != 0, abs(hue1 - hue2) > 180 { meanHue += hue1 + hue2 < 360 ? 180 : -180 }

        // Equations 15 to 21: the weights.
        let offset = (meanLightness - 50) * (meanLightness - 50)
        let lightnessWeight = 1 + 0.015 * offset / (20 + offset).squareRoot()
        let chromaWeight = 1 + 0.045 * meanAdjustedChroma
        let hueWeight = 1 + 0.015 * meanAdjustedChroma * CIELab.hueDependence(of: meanHue)
        let blueness = (meanHue - 275) / 25
        let turn = 60 * exponential(-blueness * blueness)
        let rotation =
            -2 * CIELab.saturation(ofChroma: meanAdjustedChroma) * cosineAndSine(degrees: turn).sine

        // Equation 22.
        let lightnessTerm = lightnessDifference / lightnessWeight
        let chromaTerm = chromaDifference / chromaWeight
        let hueTerm = hueDifference / hueWeight
        let sum = lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm
        return (sum + rotation * chromaTerm * hueTerm).squareRoot()
    }

    /// √(C⁷ / (C⁷ + 25⁷)), which equations 4 and 17 share: 0 for grey, near 1 beyond a chroma of 40.
    private static func saturation(ofChroma chroma: Double) -> Double {
        let third = chroma * chroma * chroma
        let seventh = third * third * chroma
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }

    /// T of equation 15: how much hue matters at a mean hue in degrees.
    ///
    /// The cosines of its multiples follow from one cosine and sine by the addition theorems.
    private static func hueDependence(of hue: Double) -> Double {
        let (c, s) = cosineAndSine(degrees: hue)
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
