import PNGAssembly
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
        #expect(FaultTests.error(builder.file, limits: PNGLimits(pixelCount: 5))?.code == .exceedsLimits)
        #expect(FaultTests.error(builder.file, limits: PNGLimits(pixelCount: 6)) == nil)
    }

    @Test func `no limits at all do not overflow`() {
        var builder = PNGBuilder.small()
        (builder.width, builder.height) = (0x7fff_ffff, 0x7fff_ffff)
        let limits = PNGLimits(pixelCount: .max, chunkSize: .max, profileSize: .max)
        #expect(FaultTests.error(builder.file, limits: limits) != nil)
        #expect(FaultTests.error(PNGBuilder.small().file, limits: limits) == nil)
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

    @Test func `a chunk beyond the limit is left out and reported`() throws {
        let chunk = EmbeddedProfileTests.chunk(name: "p", profile: EmbeddedProfileTests.profile(size: 200))
        let size = chunk.data.count
        let kept = try ColorChunkTests.metadata(chunk, limits: PNGLimits(chunkSize: size))
        #expect(kept.colorChunks.profile != nil)
        #expect(kept.warnings == [])
        let left = try ColorChunkTests.metadata(chunk, limits: PNGLimits(chunkSize: size - 1))
        #expect(left.colorChunks.profile == nil)
        #expect(left.warnings.map(\.chunk) == ["iCCP"])
    }
}
