import PNGAssembly
import Raster

extension PNGBuilder {
    init(_ bitmap: Bitmap<UInt8>) {
        self.init(
            width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: 6,
            samples: bitmap.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
    }

    init(_ bitmap: Bitmap<UInt16>) {
        let samples = bitmap.pixels.flatMap { pixel in
            [pixel.red, pixel.green, pixel.blue, pixel.alpha].flatMap(\.bigEndianBytes)
        }
        self.init(
            width: bitmap.width, height: bitmap.height, bitDepth: 16, colorType: 6, samples: samples)
    }

    /// Greys of one row.
    init(greys: [UInt8]) {
        self.init(width: greys.count, height: 1, bitDepth: 8, colorType: 0, samples: greys)
    }

    private init(width: Int, height: Int, bitDepth: Int, colorType: Int, samples: [UInt8]) {
        self.init(width: width, height: height, bitDepth: bitDepth, colorType: colorType)
        let rowSize = samples.count / height
        for row in 0..<height { rows += [0] + samples[row * rowSize..<(row + 1) * rowSize] }
    }

    /// This file with one more chunk.
    func with(_ type: String, _ data: [UInt8]) -> PNGBuilder {
        var file = self
        file.chunks.append(Chunk(type, data))
        return file
    }

    /// This file with an ICC profile.
    func with(profile: [UInt8]) -> PNGBuilder {
        with("iCCP", Array("name".utf8) + [0, 0] + compress(profile))
    }

    /// This file with an image gamma.
    func with(gamma: Double) -> PNGBuilder {
        with("gAMA", UInt32((gamma * 100_000).rounded()).bigEndianBytes)
    }

    /// This file with code points.
    func with(
        primaries: UInt8, transfer: UInt8, matrix: UInt8 = 0, isFullRange: Bool = true
    ) -> PNGBuilder {
        with("cICP", [primaries, transfer, matrix, isFullRange ? 1 : 0])
    }
}
