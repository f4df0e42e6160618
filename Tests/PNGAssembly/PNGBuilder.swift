internal import CLibPNG

/// Assembles PNG files chunk by chunk, valid or not, with zlib and nothing else.
package struct PNGBuilder {
    package var width: Int
    package var height: Int
    package var bitDepth: Int
    /// 0 grey, 2 RGB, 3 palette, 4 grey with alpha, 6 RGBA.
    package var colorType: Int
    package var isInterlaced: Bool
    /// Chunks between the header and the image data.
    package var chunks: [Chunk]
    /// Chunks between the image data and the end.
    package var trailingChunks: [Chunk] = []
    /// The rows as the file stores them, each with its filter's number, before compression.
    package var rows: [UInt8]

    package struct Chunk {
        package var type: String
        package var data: [UInt8]

        package init(_ type: String, _ data: [UInt8]) {
            self.type = type
            self.data = data
        }

        package var bytes: [UInt8] {
            let checked = Array(type.utf8) + data
            return UInt32(data.count).bigEndianBytes + checked
                + UInt32(crc32(0, checked, uInt(checked.count))).bigEndianBytes
        }
    }

    package init(
        width: Int = 3, height: Int = 2, bitDepth: Int = 8, colorType: Int = 2, isInterlaced: Bool = false,
        chunks: [Chunk] = [], rows: [UInt8] = []
    ) {
        self.width = width
        self.height = height
        self.bitDepth = bitDepth
        self.colorType = colorType
        self.isInterlaced = isInterlaced
        self.chunks = chunks
        self.rows = rows
    }

    package static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    package var header: Chunk {
        let format = [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        return Chunk("IHDR", UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + format)
    }

    /// Whether the sum at the end of the compressed rows (Adler-32) is another than theirs.
    package var hasWrongSum = false

    package var imageData: Chunk {
        var stream = compress(rows)
        if hasWrongSum { stream[stream.count - 1] ^= 0xFF }
        return Chunk("IDAT", stream)
    }

    package var file: [UInt8] {
        let all = [header] + chunks + [imageData] + trailingChunks + [Chunk("IEND", [])]
        return Self.signature + all.flatMap(\.bytes)
    }

    /// A valid opaque RGB image of one row and a few columns, with the given chunks.
    package static func small(chunks: [Chunk] = [], width: Int = 3, height: Int = 2) -> PNGBuilder {
        var builder = PNGBuilder(width: width, height: height, chunks: chunks)
        for row in 0..<height {
            builder.rows += [0] + (0..<width * 3).map { UInt8(truncatingIfNeeded: row * 50 + $0 * 7) }
        }
        return builder
    }
}

extension FixedWidthInteger {
    package var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
