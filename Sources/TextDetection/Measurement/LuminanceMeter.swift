internal import ColorMath
internal import Raster

/// Tells the relative luminance of a screen's colours, as exactly as their codes allow.
///
/// A code of Display P3 stands for every sRGB code that is rounded to it, two on average and sometimes a dozen; their
/// luminance differs by up to 1.5 %. Where nothing tells which of them a design asked for, the middle of their luminances
/// is at most half of that range away from any, where the nearest code may be at one end.
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

    /// The relative luminance of encoded levels, 0…1: of a mean of several colours, or of a code.
    func luminance(of levels: SIMD3<Float>) -> Double {
        let code = SRGB8(levels: levels)
        guard levels != RGBA(code).levels else { return luminance(of: code) }
        return SRGB(
            red: Double(levels.x) / 255, green: Double(levels.y) / 255, blue: Double(levels.z) / 255
        ).relativeLuminance
    }

    /// The WCAG 2 contrast ratio of two colours.
    func contrastRatio(_ first: SRGB8, _ second: SRGB8) -> Double {
        ContrastRatio(luminances: luminance(of: first), luminance(of: second)).value
    }

    /// The colours that a line on a plain backdrop was drawn in, where the codes of its ink and backdrop stand for others
    /// with another ratio and its pixels tell which they were.
    ///
    /// - Parameter bounds: The box of the line on the screen.
    func drawnColors(
        ink: SRGB8, backdrop: SRGB8, in bounds: Bounds, on screen: borrowing Bitmap<UInt8>
    ) -> DrawnColors? {
        guard isFromDisplayP3 else { return nil }
        let inks = Self.colors(roundedAs: ink)
        let backdrops = Self.colors(roundedAs: backdrop)
        guard inks.count > 1 || backdrops.count > 1 else { return nil }
        var colors: Set<RGBA<UInt8>> = []
        var last: RGBA<UInt8>?
        for y in bounds.minY..<bounds.maxY {
            for x in bounds.minX..<bounds.maxX where screen[x, y] != last {
                last = screen[x, y]
                colors.insert(screen[x, y])
            }
        }
        return DrawnColors(inks: inks, backdrops: backdrops, blends: colors)
    }

    /// The colours that have the same codes in Display P3 as a colour, which comes first.
    private static func colors(roundedAs color: SRGB8) -> [SRGB8] {
        var candidates = [color]
        for red in reach {
            for green in reach {
                for blue in reach where (red, green, blue) != (0, 0, 0) {
                    let near = [Int(color.red) + red, Int(color.green) + green, Int(color.blue) + blue]
                    guard near.allSatisfy({ 0...255 ~= $0 }) else { continue }
                    candidates.append(SRGB8(red: UInt8(near[0]), green: UInt8(near[1]), blue: UInt8(near[2])))
                }
            }
        }
        let codes = DisplayP3Codes.codes(of: candidates.map { RGBA($0) })
        return zip(candidates, codes).filter { $0.1 == codes[0] }.map(\.0)
    }
}
