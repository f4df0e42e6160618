internal import ColorMath
internal import PixelConversion

extension ICCProfile {
    /// Builds a profile from coding-independent code points, what PNG's `cICP` chunk holds.
    ///
    /// Source: Rec. ITU-T H.273 (07/2021), tables 2 and 3. Transfer functions are inverted as the table
    /// states them. PQ (SMPTE ST 2084) states absolute light of up to 10,000 cd/m², and HLG (Rec. ITU-R
    /// BT.2100) light of a scene whose look the display's peak decides: neither says where white is, and both
    /// are refused, as are components that are not full-range RGB.
    ///
    /// - Parameters:
    ///   - colorPrimaries: The code of the gamut: 1 for sRGB, 9 for Rec. 2020, 12 for Display P3.
    ///   - transferFunction: The code of the curve: 13 for sRGB, 8 for linear light.
    ///   - matrixCoefficients: The code of the component form; 0, RGB, is the only one that PNG allows.
    ///   - isFullRange: Whether 0 and the largest code value are black and white.
    /// - Throws: ``ICCProfileError`` with ``ICCProfileError/Code/highDynamicRange`` for PQ and HLG, else with
    ///   ``ICCProfileError/Code/notRepresentable``.
    public init(
        colorPrimaries: UInt8, transferFunction: UInt8, matrixCoefficients: UInt8 = 0,
        isFullRange: Bool = true
    ) throws(ICCProfileError) {
        guard matrixCoefficients == 0 else {
            throw ICCProfileError(
                .notRepresentable, "cICP matrix coefficients \(matrixCoefficients), which are not RGB")
        }
        guard isFullRange else { throw ICCProfileError(.notRepresentable, "cICP components of narrow range") }
        if let reason = ToneCurve.highDynamicRange(codePoint: transferFunction) {
            throw ICCProfileError(.highDynamicRange, reason)
        }
        guard let primaries = RGBPrimaries(codePoint: colorPrimaries) else {
            throw ICCProfileError(.notRepresentable, "cICP colour primaries \(colorPrimaries)")
        }
        guard let curve = ToneCurve(codePoint: transferFunction) else {
            throw ICCProfileError(.notRepresentable, "cICP transfer function \(transferFunction)")
        }
        switch (colorPrimaries, transferFunction) {
        case (1, 13): self = .sRGB
        case (12, 13): self = .displayP3
        default:
            let name = "cICP \(colorPrimaries)/\(transferFunction)"
            try self.init(name: name, primaries: primaries, curve: curve)
        }
    }
}

extension RGBPrimaries {
    /// The primaries of H.273, table 2; nil for reserved, unspecified and imaginary ones.
    fileprivate init?(codePoint: UInt8) {
        let illuminantC = WhitePoint(x: 0.310, y: 0.316)
        switch codePoint {
        case 1:
            self = .sRGB
        case 4:
            self.init(
                red: .init(x: 0.67, y: 0.33), green: .init(x: 0.21, y: 0.71), blue: .init(x: 0.14, y: 0.08),
                white: illuminantC)
        case 5:
            self.init(
                red: .init(x: 0.64, y: 0.33), green: .init(x: 0.29, y: 0.60), blue: .init(x: 0.15, y: 0.06),
                white: .d65)
        case 6, 7:
            self.init(
                red: .init(x: 0.630, y: 0.340), green: .init(x: 0.310, y: 0.595),
                blue: .init(x: 0.155, y: 0.070),
                white: .d65)
        case 8:
            self.init(
                red: .init(x: 0.681, y: 0.319), green: .init(x: 0.243, y: 0.692),
                blue: .init(x: 0.145, y: 0.049),
                white: illuminantC)
        case 9:
            self = .rec2020
        case 11:
            self = .displayP3
            white = WhitePoint(x: 0.314, y: 0.351)
        case 12:
            self = .displayP3
        case 22:
            self.init(
                red: .init(x: 0.630, y: 0.340), green: .init(x: 0.295, y: 0.605),
                blue: .init(x: 0.155, y: 0.077),
                white: .d65)
        default:
            return nil
        }
    }
}

extension ToneCurve {
    /// What a transfer characteristic of H.273, table 3, is if it has no white; nil for all others.
    static func highDynamicRange(codePoint: UInt8) -> String? {
        switch codePoint {
        case 16: "transfer function 16 (PQ, SMPTE ST 2084) does not say where white is"
        case 18: "transfer function 18 (HLG, Rec. ITU-R BT.2100) does not say where white is"
        default: nil
        }
    }

    /// The inverse of a transfer characteristic of H.273, table 3; nil for reserved, logarithmic and HDR
    /// ones.
    fileprivate init?(codePoint: UInt8) {
        switch codePoint {
        // The curve of 11 and 12 differs below 0 alone, which full-range codes do not hold.
        case 1, 6, 11, 12, 14, 15: self = .rec709
        case 4: self = .power(2.2)
        case 5: self = .power(2.8)
        case 7: self = .smpte240M
        case 8: self = .linear
        case 13: self = .sRGB
        case 17: self = .digitalCinema
        default: return nil
        }
    }
}
