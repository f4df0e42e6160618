import PNGFiles
import RandomNumbers
import Raster
import Testing

/// The smallest file of an image.
struct `A packed image` {
    private func random(_ colors: Int, width: Int, height: Int, seed: UInt64, isGray: Bool) -> Bitmap<UInt8> {
        var random = SplitMix64(state: seed)
        let palette = (0..<colors).map { _ in
            let level = UInt8.random(in: 0...255, using: &random)
            return isGray
                ? RGBA(red: level, green: level, blue: level)
                : RGBA(
                    red: level, green: .random(in: 0...255, using: &random),
                    blue: .random(in: 0...255, using: &random),
                    alpha: [0, 7, 255].randomElement(using: &random) ?? 0)
        }
        let pixels = (0..<width * height).map { _ in palette[Int.random(in: 0..<colors, using: &random)] }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 200, 256, 257, 700])
    func `holds the same pixels in no more bytes`(colors: Int) throws {
        for isGray in [false, true] {
            for (width, height) in [(1, 1), (7, 3), (33, 30)] {
                let bitmap = random(
                    colors, width: width, height: height, seed: UInt64(colors), isGray: isGray)
                let packed = try #require(PNGEncoder(compressionLevel: 9).packed(bitmap))
                #expect(try PNGImage(decoding: packed).samples == .eight(bitmap))
                #expect(packed.count <= (try PNGEncoder(compressionLevel: 9).encode(bitmap)).count)
                let encoder = PNGEncoder(compressionLevel: 9)
                #expect(encoder.packedSize(of: bitmap, within: packed.count) == packed.count)
                #expect(encoder.packedSize(of: bitmap, within: packed.count - 1) == nil)
            }
        }
    }

    /// Of a large picture, some rows tell how it is written: it takes no more than some per cent more.
    @Test func `that is large is about as small as by trying all of it`() throws {
        let side = 320
        for isNoisy in [false, true] {
            var random = SplitMix64(state: 5)
            let pixels = (0..<side * side).map { index in
                let noise = isNoisy ? UInt8.random(in: 0...15, using: &random) : 0
                return RGBA(
                    red: UInt8(index % side * 239 / side) + noise, green: UInt8(index / side * 239 / side),
                    blue: noise)
            }
            let bitmap = Bitmap(width: side, height: side, pixels: pixels)
            let whole = try #require(PNGEncoder().packed(bitmap)).count
            let size = try #require(PNGEncoder().packedSize(of: bitmap, within: 2 * whole))
            #expect(size >= whole && Double(size) <= 1.05 * Double(whole))
            #expect(PNGEncoder().packedSize(of: bitmap, within: whole / 2) == nil)
        }
    }

    @Test(arguments: [1, 3, 700])
    func `that is a draft holds the same pixels, whichever way its rows are stored`(colors: Int) throws {
        for (width, height) in [(1, 1), (90, 3), (33, 200)] {
            let bitmap = random(colors, width: width, height: height, seed: UInt64(colors), isGray: false)
            #expect(try PNGImage(decoding: PNGEncoder().draft(of: bitmap)).samples == .eight(bitmap))
            // A slope of colour is what filters are for.
            let slope = Bitmap<UInt8>(
                width: width, height: height,
                pixels: (0..<width * height).map { index in
                    let level = UInt8((index % width + 3 * (index / width)) % 256)
                    return RGBA(red: level, green: level &+ 40, blue: level &+ 90)
                })
            #expect(try PNGImage(decoding: PNGEncoder().draft(of: slope)).samples == .eight(slope))
        }
    }
}
