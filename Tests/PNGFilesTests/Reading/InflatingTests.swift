import PNGAssembly
import PNGFiles
import RandomNumbers
import Raster
import Testing

@Suite(.enabled(if: WholeInflater.isThere, "needs libdeflate, installed before the build"))
struct InflatingTests {
    /// The kinds of rows that are read without libpng: RGB and RGBA of 8 bits, RGBA of 16.
    private static let kinds = [(depth: 8, colorType: 2), (8, 6), (16, 6)]

    @Test(arguments: 0..<3, 0..<5 as Range<UInt64>)
    func `at once and a few rows at a time gives the same`(kind: Int, seed: UInt64) {
        var random = SplitMix64(state: seed)
        var (readCount, refusedCount) = (0, 0)
        for _ in 0..<60 {
            let width = Int.random(in: 1...90, using: &random)
            let height = Int.random(in: 1...900, using: &random)
            let stream = stream(kind: kind, width: width, height: height, using: &random)
            let file = file(kind: kind, width: width, height: height, stream: stream, using: &random)
            let whole = decoded(file, inflatesWhole: true)
            #expect(whole == decoded(file, inflatesWhole: false))
            if (try? whole.get()) == nil { refusedCount += 1 } else { readCount += 1 }
        }
        // Damage that neither spares nor spoils any file would test nothing.
        #expect(readCount > 10)
        #expect(refusedCount > 5)
    }

    private func decoded(_ file: [UInt8], inflatesWhole: Bool) -> Result<PNGImage, PNGError> {
        let bytes = file[...]
        return Result { () throws(PNGError) in
            try PNGImage(decoding: bytes.span.bytes, inflatesWhole: inflatesWhole)
        }
    }

    /// A zlib stream of rows with every filter: sound, too short, too long, or with a byte changed or added.
    private func stream(kind: Int, width: Int, height: Int, using random: inout SplitMix64) -> [UInt8] {
        let (depth, colorType) = Self.kinds[kind]
        let count = width * (colorType == 2 ? 3 : 4) * depth / 8
        var rows: [UInt8] = []
        for _ in 0..<height {
            let most = UInt8.random(in: 0...3, using: &random)
            rows.append(.random(in: 0...4, using: &random))
            rows += (0..<count).map { _ in UInt8.random(in: 0...most, using: &random) }
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0: rows.removeLast()
        case 1: rows.append(0)
        default: break
        }
        var stream = compress(rows)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: stream[Int.random(in: 0..<stream.count, using: &random)] ^= 4
        case 1: stream.append(0)
        case 2: stream.removeLast()
        default: break
        }
        return stream
    }

    /// A file whose image data is cut into chunks, some of them empty.
    private func file(
        kind: Int, width: Int, height: Int, stream: [UInt8], using random: inout SplitMix64
    ) -> [UInt8] {
        let (depth, colorType) = Self.kinds[kind]
        let builder = PNGBuilder(width: width, height: height, bitDepth: depth, colorType: colorType)
        var chunks = [builder.header]
        var rest = stream[...]
        while !rest.isEmpty {
            let part = rest.prefix(Int.random(in: 0...max(1, stream.count / 3), using: &random))
            chunks.append(.init("IDAT", Array(part)))
            rest = rest.dropFirst(part.count)
        }
        chunks.append(.init("IEND", []))
        return PNGBuilder.signature + chunks.flatMap(\.bytes)
    }
}
