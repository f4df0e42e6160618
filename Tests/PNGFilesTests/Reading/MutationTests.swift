import PNGAssembly
import RandomNumbers
import Raster
import Testing

struct MutationTests {
    @Test(arguments: 0..<8 as Range<UInt64>)
    func `damaged files are read or refused, never worse`(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let limits = ImageLimits(pixelCount: 1 << 16, chunkSize: 1 << 16, profileSize: 1 << 16)
        var (readCount, refusedCount) = (0, 0)
        for _ in 0..<1000 {
            let format = FormatTests.formats.randomElement(using: &random) ?? FormatTests.formats[0]
            let stored = StoredImage(
                width: 9, height: 5, bitDepth: format.1.randomElement(using: &random) ?? 8,
                colorType: format.0,
                hasTransparency: false)
            let file = mutated(
                chunks(of: stored.file(isInterlaced: .random(using: &random))), using: &random)
            if FaultTests.error(file, limits: limits) == nil { readCount += 1 } else { refusedCount += 1 }
        }
        // Damage that neither spares nor spoils any file would test nothing.
        #expect(readCount > 50)
        #expect(refusedCount > 100)
    }

    /// The chunks of an intact file, with colour chunks added behind the header.
    private func chunks(of file: [UInt8]) -> [PNGBuilder.Chunk] {
        var chunks: [PNGBuilder.Chunk] = []
        var rest = file.dropFirst(8)
        while !rest.isEmpty {
            let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append(.init(type, Array(rest.dropFirst(8).prefix(count))))
            rest = rest.dropFirst(12 + count)
        }
        let profile = EmbeddedProfileTests.chunk(name: "p", profile: EmbeddedProfileTests.profile(size: 300))
        let colors: [PNGBuilder.Chunk] = [
            .init("cICP", [12, 13, 0, 1]), profile, .init("sRGB", [0]), .init("gAMA", [0, 0, 0xb1, 0x8f]),
            .init("cHRM", ColorChunkTests.sRGBChromaticities.flatMap(\.bigEndianBytes)),
        ]
        chunks.insert(contentsOf: colors, at: 1)
        return chunks
    }

    /// Damages data below the checksums, so that it gets past them, or the file above them.
    private func mutated(_ chunks: [PNGBuilder.Chunk], using random: inout SplitMix64) -> [UInt8] {
        var chunks = chunks
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let index = chunks.indices.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<6, using: &random) {
            case 0: chunks.remove(at: index)
            case 1: chunks.insert(chunks[index], at: chunks.indices.randomElement(using: &random) ?? 0)
            case 2:
                chunks[index].data.removeLast(
                    min(chunks[index].data.count, Int.random(in: 1...9, using: &random)))
            case 3: chunks[index].data.append(.random(in: 0...255, using: &random))
            default:
                if let byte = chunks[index].data.indices.randomElement(using: &random) {
                    chunks[index].data[byte] = .random(in: 0...255, using: &random)
                }
            }
            if chunks.isEmpty { break }
        }
        var file = PNGBuilder.signature + chunks.flatMap(\.bytes)
        if Int.random(in: 0..<4, using: &random) == 0, let index = file.indices.randomElement(using: &random)
        {
            file[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        return file
    }
}
