import PNGAssembly
import PNGFiles
import Raster
import Testing

struct IgnoredChunkTests {
    static let profile = EmbeddedProfileTests.profile(size: 200)

    static let unusable: [PNGBuilder.Chunk] = [
        .init("gAMA", []), .init("gAMA", [0, 0, 0, 0]), .init("gAMA", [0xff, 0xff, 0xff, 0xff]),
        .init("gAMA", [0, 0, 0xb1, 0x8f, 0]), .init("cHRM", [UInt8](repeating: 0, count: 32)),
        .init("cHRM", [UInt8](repeating: 1, count: 32)), .init("cHRM", [1, 2, 3]), .init("sRGB", [4]),
        .init("sRGB", []), .init("cICP", [1, 13, 0, 2]),
        .init("cICP", [1, 13, 0]),
        .init("pHYs", [0, 0, 0, 0, 0, 0, 0, 1, 1]), .init("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 2]),
        .init("pHYs", [1]), .init("iCCP", []), .init("iCCP", [65]), .init("iCCP", [65, 0]),
        .init("iCCP", [65, 0, 0]),
        .init("iCCP", [0, 0] + compress(profile)), .init("iCCP", [65, 0, 1] + compress(profile)),
        .init("iCCP", [UInt8](repeating: 65, count: 80) + [0, 0] + compress(profile)),
        .init("iCCP", [65, 0, 0, 1, 2, 3, 4, 5, 6]), .init("iCCP", [65, 0, 0] + compress([0, 0, 0, 4])),
        .init("iCCP", [65, 0, 0] + compress(Array(profile.dropLast()))),
        .init("iCCP", [65, 0, 0] + compress(profile).dropLast(12)),
    ]

    @Test(arguments: unusable)
    func `a chunk that makes no sense is reported and the image is read`(chunk: PNGBuilder.Chunk) throws {
        let image = try PNGImage(decoding: PNGBuilder.small(chunks: [chunk]).file)
        #expect(image.samples == (try PNGImage(decoding: PNGBuilder.small().file).samples))
        #expect(image.metadata.warnings.map(\.chunk) == [chunk.type])
        #expect(image.metadata.colorChunks == ColorChunks())
        #expect(image.metadata.pixelDensity == nil)
    }

    @Test func `a chunk that makes no sense leaves the others in force`() throws {
        let metadata = try ColorChunkTests.metadata(
            .init("iCCP", [65, 0, 0, 1, 2, 3]), .init("gAMA", UInt32(45455).bigEndianBytes))
        #expect(metadata.colorChunks.declaredColorSpace == .calibrated(nil, gamma: 0.45455))
        #expect(metadata.warnings.map(\.chunk) == ["iCCP"])
    }

    @Test(arguments: ["gAMA", "cHRM", "sRGB", "iCCP", "cICP", "pHYs"])
    func `a chunk with a wrong checksum is reported and the image is read`(type: String) throws {
        let data: [String: [UInt8]] = [
            "gAMA": UInt32(45455).bigEndianBytes,
            "cHRM": ColorChunkTests.sRGBChromaticities.flatMap(\.bigEndianBytes), "sRGB": [0],
            "iCCP": [65, 0, 0] + compress(Self.profile), "cICP": [1, 13, 0, 1],
            "pHYs": [0, 0, 0, 1, 0, 0, 0, 1, 1],
        ]
        let chunk = PNGBuilder.Chunk(type, try #require(data[type]))
        var file = PNGBuilder.small(chunks: [chunk]).file
        #expect(try PNGImage(decoding: file).metadata.warnings == [])
        let start = try #require(file.firstIndex(of: type))
        file[start + 4 + chunk.data.count] ^= 1
        let metadata = try PNGImage(decoding: file).metadata
        #expect(
            metadata.warnings == [
                PNGWarning(chunk: type, reason: "it does not match its checksum (CRC)")
            ])
        #expect(metadata.colorChunks == ColorChunks())
        #expect(metadata.pixelDensity == nil)
    }

    @Test func `of two chunks of a type the first is taken and the second reported`() throws {
        let metadata = try ColorChunkTests.metadata(
            .init("gAMA", UInt32(45455).bigEndianBytes), .init("gAMA", UInt32(100_000).bigEndianBytes))
        #expect(metadata.colorChunks.gamma == 0.45455)
        #expect(metadata.warnings.map(\.chunk) == ["gAMA"])
    }

    @Test func `a colour chunk behind the palette is reported and a density there is read`() throws {
        let metadata = try ColorChunkTests.metadata(
            .init("PLTE", [1, 2, 3]), .init("sRGB", [0]), .init("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 1]))
        #expect(metadata.colorChunks.declaredColorSpace == .untagged)
        #expect(metadata.pixelDensity == PixelDensity(x: 1, y: 1, unit: .meter))
        #expect(metadata.warnings.map(\.chunk) == ["sRGB"])
    }

    @Test func `more chunks than there is room for do no harm`() throws {
        let chunks = [PNGBuilder.Chunk](repeating: .init("gAMA", UInt32(45455).bigEndianBytes), count: 1000)
        let metadata = try PNGImage(decoding: PNGBuilder.small(chunks: chunks).file).metadata
        #expect(metadata.colorChunks.gamma == 0.45455)
        #expect(!metadata.warnings.isEmpty)
    }
}
