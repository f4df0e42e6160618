internal import ColorMath
internal import Raster

/// Tells the relative luminance of a screen's colours, as exactly as their codes allow.
///
/// A code of Display P3 stands for every sRGB code that is rounded to it, two on average and sometimes a dozen; their
/// luminance differs by up to 1.5 %. Which of them a design asked for cannot be known, but the middle of their
/// luminances is at most half of that range away from any, where the nearest code may be at one end.
struct LuminanceMeter {
    /// Whether the colours were rounded to 8-bit codes of Display P3 before they became sRGB.
    let isFromDisplayP3: Bool

    /// How far the sRGB codes that one code of Display P3 stands for are looked for, in levels of each channel.
    private static let reach = -2...2

    /// The relative luminance of a colour, 0…1.
    func luminance(of color: SRGB8) -> Double {
        guard isFromDisplayP3 else { return color.relativeLuminance }
        let luminances = Self.colors(roundedAs: color).map(\.relativeLuminance)
        guard let lowest = luminances.min(), let highest = luminances.max() else {
            return color.relativeLuminance
        }
        return (lowest + highest) / 2
    }

    /// The WCAG 2 contrast ratio of two colours.
    func contrastRatio(_ first: SRGB8, _ second: SRGB8) -> Double {
        ContrastRatio(luminances: luminance(of: first), luminance(of: second)).value
    }

    /// The colours that have the same codes in Display P3 as a colour, which is one of them.
    private static func colors(roundedAs color: SRGB8) -> [SRGB8] {
        var candidates = [color]
        for red in reach {
            for green in reach {
                for blue in reach {
                    let near = [Int(color.red) + red, Int(color.green) + green, Int(color.blue) + blue]
                    guard near.allSatisfy({ 0...255 ~= $0 }) else { continue }
                    candidates.append(SRGB8(red: UInt8(near[0]), green: UInt8(near[1]), blue: UInt8(near[2])))
                }
            }
        }
        let codes = DisplayP3Codes.codes(
            of: candidates.map { RGBA(red: $0.red, green: $0.green, blue: $0.blue) })
        return zip(candidates, codes).filter { $0.1 == codes[0] }.map(\.0)
    }
}
