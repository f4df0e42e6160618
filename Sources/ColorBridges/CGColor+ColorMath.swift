#if canImport(CoreGraphics)
    public import ColorMath
    public import CoreGraphics

    extension CGColor {
        /// Makes a Core Graphics colour in extended sRGB, which keeps what lies outside the gamut.
        ///
        /// - Returns: The same colour; missing components are 0.
        public static func make(_ color: some ColorConvertible) -> CGColor? {
            let (alpha, color) = (color.alpha, color.opaque(in: SRGB.self))
            return CGColorSpace(name: CGColorSpace.extendedSRGB).flatMap { space in
                CGColor(
                    colorSpace: space,
                    components: [color.red, color.green, color.blue, alpha].map { CGFloat($0) })
            }
        }
    }

    extension WithAlpha where Color == SRGB {
        /// The colour of a Core Graphics colour in extended sRGB; nil where it is a pattern, or in a space
        /// that the system has no way from.
        public init?(_ color: CGColor) {
            guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
                let converted = color.converted(to: space, intent: .relativeColorimetric, options: nil),
                let components = converted.components, components.count == 4
            else { return nil }
            self.init(
                SRGB(
                    red: Double(components[0]), green: Double(components[1]), blue: Double(components[2])),
                alpha: Double(components[3]))
        }
    }
#endif
