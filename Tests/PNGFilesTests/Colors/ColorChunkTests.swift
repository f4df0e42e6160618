import ColorManagement
import ColorMath
import PNGAssembly
import PNGFiles
import Raster
import Testing

struct ColorChunkTests {
    static func metadata(_ chunks: PNGBuilder.Chunk..., limits: ImageLimits = .default) throws -> PNGMetadata
    {
        try PNGImage(decoding: PNGBuilder.small(chunks: chunks).file, limits: limits).metadata
    }

    static let sRGBChromaticities: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]

    @Test func `a file without colour chunks is untagged`() throws {
        let metadata = try Self.metadata()
        #expect(metadata.colorChunks == ColorChunks())
        #expect(metadata.colorChunks.declaredColorSpace == .untagged)
        #expect(metadata.pixelDensity == nil)
    }

    @Test func `gAMA and cHRM are read in hundred-thousandths`() throws {
        let metadata = try Self.metadata(
            .init("gAMA", UInt32(45455).bigEndianBytes),
            .init("cHRM", Self.sRGBChromaticities.flatMap(\.bigEndianBytes)))
        let chromaticities = RGBPrimaries(
            red: .init(x: 0.64, y: 0.33), green: .init(x: 0.3, y: 0.6), blue: .init(x: 0.15, y: 0.06),
            white: WhitePoint(x: 0.3127, y: 0.329))
        #expect(metadata.colorChunks.declaredColorSpaces == [.calibrated(chromaticities, gamma: 0.45455)])
    }

    @Test(arguments: RenderingIntent.allCases)
    func `sRGB is read with its intent`(intent: RenderingIntent) throws {
        let metadata = try Self.metadata(.init("sRGB", [intent.rawValue]))
        #expect(metadata.colorChunks.declaredColorSpace == .sRGB(intent))
    }

    @Test func `cICP is read whatever libpng knows of it`() throws {
        let displayP3 = try Self.metadata(.init("cICP", [12, 13, 0, 1]))
        #expect(displayP3.colorChunks.declaredColorSpace == .codePoints(.init(primaries: 12, transfer: 13)))
        let narrow = try Self.metadata(.init("cICP", [9, 16, 0, 0]))
        #expect(
            narrow.colorChunks.declaredColorSpace
                == .codePoints(.init(primaries: 9, transfer: 16, isFullRange: false)))
        // PNG allows no matrix but 0; which one a file names is kept, so that it is not taken for RGB.
        let matrix = try Self.metadata(.init("cICP", [1, 13, 9, 1]))
        #expect(matrix.colorChunks.codePoints == .init(primaries: 1, transfer: 13, matrix: 9))
    }

    @Test func `pHYs is read with its unit`() throws {
        let density = try Self.metadata(.init("pHYs", [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])).pixelDensity
        #expect(density == PixelDensity(x: 5669, y: 5669, unit: .meter))
        #expect(density?.pixelsPerInch == 5669 * 0.0254)
        let aspect = try Self.metadata(.init("pHYs", [0, 0, 0, 1, 0, 0, 0, 2, 0])).pixelDensity
        #expect(aspect == PixelDensity(x: 1, y: 2, unit: .unknown))
        #expect(aspect?.pixelsPerInch == nil)
    }

    @Test func `eXIf is seen, before and behind the palette`() throws {
        #expect(try !Self.metadata(.init("gAMA", UInt32(45455).bigEndianBytes)).holdsExif)
        let exif = PNGBuilder.Chunk("eXIf", [0x4D, 0x4D, 0, 42, 0, 0, 0, 8])
        #expect(try Self.metadata(exif).holdsExif)
        let behind = try Self.metadata(.init("PLTE", [1, 2, 3]), exif)
        #expect(behind.holdsExif && behind.warnings.isEmpty)
    }

    @Test func `cICP goes before iCCP, that before sRGB, and that before cHRM with gAMA`() throws {
        let profile = [UInt8](EmbeddedProfileTests.profile(size: 200))
        let chunks: [PNGBuilder.Chunk] = [
            .init("gAMA", UInt32(45455).bigEndianBytes), .init("sRGB", [0]),
            EmbeddedProfileTests.chunk(name: "p", profile: profile), .init("cICP", [1, 13, 0, 1]),
        ]
        let expected: [DeclaredColorSpace] = [
            .codePoints(.init(primaries: 1, transfer: 13)), .profile(.init(name: "p", bytes: profile)),
            .sRGB(.perceptual), .calibrated(nil, gamma: 0.45455),
        ]
        for order in [chunks, chunks.reversed()] {
            for count in 0...4 {
                // Whatever the file's order, the chunks that remain keep their precedence.
                let kept = order.filter { chunk in
                    ["cICP", "iCCP", "sRGB", "gAMA"].dropFirst(count).contains(chunk.type)
                }
                let file = PNGBuilder.small(chunks: kept).file
                let found = try PNGImage(decoding: file).metadata
                #expect(found.colorChunks.declaredColorSpaces == Array(expected.dropFirst(count)))
                #expect(found.warnings == [])
            }
        }
    }
}
