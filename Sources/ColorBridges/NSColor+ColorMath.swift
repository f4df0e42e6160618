#if canImport(AppKit)
    public import AppKit
    public import ColorMath

    extension NSColor {
        /// Makes a colour of AppKit in extended sRGB, which keeps what lies outside the gamut.
        public convenience init(_ color: some ColorConvertible) {
            let (alpha, color) = (color.alpha, color.opaque(in: SRGB.self))
            let components = [color.red, color.green, color.blue, alpha].map { CGFloat($0) }
            self.init(colorSpace: .extendedSRGB, components: components, count: components.count)
        }
    }

    extension WithAlpha where Color == SRGB {
        /// What a colour of AppKit is in extended sRGB; nil for a pattern.
        ///
        /// A dynamic colour has the value of the current appearance.
        public init?(_ color: NSColor) {
            guard let color = color.usingColorSpace(.extendedSRGB) else { return nil }
            self.init(
                SRGB(
                    red: Double(color.redComponent), green: Double(color.greenComponent),
                    blue: Double(color.blueComponent)),
                alpha: Double(color.alphaComponent))
        }
    }
#endif
