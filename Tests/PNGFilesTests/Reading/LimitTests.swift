import PNGAssembly
import PNGFiles
import Raster
import Testing

struct LimitTests {
    @Test func `an image beyond the limit of pixels is an error before memory is taken`() {
        var builder = PNGBuilder.small()
        (builder.width, builder.height) = (2_000_000_000, 2_000_000_000)
        let error = FaultTests.error(builder.file)
        #expect(error?.code == .exceedsLimits)
        #expect(error?.chunk == "IHDR")
        (builder.width, builder.height) = (3, 2)
        #expect(FaultTests.error(builder.file, limits: ImageLimits(pixelCount: 5))?.code == .exceedsLimits)
        #expect(FaultTests.error(builder.file, limits: ImageLimits(pixelCount: 6)) == nil)
    }

    @Test func `no limits at all do not overflow`() {
        var builder = PNGBuilder.small()
        (builder.width, builder.height) = (0x7fff_ffff, 0x7fff_ffff)
        let limits = ImageLimits(
            pixelCount: .max, sideLength: .max, chunkSize: .max, profileSize: .max)
        #expect(FaultTests.error(builder.file, limits: limits) != nil)
        #expect(FaultTests.error(PNGBuilder.small().file, limits: limits) == nil)
    }

    @Test func `an image of too many columns or rows is an error, whatever their product`() {
        for (width, height) in [(65_536, 1), (1, 65_536), (1 << 26, 1), (1, 1 << 26)] {
            let error = FaultTests.error(
                PNGBuilder(width: width, height: height, rows: [UInt8](repeating: 0, count: 65_536 * 4)).file)
            #expect(error?.code == .exceedsLimits)
            #expect(error?.detail.hasSuffix("the limit is 65535 a side") == true)
        }
        for (width, height) in [(65_535, 1), (1, 65_535)] {
            let rows = [UInt8](repeating: 0, count: (width * 3 + 1) * height)
            #expect(FaultTests.error(PNGBuilder(width: width, height: height, rows: rows).file) == nil)
        }
    }

    @Test func `a pixel of 16 bits a sample counts twice`() {
        var builder = PNGBuilder(
            width: 3, height: 2, bitDepth: 16, rows: [UInt8](repeating: 0, count: (3 * 6 + 1) * 2))
        #expect(FaultTests.error(builder.file, limits: ImageLimits(pixelCount: 11))?.code == .exceedsLimits)
        #expect(FaultTests.error(builder.file, limits: ImageLimits(pixelCount: 12)) == nil)
        (builder.width, builder.height) = (8192, 8192)
        #expect(
            FaultTests.error(builder.file)?.detail
                == "8192 × 8192 pixels, and the limit is 33554432 pixels of 16 bits")
    }

    @Test(arguments: [(100_000, true), (300_000, false)])
    func `image data far behind the last row is an error before it is inflated`(
        surplus: Int, isRead: Bool
    ) {
        let small = PNGBuilder.small()
        // As many bytes of a stream that goes on, 1032 zeros to each, and of what follows the end of one.
        for data in [
            compress(small.rows, followedByZeros: surplus * 1032),
            compress(small.rows) + [UInt8](repeating: 0, count: surplus),
        ] {
            let chunks = [small.header, .init("IDAT", data), .init("IEND", [])]
            let error = FaultTests.error(PNGBuilder.signature + chunks.flatMap(\.bytes))
            #expect(error?.code == (isRead ? nil : .invalidImageData))
        }
    }

    @Test func `a header that promises more than the file can hold is an error before memory is taken`() {
        var builder = PNGBuilder.small()
        (builder.width, builder.height) = (8192, 8192)
        let error = FaultTests.error(builder.file)
        #expect(error?.code == .truncated)
        #expect(error?.chunk == "IHDR")
    }

    @Test func `the densest image that deflate allows is still read`() throws {
        let builder = PNGBuilder(
            width: 2048, height: 2048, rows: [UInt8](repeating: 0, count: (2048 * 3 + 1) * 2048))
        let file = builder.file
        #expect(file.count < 15_000)
        #expect(
            try PNGImage(decoding: file).samples
                == .eight(Bitmap(width: 2048, height: 2048, filledWith: .black)))
    }

    @Test func `data that inflates to far more than the image takes no memory`() async throws {
        // A process of its own, whose peak of memory nothing else moves.
        await #expect(processExitsWith: .success) {
            let zeros = 100_000_000
            let small = PNGBuilder.small()
            let chunks: [PNGBuilder.Chunk] = [
                .init("iCCP", [65, 0, 0] + compress([0xff, 0xff, 0xff, 0xff], followedByZeros: zeros)),
                .init("zTXt", [65, 0, 0] + compress([], followedByZeros: zeros)),
                .init("iTXt", [65, 0, 1, 0, 0, 0] + compress([], followedByZeros: zeros)),
                .init("IDAT", compress(small.rows, followedByZeros: zeros)),
            ]
            let file = PNGBuilder.signature + ([small.header] + chunks + [.init("IEND", [])]).flatMap(\.bytes)
            let peak = peakResidentSize()
            let image = try PNGImage(decoding: file)
            #expect(peakResidentSize() - peak < 16_000_000)
            #expect(image.samples == (try PNGImage(decoding: small.file).samples))
            #expect(image.metadata.warnings.map(\.chunk) == ["iCCP", "IDAT"])
        }
    }

    @Test func `the largest images that the limits admit take 256 MiB for their samples and little else`()
        async
    {
        // Processes of their own, whose peaks of memory nothing else moves.
        await #expect(processExitsWith: .success) { try decodeLargest(height: 8192, bitDepth: 8) }
        await #expect(processExitsWith: .success) { try decodeLargest(height: 4096, bitDepth: 16) }
    }

    @Test func `a chunk beyond the limit is left out and reported`() throws {
        let chunk = EmbeddedProfileTests.chunk(name: "p", profile: EmbeddedProfileTests.profile(size: 200))
        let size = chunk.data.count
        let kept = try ColorChunkTests.metadata(chunk, limits: ImageLimits(chunkSize: size))
        #expect(kept.colorChunks.profile != nil)
        #expect(kept.warnings == [])
        let left = try ColorChunkTests.metadata(chunk, limits: ImageLimits(chunkSize: size - 1))
        #expect(left.colorChunks.profile == nil)
        #expect(left.warnings.map(\.chunk) == ["iCCP"])
    }
}

/// Decodes a black image of 8192 columns, and expects that its samples are all the memory it takes.
private func decodeLargest(height: Int, bitDepth: Int) throws {
    let header = PNGBuilder(width: 8192, height: height, bitDepth: bitDepth).header
    let size = (8192 * 3 * bitDepth / 8 + 1) * height
    let data = compress([], followedByZeros: size + (1 << 20))
    let file = PNGBuilder.signature + [header, .init("IDAT", data), .init("IEND", [])].flatMap(\.bytes)
    let peak = peakResidentSize()
    let image = try PNGImage(decoding: file)
    #expect(image.metadata.header.height == height)
    #expect(peakResidentSize() - peak < (256 + 16) << 20)
}
