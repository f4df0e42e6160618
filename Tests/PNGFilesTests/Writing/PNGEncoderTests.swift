import ColorManagement
import ColorMath
import PNGAssembly
import PNGFiles
import PixelConversion
import RandomNumbers
import Raster
import Testing

struct PNGEncoderTests {
    static func bitmap<Channel>(of: Channel.Type, isOpaque: Bool) -> Bitmap<Channel> {
        var random = SplitMix64(state: 7)
        let pixels = (0..<37 * 23).map { _ in
            RGBA<Channel>(
                red: .random(in: 0 ... .max, using: &random), green: .random(in: 0 ... .max, using: &random),
                blue: .random(in: 0 ... .max, using: &random),
                alpha: isOpaque ? .max : .random(in: 0 ... .max, using: &random))
        }
        return Bitmap(width: 37, height: 23, pixels: pixels)
    }

    @Test(arguments: [true, false])
    func `what is written is read back sample by sample`(isOpaque: Bool) throws {
        let eight = Self.bitmap(of: UInt8.self, isOpaque: isOpaque)
        let sixteen = Self.bitmap(of: UInt16.self, isOpaque: isOpaque)
        for level in [0, 1, 6, 9] {
            let encoder = PNGEncoder(compressionLevel: level)
            let image = try PNGImage(decoding: encoder.encode(eight))
            #expect(image.samples == .eight(eight))
            #expect(image.metadata.header.colorType == (isOpaque ? .rgb : .rgba))
            #expect(try PNGImage(decoding: encoder.encode(sixteen)).samples == .sixteen(sixteen))
        }
    }

    @Test func `files are tagged sRGB, with the gamma and the chromaticities that stand for it`() throws {
        let file = try PNGEncoder().encode(Bitmap<UInt8>(width: 1, height: 1, filledWith: .black))
        let metadata = try PNGImage(decoding: file).metadata
        #expect(metadata.colorChunks.declaredColorSpace == .sRGB(.relativeColorimetric))
        #expect(metadata.colorChunks.gamma == 0.45455)
        #expect(metadata.colorChunks.chromaticities?.white == .init(x: 0.3127, y: 0.329))
        #expect(metadata.pixelDensity == nil)
        #expect(metadata.warnings == [])
    }

    @Test func `a density is written with its unit`() throws {
        for density in [
            PixelDensity(x: 5669, y: 5669, unit: .meter), PixelDensity(x: 3, y: 2, unit: .unknown),
        ] {
            let file = try PNGEncoder(pixelDensity: density)
                .encode(Bitmap<UInt8>(width: 1, height: 1, filledWith: .black))
            #expect(try PNGImage(decoding: file).metadata.pixelDensity == density)
        }
    }

    @Test func `what made a picture is told before its pixels, and otherwise not`() throws {
        let bitmap = Self.bitmap(of: UInt8.self, isOpaque: true)
        let encoder = PNGEncoder(software: "Some program 1.0")
        for file in [try encoder.encode(bitmap), try encoder.draft(of: bitmap)] {
            let chunks = PNGChunks(of: file).prefix { $0.type != "IDAT" }
            let text = try #require(chunks.first { $0.type == "tEXt" }?.data)
            #expect(text.starts(with: Array("Software\0Some program 1.0".utf8)) && text.count == 25)
            #expect(try PNGImage(decoding: file).samples == .eight(bitmap))
        }
        for file in [try PNGEncoder().encode(bitmap), try PNGEncoder().draft(of: bitmap)] {
            #expect(!PNGChunks(of: file).contains { $0.type == "tEXt" })
        }
    }

    @Test func `the same bitmap gives the same bytes`() throws {
        let bitmap = Self.bitmap(of: UInt8.self, isOpaque: false)
        #expect(try PNGEncoder().encode(bitmap) == PNGEncoder().encode(bitmap))
    }

    @Test func `a profile is embedded under its name, and sRGB is not claimed beside it`() throws {
        let profile = ColorChunks.EmbeddedProfile(name: "Färb", bytes: Self.minimalProfile)
        let file = try PNGEncoder(colorTag: .profile(profile))
            .encode(Bitmap<UInt8>(width: 1, height: 1, filledWith: .black))
        let chunks = try PNGImage(decoding: file).metadata.colorChunks
        #expect(chunks.profile == profile)
        #expect(chunks.sRGBIntent == nil)
    }

    @Test func `a profile that is none is an error`() {
        let bitmap = Bitmap<UInt8>(width: 1, height: 1, filledWith: .black)
        for (name, bytes) in [
            ("p", []), ("p", [1, 2, 3]), ("p", EmbeddedProfileTests.profile(size: 200)),
            ("", Self.minimalProfile),
            ("日本", Self.minimalProfile), (String(repeating: "n", count: 80), Self.minimalProfile),
        ] {
            let encoder = PNGEncoder(colorTag: .profile(.init(name: name, bytes: bytes)))
            let error = #expect(throws: PNGError.self) { try encoder.encode(bitmap) }
            #expect(error?.code == .invalidInput)
        }
    }

    /// The smallest profile that libpng takes for one: a header and no tags (ICC.1:2022, 7.2 and 7.3).
    static let minimalProfile: [UInt8] = {
        var bytes = [UInt8](repeating: 0, count: 132)
        func put(_ field: [UInt8], at offset: Int) {
            bytes.replaceSubrange(offset..<offset + field.count, with: field)
        }
        put(UInt32(132).bigEndianBytes, at: 0)
        put([4, 0x40], at: 8)
        put(Array("mntrRGB XYZ ".utf8), at: 12)
        put(Array("acsp".utf8), at: 36)
        // The illuminant of the profile connection space, D50.
        put([0, 0, 0xf6, 0xd6, 0, 1, 0, 0, 0, 0, 0xd3, 0x2d], at: 68)
        return bytes
    }()
}

extension RGBA {
    static var black: Self { RGBA(red: 0, green: 0, blue: 0) }
}
