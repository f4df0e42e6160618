package import ColorMath
internal import PixelConversion
package import Raster

/// The 8-bit codes that sRGB colours have in Display P3.
///
/// A screen in sRGB and its copy in Display P3 show the same colours, but the copy's are rounded to other
/// codes, and every comparison of neighbours sees that noise. Of the two spaces Display P3 has the coarser
/// codes: what it rounds together no reading of the copy can part again. So neighbours are compared by their
/// codes in Display P3, whatever space the file is in: those are the same for both.
package enum DisplayP3Codes {
    private static let encode = transform(from: .sRGB, to: .displayP3)
    private static let decode = transform(from: .displayP3, to: .sRGB)

    /// Works out the table of codes, ahead of the first look.
    package static func prepare() { _ = encode }

    private static func transform(from source: PixelSpace, to destination: PixelSpace) -> PixelTransform {
        guard let map = ColorMap(from: source, to: destination) else {
            fatalError("no way between sRGB and Display P3 although both have closed forms")
        }
        return PixelTransform(map, from: .rgba8, to: .rgba8)
    }

    /// Writes the nearest codes of `count` colours.
    package static func write(
        _ colors: UnsafePointer<UInt32>, count: Int, to codes: UnsafeMutablePointer<UInt32>
    ) {
        let source = UnsafeRawBufferPointer(start: colors, count: 4 * count)
        var target = UnsafeMutableRawBufferPointer(start: codes, count: 4 * count).mutableBytes
        encode.convert(source.bytes, into: &target)
    }

    /// The nearest codes of some colours.
    package static func codes(of colors: [RGBA<UInt8>]) -> [RGBA<UInt8>] { convert(colors, by: encode) }

    /// The nearest colours to some codes, as screens in Display P3 are read.
    package static func colors(of codes: [RGBA<UInt8>]) -> [RGBA<UInt8>] { convert(codes, by: decode) }

    /// How far the colours that one code stands for are looked for, in levels: red is coarsest beside much
    /// green.
    private static let reach = (red: -8...8, green: -2...2, blue: -4...4)

    /// The colours that have the same code as a colour, which comes first.
    package static func colors(roundedAs color: SRGB8) -> [SRGB8] {
        var candidates = [color]
        for red in reach.red {
            for green in reach.green {
                for blue in reach.blue where (red, green, blue) != (0, 0, 0) {
                    let near = [Int(color.red) + red, Int(color.green) + green, Int(color.blue) + blue]
                    guard near.allSatisfy({ 0...255 ~= $0 }) else { continue }
                    candidates.append(SRGB8(red: UInt8(near[0]), green: UInt8(near[1]), blue: UInt8(near[2])))
                }
            }
        }
        let codes = codes(of: candidates.map { RGBA($0) })
        return zip(candidates, codes).filter { $0.1 == codes[0] }.map(\.0)
    }

    private static func convert(_ pixels: [RGBA<UInt8>], by transform: PixelTransform) -> [RGBA<UInt8>] {
        var converted = pixels
        transform.convert(inPlace: &converted)
        return converted
    }
}
