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

    /// The colours that a screen in Display P3 may show as `color`: those whose code is read as it.
    ///
    /// It comes first where it is among them, and alone where only a code from beyond sRGB is read as it. A
    /// colour that no code is read as, such as a mean, counts as what its own code is read as.
    package static func colors(readAs color: SRGB8) -> [SRGB8] {
        let color = RGBA(color)
        let own = codes(of: [color])[0]
        // At the edge of sRGB a code may be read as a colour that has the code beside it.
        let beside = box(from: own.vector - 1, through: own.vector + 1)
        let read = colors(of: beside)
        let shown = read.contains(color) ? color : colors(of: [own])[0]
        var lowest = color.vector
        var highest = lowest
        for (code, read) in zip(beside, read) where read == shown {
            for corner in corners(of: code) {
                lowest = pointwiseMin(lowest, corner)
                highest = pointwiseMax(highest, corner)
            }
        }
        let candidates = box(from: lowest, through: highest)
        var drawn = zip(candidates, colors(of: codes(of: candidates))).filter { $0.1 == shown }.map(\.0)
        if let itself = drawn.firstIndex(of: color) { drawn.swapAt(0, itself) }
        return drawn.isEmpty ? [color.color] : drawn.map(\.color)
    }

    /// The levels in sRGB at the corners of what is rounded to a code.
    ///
    /// All that is lies between the least and the greatest of them: from one linear light to another boxes
    /// become parallelepipeds, and encoding keeps the order of levels.
    private static func corners(of code: RGBA<UInt8>) -> [SIMD3<Double>] {
        (0..<8).map { corner in
            let side = SIMD3<Double>(SIMD3(corner & 1, corner >> 1 & 1, corner >> 2)) - 0.5
            return SRGB(DisplayP3(components: (code.vector + side) / 255)).components * 255
        }
    }

    /// Every colour between two, each side rounded outwards.
    private static func box(from low: SIMD3<Double>, through high: SIMD3<Double>) -> [RGBA<UInt8>] {
        let sides = (0..<3).map { channel in
            UInt8(max(0, low[channel].rounded(.down)))...UInt8(min(255, high[channel].rounded(.up)))
        }
        return sides[0].flatMap { red in
            sides[1].flatMap { green in sides[2].map { RGBA(red: red, green: green, blue: $0) } }
        }
    }

    private static func convert(_ pixels: [RGBA<UInt8>], by transform: PixelTransform) -> [RGBA<UInt8>] {
        var converted = pixels
        transform.convert(inPlace: &converted)
        return converted
    }
}
