package import ColorMath
internal import Raster

/// Tells the relative luminance of a screen's colours, as exactly as their codes allow.
///
/// A code of Display P3 stands for every sRGB code that is rounded to it, two on average and sometimes a
/// dozen; their luminance differs by up to 1.5 %. Where nothing tells which of them a design asked for, the
/// middle of their luminances is at most half of that range away from any, where the nearest code may be at
/// one end.
package struct LuminanceMeter: Sendable {
    /// How well the colours are known.
    package let precision: ColorPrecision

    package init(_ precision: ColorPrecision) { self.precision = precision }

    /// The relative luminance of a colour, 0…1.
    package func luminance(of color: SRGB8) -> Double {
        switch precision {
        case .exact: color.relativeLuminance
        case .codesOfDisplayP3: Self.middle(of: DisplayP3Codes.colors(readAs: color))
        }
    }

    /// The middle of the relative luminances that some colours have, 0…1.
    package static func middle(of colors: [SRGB8]) -> Double {
        let luminances = colors.map(\.relativeLuminance)
        guard let lowest = luminances.min(), let highest = luminances.max() else { return 0 }
        return (lowest + highest) / 2
    }

    /// A colour and its relative luminance, as it was read.
    package typealias Shade = (luminance: Double, color: SRGB8)

    /// Encoded levels as colours, from the darkest to the brightest.
    package static func shades(of levels: [SIMD3<Float>]) -> [Shade] {
        levels.map { SRGB8(levels: $0) }
            .map { ($0.relativeLuminance, $0) }
            .sorted { $0.luminance < $1.luminance }
    }

    /// The typical luminance, 0…1, of colours that vary: the mean of those about the median, as a single one
    /// is known to its code only.
    ///
    /// - Parameter shades: The colours, from the darkest to the brightest; not none.
    package func typicalLuminance(of shades: [Shade]) -> Double {
        let middle = Self.quantiles.map { share in
            luminance(of: shades[Int(share * Double(shades.count - 1))].color)
        }
        return middle.reduce(0, +) / Double(middle.count)
    }

    /// The quantiles whose mean is the typical luminance: half of the colours, so that a few more or less
    /// change little.
    private static let quantiles = (0...32).map { 0.25 + 0.5 * Double($0) / 32 }
}
