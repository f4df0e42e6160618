import Assets
import RandomNumbers
import Testing

/// What the bytes of a file say before it is decoded.
struct `Facts of an image file` {
    /// A PNG header of 3 by 2 pixels of RGBA with a chunk before the image data.
    private func png(interlace: UInt8 = 0, before extra: [UInt8] = []) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", [0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, interlace]) + extra
            + chunk("IDAT", [1, 2, 3])
    }

    private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
    }

    @Test func `tell size, depth and passes of a PNG`() {
        let facts = ImageFileFacts(decoding: png(interlace: 1, before: chunk("sRGB", [0])))
        #expect(facts.format == .png && facts.size == .init(width: 3, height: 2))
        #expect(facts.bitDepth == 8 && facts.colorType == .rgba && facts.isInterlaced)
        #expect(facts.colorChunks == ["sRGB"])
        #expect(ImageFileFacts(decoding: png()).isInterlaced == false)
        #expect(ImageFileFacts(decoding: png()).colorChunks.isEmpty)
    }

    @Test func `tell an animation from a still`() {
        let animated = png(before: chunk("acTL", [0, 0, 0, 4, 0, 0, 0, 0]))
        #expect(ImageFileFacts(decoding: animated).format == .apng)
        #expect(ImageFileFacts(decoding: animated).frameCount == 4)
    }

    @Test(
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], ImageFileFacts.Format.jpeg), (Array("%PDF-1.7".utf8), .pdf),
            (Array("<?xml version='1.0'?><svg/>".utf8), .svg), (Array("plain words".utf8), .other),
            ([], .other),
            (Array("GIF89a\u{2}\0\u{3}\0".utf8), .gif),
        ] as [([UInt8], ImageFileFacts.Format)])
    func `tell a format by its signature`(bytes: [UInt8], format: ImageFileFacts.Format) {
        #expect(ImageFileFacts(decoding: bytes).format == format)
    }

    /// Headers by the standards: JPEG with a comment before its frame, and the three forms of WebP.
    @Test func `tell the size of formats that are not decoded`() {
        let jpeg: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 2, 88, 3, 32, 1, 1, 17, 0]
        #expect(ImageFileFacts(decoding: jpeg).size == .init(width: 800, height: 600))
        func webP(_ kind: String, _ data: [UInt8]) -> ImageFileFacts.Size? {
            let bytes =
                Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBP\(kind)".utf8) + [10, 0, 0, 0] + data
            return ImageFileFacts(decoding: bytes + [0, 0, 0, 0]).size
        }
        let size = ImageFileFacts.Size(width: 800, height: 600)
        #expect(webP("VP8X", [0, 0, 0, 0, 31, 3, 0, 87, 2, 0]) == size)
        #expect(webP("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 32, 3, 88, 2]) == size)
        #expect(webP("VP8L", [0x2F, 0x1F, 0xC3, 0x95, 0, 0, 0, 0, 0, 0]) == size)
        for count in jpeg.indices { _ = ImageFileFacts(decoding: Array(jpeg.prefix(count))) }
    }

    @Test func `tell the drawings of a symbol`() {
        let facts = ImageFileFacts(
            decoding: Array("<svg><g id=\"Regular-S\"/><g id=\"Bold-L\"/><g id=\"Notes-M\"/></svg>".utf8))
        #expect(facts.symbolDrawings == ["Regular-S", "Bold-L"])
    }

    /// Whatever the bytes are, reading ends, and says no more than they do.
    @Test func `are read of what is cut off or damaged`() {
        let whole = png(before: chunk("acTL", [0, 0, 0, 4, 0, 0, 0, 0]) + chunk("gAMA", [0, 0, 177, 143]))
        for count in whole.indices { _ = ImageFileFacts(decoding: Array(whole.prefix(count))) }
        var random = SplitMix64(state: 1)
        for _ in 0..<500 {
            var bytes = whole
            for _ in 0..<3 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            #expect(ImageFileFacts(decoding: bytes).byteCount == whole.count)
        }
    }
}
