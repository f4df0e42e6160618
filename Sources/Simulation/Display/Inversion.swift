public import ColorMath

/// A display whose colours are inverted.
///
/// Known: both kinds replace each component by its complement, and Smart Invert leaves out what apps mark as
/// pictures or media. A model: the complement is that of the encoded components, 255 − v of 8 bits, in the
/// picture's own space; and as pixels do not tell what an app marks, Smart Invert leaves out the photographs
/// and illustrations that are found in them. Apps that are dark already may be left alone as well; that is
/// not simulated.
public enum Inversion: String, CaseIterable, Hashable, Sendable {
    /// Everything but photographs and illustrations.
    case smart
    /// Everything.
    case classic

    /// The complement of a colour in its own encoding; twice gives the colour again.
    ///
    /// A single colour belongs to no photograph, so both kinds do the same to it.
    public func simulate<Color: RGBSpace>(_ color: Color) -> Color where Color.Base: SRGBEncodedLight {
        Color(components: Self.invert(color.components))
    }

    /// The complement of encoded components.
    static func invert(_ encoded: SIMD3<Double>) -> SIMD3<Double> { 1 - encoded }
}
