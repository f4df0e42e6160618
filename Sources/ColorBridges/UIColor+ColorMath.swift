#if canImport(UIKit)
    public import ColorMath
    public import UIKit

    extension UIColor {
        /// Makes a colour of UIKit in extended sRGB, which keeps what lies outside the gamut.
        public convenience init(_ color: some ColorConvertible) {
            let (alpha, color) = (color.alpha, color.opaque(in: SRGB.self))
            self.init(
                red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
                alpha: CGFloat(alpha))
        }
    }

    extension WithAlpha where Color == SRGB {
        /// What a colour of UIKit is in extended sRGB; nil for a pattern.
        ///
        /// A dynamic colour has the value of the current traits; resolve it for others with
        /// `resolvedColor(with:)` first.
        public init?(_ color: UIColor) {
            var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
            guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
            self.init(SRGB(red: Double(red), green: Double(green), blue: Double(blue)), alpha: Double(alpha))
        }
    }
#endif
