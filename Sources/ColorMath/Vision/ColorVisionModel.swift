/// A published model of how colours look to someone with a colour vision deficiency.
///
/// Models disagree: at full severity Brettel and Viénot differ by 26 code values of 255 on average for
/// protanopia. A result means something only together with the model it comes from.
///
/// | | made for | severity | leaves alone |
/// |---|---|---|---|
/// | ``brettel1997`` | protan, deutan, tritan dichromacy | blended with the original | greys; a second pass changes nothing |
/// | ``vienot1999`` | protan, deutan dichromacy | blended with the original | greys; a second pass changes nothing |
/// | ``machado2009`` | protan and deutan of any severity; tritan as an approximation | modelled | greys |
/// | ``larson1997`` | achromatopsia | blended with the original | greys |
/// | ``smithPokorny1975`` | blue-cone monochromacy | blended with the original | greys |
public enum ColorVisionModel: String, CaseIterable, Hashable, Sendable {
    /// H. Brettel, F. Viénot, J. D. Mollon: Computerized simulation of color appearance
    /// for dichromats (1997).
    case brettel1997 = "brettel-1997"
    /// F. Viénot, H. Brettel, J. D. Mollon: Digital video colourmaps for checking the legibility of displays
    /// by dichromats (1999).
    case vienot1999 = "vienot-1999"
    /// G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A physiologically-based model for simulation of
    /// color vision deficiency (2009).
    case machado2009 = "machado-2009"
    /// Light weighed by the sensitivity of the rods, after G. Ward Larson, H. Rushmeier, C. Piatko: A
    /// visibility matching tone reproduction operator for high dynamic range scenes (1997).
    case larson1997 = "larson-1997"
    /// Light weighed by the sensitivity of the short-wave cones of V. C. Smith and J. Pokorny: Spectral
    /// sensitivity of the foveal cone photopigments between 400 and 500 nm (1975).
    case smithPokorny1975 = "smith-pokorny-1975"
}
