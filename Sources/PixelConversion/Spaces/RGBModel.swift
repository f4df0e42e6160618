package import ColorMath

/// A colour space in closed form: three tone curves and the matrix from linear RGB to the connection space.
package struct RGBModel: Hashable, Sendable {
    /// The curves of red, green and blue.
    package var curves: [ToneCurve]
    /// Linear RGB to D50 tristimuli.
    package var colorants: Matrix3x3

    package init(curves: [ToneCurve], colorants: Matrix3x3) {
        precondition(curves.count == 3)
        self.curves = curves
        self.colorants = colorants
    }

    /// A space of one curve; nil where the primaries span no gamut.
    package init?(primaries: RGBPrimaries, curve: ToneCurve) {
        guard let colorants = primaries.colorants else { return nil }
        self.init(curves: [curve, curve, curve], colorants: colorants)
    }

    /// Whether a profile with this model is, but for the rounding of its tags, `other`.
    ///
    /// A profile stores colorants in steps of 1/65536, and many an sRGB profile stores its curve as a table:
    /// four such steps, and a quarter of an 8-bit code, are rounding; the next best known space is further
    /// away by far.
    package func isRounded(_ other: RGBModel) -> Bool {
        colorants.distance(to: other.colorants) <= 4.0 / 65536
            && zip(curves, other.curves).allSatisfy { $0.distance(to: $1) <= 0.25 / 255 }
    }

    /// Whether colours can also be converted *to* this model.
    package var isInvertible: Bool {
        colorants.inverseUnlessSingular != nil && curves.allSatisfy(\.isInvertible)
    }
}
