/// The cone responses of Smith and Pokorny (1975) to colours and to single wavelengths.
///
/// Both start from XYZ with the corrections of Judd (1951) and Vos (1978), which these fundamentals are
/// defined on; the CIE 1931 observer would misplace the short-wave cones.
enum ConeFundamentals {
    /// Judd–Vos XYZ to long-, middle- and short-wave cone responses.
    /// Source: Smith and Pokorny (1975), as printed by Viénot, Brettel and Mollon (1999).
    private static let fromJuddVos = Matrix3x3(
        [0.15514, 0.54312, -0.03286], [-0.15514, 0.45684, 0.03286], [0, 0, 0.01608])

    /// Linear light of the BT.709 primaries with a white of D65 to Judd–Vos XYZ.
    /// Source: Viénot, Brettel and Mollon (1999).
    private static let juddVosFromLinearSRGB = Matrix3x3(
        [0.409568, 0.355041, 0.179167], [0.213389, 0.706743, 0.0798680], [0.0186297, 0.114620, 0.912367])

    /// Linear sRGB to cone responses.
    static let fromLinearSRGB = fromJuddVos * juddVosFromLinearSRGB
    /// Cone responses to linear sRGB.
    static let toLinearSRGB = fromLinearSRGB.inverse
    /// The cone responses to the white of sRGB, which stands for neutral.
    static let white = fromLinearSRGB * .one

    /// A single wavelength that dichromats and people with normal vision see alike.
    enum Anchor {
        /// 475 nm, blue.
        case nm475
        /// 485 nm, blue-green.
        case nm485
        /// 575 nm, yellow.
        case nm575
        /// 660 nm, red.
        case nm660

        /// The cone responses to the wavelength.
        var coneResponse: SIMD3<Double> {
            // Source: J. J. Vos: Colorimetric and photometric properties of a 2° fundamental observer (1978).
            switch self {
            case .nm475: fromJuddVos * [0.13287, 0.11284, 0.9422]
            case .nm485: fromJuddVos * [0.056985, 0.16987, 0.5864]
            case .nm575: fromJuddVos * [0.84394, 0.91558, 0.0019706]
            case .nm660: fromJuddVos * [0.16161, 0.061, 1.1906e-05]
            }
        }
    }
}
