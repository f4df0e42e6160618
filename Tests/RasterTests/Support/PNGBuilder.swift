import CLibPNG

/// Assembles PNG files chunk by chunk, valid or not, with zlib and nothing else.
struct PNGBuilder {
    var width = 3
    var height = 2
    var bitDepth = 8
    var colorType = 2
    var isInterlaced = false
    /// Chunks between the header and the image data.
    var chunks: [Chunk] = []
    /// Chunks between the image data and the end.
    var trailingChunks: [Chunk] = []
    /// The rows as the file stores them, each with its filter's number, before compression.
    var rows: [UInt8] = []

    struct Chunk {
        var type: String
        var data: [UInt8]

        init(_ type: String, _ data: [UInt8]) {
            self.type = type
            self.data = data
        }

        var bytes: [UInt8] {
            let checked = Array(type.utf8) + data
            return UInt32(data.count).bigEndianBytes + checked
                + UInt32(crc32(0, checked, uInt(checked.count))).bigEndianBytes
        }
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    var header: Chunk {
        let format = [UInt8(bitDepth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0]
        return Chunk("IHDR", UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + format)
    }

    var imageData: Chunk { Chunk("IDAT", compress(rows)) }

    var file: [UInt8] {
        let all = [header] + chunks + [imageData] + trailingChunks + [Chunk("IEND", [])]
        return Self.signature + all.flatMap(\.bytes)
    }

    /// A valid opaque RGB image of one row and a few columns, with the given chunks.
    static func small(chunks: [Chunk] = [], width: Int = 3, height: Int = 2) -> PNGBuilder {
        var builder = PNGBuilder(width: width, height: height, chunks: chunks)
        for row in 0..<height {
            builder.rows += [0] + (0..<width * 3).map { UInt8(truncatingIfNeeded: row * 50 + $0 * 7) }
        }
        return builder
    }
}

extension FixedWidthInteger {
    var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
