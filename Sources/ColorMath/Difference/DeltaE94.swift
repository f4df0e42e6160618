extension CIELab {
    /// ΔE\*94 of a sample from this colour, the reference, with the weights for graphic arts.
    ///
    /// Not symmetric: chroma and hue are weighed by the chroma of the reference.
    /// Source: CIE 116-1995, with kL = kC = kH = 1, K1 = 0.045, K2 = 0.015.
    public func difference94(from sample: CIELab) -> Double {
        let chroma = (a * a + b * b).squareRoot()
        let sampleChroma = (sample.a * sample.a + sample.b * sample.b).squareRoot()
        let offset = components - sample.components
        let chromaOffset = chroma - sampleChroma
        // What is left of the distance in a and b; rounding may take it just below zero.
        let hueOffsetSquared = max(0, offset.y * offset.y + offset.z * offset.z - chromaOffset * chromaOffset)
        let chromaTerm = chromaOffset / (1 + 0.045 * chroma)
        let hueWeight = 1 + 0.015 * chroma
        return (offset.x * offset.x + chromaTerm * chromaTerm + hueOffsetSquared / (hueWeight * hueWeight))
            .squareRoot()
    }
}
