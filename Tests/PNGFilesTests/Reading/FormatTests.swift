import ColorManagement
import PNGAssembly
import PNGFiles
import Raster
import Testing

struct FormatTests {
    /// Every pair that the PNG specification allows (third edition, table 8), with tRNS where it allows it.
    static let formats: [(PNGHeader.ColorType, [Int])] = [
        (.grayscale, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]),
        (.grayscaleAlpha, [8, 16]),
        (.rgba, [8, 16]),
    ]

    @Test(arguments: formats, [false, true])
    func `every colour type and depth keeps its samples, interlaced or not`(
        format: (colorType: PNGHeader.ColorType, depths: [Int]), isInterlaced: Bool
    ) throws {
        let allowsTransparency = format.colorType != .grayscaleAlpha && format.colorType != .rgba
        // 1 × 1 leaves passes empty, 3 × 9 leaves rows incomplete, 17 × 11 goes through everything.
        for (width, height) in [(1, 1), (3, 9), (17, 11)] {
            for depth in format.depths {
                for hasTransparency in allowsTransparency ? [false, true] : [false] {
                    let stored = StoredImage(
                        width: width, height: height, bitDepth: depth, colorType: format.colorType,
                        hasTransparency: hasTransparency)
                    let image = try PNGImage(decoding: stored.file(isInterlaced: isInterlaced))
                    #expect(image.samples == stored.samples, "\(stored)")
                    #expect(image.metadata.warnings == [])
                    #expect(image.metadata.header.bitDepth == depth)
                    #expect(image.metadata.header.colorType == format.colorType)
                    #expect(image.metadata.header.isInterlaced == isInterlaced)
                    #expect(image.metadata.mayBeTranslucent == (hasTransparency || !allowsTransparency))
                }
            }
        }
    }

    @Test func `colour chunks leave samples as they are`() throws {
        let plain = PNGBuilder.small()
        let tagged = PNGBuilder.small(chunks: [
            .init("gAMA", UInt32(100_000).bigEndianBytes), .init("sBIT", [5, 6, 5]),
            .init("bKGD", [0, 1, 0, 2, 0, 3]),
        ])
        #expect(try PNGImage(decoding: tagged.file).samples == PNGImage(decoding: plain.file).samples)
    }

    @Test func `an animation gives its default image`() throws {
        let plain = PNGBuilder.small()
        var animated = plain
        let frame: [UInt8] =
            UInt32(0).bigEndianBytes + [0, 0, 0, 3, 0, 0, 0, 2] + [UInt8](repeating: 0, count: 14)
        animated.chunks = [.init("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), .init("fcTL", frame)]
        animated.trailingChunks = [.init("fcTL", frame), .init("fdAT", [0, 0, 0, 2] + plain.imageData.data)]
        let image = try PNGImage(decoding: animated.file)
        #expect(image.samples == (try PNGImage(decoding: plain.file).samples))
        #expect(image.metadata.warnings == [])
    }

    @Test func `a span that starts within a larger buffer is read`() throws {
        let file = PNGBuilder.small().file
        let padded = [1, 2, 3] + file + [4]
        let part = padded[3..<3 + file.count]
        let image = try PNGImage(decoding: part.span.bytes)
        #expect(image == (try PNGImage(decoding: file)))
    }

    @Test func `a tRNS chunk that does not count makes nothing translucent`() throws {
        // Too short for RGB.
        let short = PNGBuilder.small(chunks: [.init("tRNS", [0, 1])])
        let image = try PNGImage(decoding: short.file)
        #expect(!image.metadata.mayBeTranslucent)
        #expect(image.metadata.warnings.map(\.chunk) == ["tRNS"])
        #expect(image.samples == (try PNGImage(decoding: PNGBuilder.small().file).samples))
    }

    @Test func `metadata is read without image data`() throws {
        var builder = PNGBuilder.small(chunks: [.init("sRGB", [0])])
        builder.rows = [9]
        let file = builder.file[...]
        let metadata = try PNGMetadata(decoding: file.span.bytes)
        #expect(metadata.colorChunks.sRGBIntent == .perceptual)
        #expect(metadata.header.width == 3)
    }
}
