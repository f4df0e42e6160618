import PNGAssembly
import PNGFiles
import Raster
import Testing

struct FaultTests {
    static func error(_ bytes: [UInt8], limits: ImageLimits = .default) -> PNGError? {
        do throws(PNGError) {
            _ = try PNGImage(decoding: bytes, limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a file cut anywhere is an error, and truncated once it is known as PNG`() {
        let file = PNGBuilder.small(chunks: [.init("sRGB", [0]), .init("pHYs", [0, 0, 1, 0, 0, 0, 1, 0, 1])])
            .file
        for count in 0..<file.count {
            let error = Self.error(Array(file.prefix(count)))
            #expect(error?.code == (count == 0 ? .notPNG : .truncated), "\(count) bytes")
        }
        #expect(Self.error(file) == nil)
    }

    @Test func `a truncated file says where it ends`() {
        let file = PNGBuilder.small().file
        let error = Self.error(Array(file.prefix(45)))
        #expect(error?.chunk == "IDAT")
        #expect(error?.description == "truncated: the file ends within its IDAT chunk, after 45 bytes")
        let between = Self.error(Array(file.prefix(33)))
        #expect(between?.chunk == nil)
        #expect(between?.description == "truncated: the file ends where a chunk should start, after 33 bytes")
    }

    @Test func `bytes of another kind are not PNG`() {
        #expect(Self.error([])?.description == "not a PNG file: the file is empty")
        #expect(
            Self.error(Array("plain".utf8))?.description
                == "not a PNG file: it does not start with the PNG signature")
    }

    @Test(
        arguments: [
            ("a JPEG", "\u{FF}\u{D8}\u{FF}\u{E0}"), ("a GIF", "GIF89a...."),
            ("a WebP", "RIFF\u{1}\0\0\0WEBPVP8 "),
            ("a HEIC", "\0\0\0\u{18}ftypheic"), ("an AVIF", "\0\0\0\u{18}ftypavif"),
            ("a HEIF", "\0\0\0\u{18}ftypmif1"),
            ("a TIFF", "II*\0"),
            ("a BMP", "BM12"), ("a PDF", "%PDF-1.7"),
            ("a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:12"),
        ])
    func `pictures of other formats are called what they are, with what converts them`(
        name: String, start: String
    ) throws {
        let bytes = start.unicodeScalars.map { UInt8($0.value) }
        let error = try #require(Self.error(bytes + [0, 0]))
        #expect(error.code == .notPNG && error.detail.hasPrefix("it is \(name)"))
        let command = ["a PDF": "pdftoppm", "a Git LFS pointer": "git lfs pull"][name] ?? "sips"
        #expect(error.detail.contains(command))
        // What is cut off within its signature is known by none.
        #expect(Self.error(Array(bytes.prefix(1)))?.detail == "it does not start with the PNG signature")
    }

    @Test func `any flipped bit in what the image needs is an error`() throws {
        let file = PNGBuilder.small().file
        for index in file.indices {
            for bit in 0..<8 {
                var damaged = file
                damaged[index] ^= 1 << UInt8(bit)
                #expect(Self.error(damaged) != nil, "bit \(bit) of byte \(index)")
            }
        }
    }

    @Test(arguments: ["IHDR", "IDAT", "IEND"])
    func `a wrong checksum in a critical chunk is an error that names the chunk`(type: String) throws {
        var file = PNGBuilder.small().file
        let start = try #require(file.firstIndex(of: type))
        let count = file[start - 4..<start].reduce(0) { $0 << 8 | Int($1) }
        file[start + 4 + count] ^= 0xff
        let error = Self.error(file)
        #expect(error?.code == .checksumMismatch)
        #expect(error?.chunk == type)
    }

    @Test func `a header that makes no sense is an error`() {
        for (width, height) in [(0, 1), (1, 0), (1 << 31, 1), (1, Int(UInt32.max))] {
            var builder = PNGBuilder.small()
            (builder.width, builder.height) = (width, height)
            #expect(Self.error(builder.file)?.code == .invalidHeader, "\(width) × \(height)")
        }
        for colorType in 0..<8 {
            for bitDepth in 0..<33 {
                let depths = FormatTests.formats.first { $0.0.rawValue == UInt8(colorType) }?.1 ?? []
                var builder = PNGBuilder.small()
                (builder.colorType, builder.bitDepth) = (colorType, bitDepth)
                let code = Self.error(builder.file)?.code
                #expect((code == .invalidHeader) == !depths.contains(bitDepth), "\(colorType), \(bitDepth)")
            }
        }
    }

    @Test func `a header that is missing, too short or too long is an error`() {
        let builder = PNGBuilder.small()
        let rest = builder.imageData.bytes + PNGBuilder.Chunk("IEND", []).bytes
        #expect(Self.error(PNGBuilder.signature + rest)?.code == .invalidStructure)
        for data in [Array(builder.header.data.dropLast()), builder.header.data + [0]] {
            let header = PNGBuilder.Chunk("IHDR", data).bytes
            #expect(Self.error(PNGBuilder.signature + header + rest)?.code == .invalidHeader)
        }
    }

    @Test func `a chunk longer than the file or than PNG allows is an error`() throws {
        let file = PNGBuilder.small().file
        let start = try #require(file.firstIndex(of: "IDAT"))
        for (length, code): (UInt32, PNGError.Code) in [
            (0x10_0000, .truncated), (0x7fff_ffff, .truncated), (0x8000_0000, .invalidStructure),
            (0xffff_ffff, .invalidStructure),
        ] {
            var damaged = file
            damaged.replaceSubrange(start - 4..<start, with: length.bigEndianBytes)
            #expect(Self.error(damaged)?.code == code, "\(length)")
        }
    }

    @Test func `an unknown chunk is skipped when it is ancillary and an error when it is critical`() {
        #expect(Self.error(PNGBuilder.small(chunks: [.init("juNk", [1])]).file) == nil)
        let error = Self.error(PNGBuilder.small(chunks: [.init("JUNK", [1])]).file)
        #expect(error?.code == .invalidStructure)
        #expect(error?.chunk == "JUNK")
    }

    @Test func `a palette image without palette is an error`() {
        var builder = PNGBuilder.small()
        builder.colorType = 3
        #expect(Self.error(builder.file)?.code == .invalidStructure)
    }

    @Test func `image data of fewer pixels than the header promises is an error`() {
        var builder = PNGBuilder.small()
        builder.height = 40
        #expect(Self.error(builder.file)?.code == .invalidImageData)
    }

    @Test func `image data that is no zlib stream is an error`() {
        let chunks: [PNGBuilder.Chunk] = [
            PNGBuilder.small().header, .init("IDAT", [1, 2, 3, 4]), .init("IEND", []),
        ]
        let error = Self.error(PNGBuilder.signature + chunks.flatMap(\.bytes))
        #expect(error?.code == .invalidImageData)
        #expect(error?.chunk == "IDAT")
    }

    @Test func `a filter that does not exist is an error`() {
        var builder = PNGBuilder.small()
        builder.rows[0] = 5
        #expect(Self.error(builder.file)?.code == .invalidImageData)
    }
}

extension [UInt8] {
    /// Where the first chunk of a type starts, at its type.
    func firstIndex(of type: String) -> Int? {
        firstRange(of: Array(type.utf8))?.lowerBound
    }
}
