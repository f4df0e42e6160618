internal import Raster

/// What took a screenshot, as far as the layout of its file tells.
///
/// Every encoder cuts its data, sets its compression and states its colours in a way of its own, and what
/// passes through another program loses it. Of 634 screenshots in public repositories 236 keep one of these
/// layouts, and 8 of those are of another platform than the tool takes pictures of.
package enum ScreenshotTool: Hashable, Sendable {
    /// A simulator of Apple's, or a device: ImageIO's parallel encoder, in sRGB or in Display P3.
    case simulator
    /// A test that draws a view of UIKit or SwiftUI into a picture: ImageIO's plain encoder, in sRGB,
    /// without a density.
    case viewOfApple
    /// Android's `screencap`, or a test that runs there: Skia's encoder, with a colour space.
    case android
    /// Chromium that is driven by a program: a page without a colour space, in small pieces.
    case chromium
    /// Firefox's own screenshots.
    case firefox

    /// The bytes of image data that ImageIO, Chromium and libpng put into a chunk.
    private static let pieces = (imageIO: 16384, chromium: 4096, libpng: 8192)
    /// How zlib streams start that were packed fast, a little better, and by default (RFC 1950, 2.2).
    private static let (fastest, fast, usual): ([UInt8], [UInt8], [UInt8]) = (
        [0x78, 0x01], [0x78, 0x5E], [0x78, 0x9C]
    )
    /// The name that ImageIO gives to Display P3's profile.
    private static let displayP3 = "kCGColorSpaceDisplayP3"

    /// Looks at the layout of a file.
    ///
    /// - Parameter bytes: The file.
    /// - Returns: `nil` where it is none of these.
    init?(writing bytes: [UInt8]) {
        var types: [String] = []
        var colorType: UInt8?
        var isDisplayP3 = false
        var first: PNGChunks.Chunk.Data?
        for chunk in PNGChunks(of: bytes) {
            if chunk.type == "IDAT" {
                first = chunk.data
                break
            }
            types.append(chunk.type)
            if chunk.type == "IHDR", chunk.data.count >= 13 { colorType = chunk.data[9] }
            if chunk.type == "iCCP" { isDisplayP3 = chunk.data.starts(with: Self.displayP3.utf8) }
        }
        guard let first else { return nil }
        func isPacked(_ start: [UInt8], in piece: Int) -> Bool {
            first.starts(with: start) && first.count == piece
        }
        let isSmall = first.starts(with: Self.fastest) && first.count < Self.pieces.imageIO
        let (hasSpace, isSRGB) = (types.contains("sRGB") || types.contains("iCCP"), types.contains("sRGB"))
        // What people drew on, or turned into another format and back, says so in XMP.
        let isAsTaken = !types.contains("iTXt")
        if types.contains("iDOT") {
            guard isSRGB || isDisplayP3, isAsTaken else { return nil }
            self = .simulator
        } else if isPacked(Self.fastest, in: Self.pieces.imageIO) || isSmall && types.contains("eXIf") {
            guard isSRGB, isAsTaken, !types.contains("pHYs") else { return nil }
            self = .viewOfApple
        } else if types.contains("sBIT") {
            guard hasSpace, isPacked(Self.usual, in: Self.pieces.libpng) else { return nil }
            self = .android
        } else if types == ["IHDR"], isPacked(Self.usual, in: Self.pieces.chromium), colorType == 2 {
            self = .chromium
        } else if types == ["IHDR"], isPacked(Self.fast, in: Self.pieces.libpng), colorType == 6 {
            self = .firefox
        } else {
            return nil
        }
    }
}
