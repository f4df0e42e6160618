#if canImport(SwiftUI)
    public import ColorMath
    public import SwiftUI

    extension SwiftUI.Color {
        /// Makes a colour of SwiftUI in extended sRGB, which keeps what lies outside the gamut.
        public init(_ color: some ColorConvertible) {
            let (alpha, color) = (color.alpha, color.opaque(in: SRGB.self))
            self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: alpha)
        }
    }

    extension WithAlpha where Color == LinearSRGB {
        /// What a colour of SwiftUI is in an environment: `color.resolve(in: environment)`.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
        public init(_ color: SwiftUI.Color.Resolved) {
            self.init(
                LinearSRGB(
                    red: Double(color.linearRed), green: Double(color.linearGreen),
                    blue: Double(color.linearBlue)),
                alpha: Double(color.opacity))
        }
    }
#endif
