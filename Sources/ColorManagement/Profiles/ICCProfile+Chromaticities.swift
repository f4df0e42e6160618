public import PixelConversion

extension ICCProfile {
    /// Builds a profile from primaries and a power curve, what PNG's `cHRM` and `gAMA` chunks describe.
    ///
    /// - Parameters:
    ///   - primaries: The gamut; sRGB's where the file has no `cHRM`.
    ///   - decodingGamma: The exponent from encoded values to light: the inverse of `gAMA`'s number, so 2.2
    ///     for a `gAMA` of 0.45455. Nil stands for the sRGB curve.
    /// - Throws: ``ICCProfileError`` with ``ICCProfileError/Code/notRepresentable`` where the chromaticities
    ///   span no gamut or the exponent is not within 0.1…10.
    public init(primaries: RGBPrimaries = .sRGB, decodingGamma: Double?) throws(ICCProfileError) {
        guard let gamma = decodingGamma else {
            try self.init(name: "RGB, sRGB curve", primaries: primaries, curve: .sRGB)
            return
        }
        guard (0.1...10).contains(gamma) else {
            throw ICCProfileError(.notRepresentable, "a gamma of \(gamma) is outside 0.1…10")
        }
        let hundredths = Int((gamma * 100).rounded())
        let name = "RGB, gamma \(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
        try self.init(name: name, primaries: primaries, curve: .power(gamma))
    }
}
