import CLibPNG
import Raster

/// PNG files with any colour chunk, sound or not, for tests.
struct TestPNG {
    /// Chunks between the header and the image data.
    var chunks: [[UInt8]] = []
    let width: Int
    let height: Int
    let bitDepth: UInt8
    /// 0 for grey, 6 for RGBA.
    let colorType: UInt8
    /// Rows of big-endian samples, without filter bytes.
    let rows: [[UInt8]]

    init(_ bitmap: Bitmap<UInt8>) {
        self.init(
            width: bitmap.width, height: bitmap.height, bitDepth: 8,
            samples: bitmap.pixels.map { [$0.red, $0.green, $0.blue, $0.alpha] })
    }

    init(_ bitmap: Bitmap<UInt16>) {
        let samples = bitmap.pixels.map { pixel in
            [pixel.red, pixel.green, pixel.blue, pixel.alpha].flatMap(bigEndianBytes)
        }
        self.init(width: bitmap.width, height: bitmap.height, bitDepth: 16, samples: samples)
    }

    /// Greys of one row.
    init(greys: [UInt8]) {
        width = greys.count
        height = 1
        bitDepth = 8
        colorType = 0
        rows = [greys]
    }

    private init(width: Int, height: Int, bitDepth: UInt8, samples: [[UInt8]]) {
        self.width = width
        self.height = height
        self.bitDepth = bitDepth
        colorType = 6
        rows = (0..<height).map { samples[$0 * width..<($0 + 1) * width].flatMap(\.self) }
    }

    /// This file with one more chunk.
    func with(_ type: String, _ data: [UInt8]) -> TestPNG {
        var file = self
        file.chunks.append(Self.chunk(type, data))
        return file
    }

    /// This file with an ICC profile.
    func with(profile: [UInt8]) -> TestPNG {
        with("iCCP", Array("name".utf8) + [0, 0] + Self.deflated(profile))
    }

    /// This file with an image gamma.
    func with(gamma: Double) -> TestPNG { with("gAMA", bigEndianBytes(UInt32((gamma * 100_000).rounded()))) }

    /// This file with code points.
    func with(primaries: UInt8, transfer: UInt8) -> TestPNG { with("cICP", [primaries, transfer, 0, 1]) }

    var bytes: [UInt8] {
        let header =
            bigEndianBytes(UInt32(width)) + bigEndianBytes(UInt32(height)) + [bitDepth, colorType, 0, 0, 0]
        let data = Self.deflated(rows.flatMap { [0] + $0 })
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
            + chunks.flatMap(\.self) + Self.chunk("IDAT", data) + Self.chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let checked = Array(type.utf8) + data
        let check = UInt32(crc32(0, checked, uInt(checked.count)))
        return bigEndianBytes(UInt32(data.count)) + checked + bigEndianBytes(check)
    }

    private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var count = compressBound(uLong(bytes.count))
        var output = [UInt8](repeating: 0, count: Int(count))
        precondition(compress2(&output, &count, bytes, uLong(bytes.count), 6) == Z_OK)
        return Array(output.prefix(Int(count)))
    }
}

private func bigEndianBytes(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian, Array.init)
}
