import ColorManagement
import PNGAssembly
import PNGFiles
import Raster
import Screenshots
import Testing

@Suite struct `Screenshots' colours` {
    /// Every pair of a few codes, opaque.
    static let original: Bitmap<UInt8> = {
        let codes: [UInt8] = [0, 17, 64, 128, 200, 255]
        let pixels = codes.flatMap { red in
            codes.flatMap { green in codes.map { RGBA(red: red, green: green, blue: $0) } }
        }
        return Bitmap(width: 36, height: 6, pixels: pixels)
    }()

    static func read(_ file: PNGBuilder) throws -> Screenshot {
        try Screenshot(decoding: file.file, by: PNGDecoder(), name: "test.png")
    }

    /// The original in Display P3, at a depth.
    static func displayP3(as format: PixelFormat) throws -> [UInt8] {
        let pass = PixelTransform(try ColorTransform(from: .sRGB, to: .displayP3), from: .rgba8, to: format)
        var target = [UInt8](repeating: 0, count: original.pixels.count * format.bytesPerPixel)
        pass.convert(original.pixels, into: &target)
        return target
    }

    static func bitmap<Channel>(_ bytes: [UInt8], of: Channel.Type) -> Bitmap<Channel> {
        bytes.withUnsafeBytes { bytes in
            Bitmap(width: 36, height: 6, pixels: Array(bytes.bindMemory(to: RGBA<Channel>.self)))
        }
    }

    @Test func `without a tag are taken for sRGB`() throws {
        let screenshot = try Self.read(PNGBuilder(Self.original))
        #expect(screenshot.opaqueSRGB() == Self.original)
        #expect(screenshot.colorSpace == "untagged")
        #expect(screenshot.warnings.isEmpty)
    }

    @Test func `tagged sRGB in any way stay as they are`() throws {
        let file = PNGBuilder(Self.original)
        for (tagged, name) in [
            (file.with("sRGB", [0]), "sRGB"), (file.with(primaries: 1, transfer: 13), "sRGB"),
            (file.with(profile: ICCProfile.sRGB.data), "sRGB"),
        ] {
            let screenshot = try Self.read(tagged)
            #expect(screenshot.opaqueSRGB() == Self.original)
            #expect(screenshot.colorSpace == name)
            #expect(screenshot.warnings.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func `of 16 bits in Display P3 come back as they were`(byProfile: Bool) throws {
        let file = PNGBuilder(Self.bitmap(try Self.displayP3(as: .rgba16), of: UInt16.self))
        let tagged =
            byProfile ? file.with(profile: ICCProfile.displayP3.data) : file.with(primaries: 12, transfer: 13)
        let screenshot = try Self.read(tagged)
        #expect(screenshot.opaqueSRGB() == Self.original)
        #expect(screenshot.colorSpace == "Display P3")
        #expect(screenshot.space.isSame(as: .displayP3))
        #expect(screenshot.warnings.isEmpty)
    }

    @Test func `of 8 bits in Display P3 are the exact conversion`() throws {
        let p3 = Self.bitmap(try Self.displayP3(as: .rgba8), of: UInt8.self)
        let screenshot = try Self.read(PNGBuilder(p3).with(profile: ICCProfile.displayP3.data))
        #expect(screenshot.samples == .eight(p3))
        #expect(screenshot.space.isSame(as: .displayP3) && !screenshot.space.isSame(as: .sRGB))
        let transform = try ColorTransform(from: .displayP3, to: .sRGB)
        for (converted, source) in zip(screenshot.opaqueSRGB().pixels, p3.pixels) {
            let exact =
                transform.convert([
                    Double(source.red) / 255, Double(source.green) / 255, Double(source.blue) / 255,
                ])
                .clamped(lowerBound: .zero, upperBound: .one) * 255
            #expect(abs(Double(converted.red) - exact.x) <= 0.5 + 1e-9)
            #expect(abs(Double(converted.green) - exact.y) <= 0.5 + 1e-9)
            #expect(abs(Double(converted.blue) - exact.z) <= 0.5 + 1e-9)
        }
    }

    @Test func `with a gamma are decoded with it`() throws {
        let screenshot = try Self.read(PNGBuilder(greys: [0, 128, 255]).with(gamma: 1))
        // Linear light: 128 / 255 is 188.0 in sRGB.
        #expect(screenshot.opaqueSRGB().pixels.map(\.green) == [0, 188, 255])
        #expect(screenshot.colorSpace == "gamma 1.0")
    }

    @Test func `follow cICP before iCCP before sRGB`() throws {
        let file = PNGBuilder(Self.original).with("sRGB", [0]).with(gamma: 1)
        #expect(try Self.read(file).colorSpace == "sRGB")
        let withProfile = PNGBuilder(Self.original).with(gamma: 1).with(profile: ICCProfile.displayP3.data)
        #expect(try Self.read(withProfile).colorSpace == "Display P3")
        let withCodes = withProfile.with(primaries: 9, transfer: 14)
        #expect(try Self.read(withCodes).colorSpace == "cICP 9/14")
    }

    @Test func `of a hostile profile are read as sRGB, with a warning`() throws {
        var data = ICCProfile.displayP3.data
        data.replaceSubrange(36..<40, with: [0, 0, 0, 0])
        let screenshot = try Self.read(PNGBuilder(Self.original).with(profile: data))
        #expect(screenshot.opaqueSRGB() == Self.original)
        #expect(screenshot.colorSpace == "untagged")
        #expect(screenshot.warnings.count == 2)
        #expect(screenshot.warnings.first?.hasPrefix("iCCP: this is no ICC colour profile") == true)
        #expect(screenshot.warnings.last == "no usable colour space is declared; the pixels are read as sRGB")
    }

    @Test func `of an RGB profile in a grey image are read as sRGB, with a warning`() throws {
        let screenshot = try Self.read(
            PNGBuilder(greys: [0, 99, 255]).with(profile: ICCProfile.displayP3.data))
        #expect(screenshot.opaqueSRGB().pixels.map(\.red) == [0, 99, 255])
        #expect(screenshot.colorSpace == "untagged")
        #expect(screenshot.warnings.first?.contains("another colour model") == true)
    }

    @Test func `are composited over white in the encoded space`() throws {
        let translucent = Bitmap<UInt8>(
            width: 3, height: 1,
            pixels: [
                RGBA(red: 0, green: 100, blue: 255, alpha: 128), RGBA(red: 9, green: 9, blue: 9, alpha: 0),
                RGBA(red: 1, green: 2, blue: 3),
            ])
        let expected = [
            // (0 · 128 + 255 · 127) / 255 = 127; (100 · 128 + 255 · 127) / 255 = 177.2
            RGBA<UInt8>(red: 127, green: 177, blue: 255), RGBA(red: 255, green: 255, blue: 255),
            RGBA(red: 1, green: 2, blue: 3),
        ]
        #expect(try Self.read(PNGBuilder(translucent)).opaqueSRGB().pixels == expected)
        let wide = Bitmap<UInt16>(
            width: 3, height: 1,
            pixels: translucent.pixels.map {
                RGBA(
                    red: 257 * UInt16($0.red), green: 257 * UInt16($0.green), blue: 257 * UInt16($0.blue),
                    alpha: 257 * UInt16($0.alpha))
            })
        #expect(try Self.read(PNGBuilder(wide)).opaqueSRGB().pixels == expected)
    }

    @Test func `are composited over black where that lies beside what is transparent`() throws {
        func corners(of color: RGBA<UInt8>, fading: Int = 0) throws -> RGBA<UInt8> {
            // A screen without its left columns, with a shadow or not.
            let clear = RGBA<UInt8>(red: 0, green: 0, blue: 0, alpha: 0)
            let row =
                [clear, clear]
                + (0..<fading).map { RGBA(red: 0, green: 0, blue: 0, alpha: UInt8(9 * $0 + 1)) }
                + [color, RGBA(red: 200, green: 200, blue: 200)]
            let rows = Array([[RGBA<UInt8>]](repeating: row, count: 12).joined())
            let picture = Bitmap<UInt8>(width: row.count, height: 12, pixels: rows)
            return try Self.read(PNGBuilder(picture)).opaqueSRGB().pixels[0]
        }
        let (black, white) = (
            RGBA<UInt8>(red: 0, green: 0, blue: 0), RGBA<UInt8>(red: 255, green: 255, blue: 255)
        )
        #expect(try corners(of: black) == black)
        #expect(try corners(of: black, fading: 2) == black)
        #expect(try corners(of: black, fading: 9) == white)
        #expect(try corners(of: RGBA(red: 40, green: 40, blue: 40)) == white)
    }

    @Test func `without an alpha channel are white where a tRNS chunk makes them transparent`() throws {
        let file = PNGBuilder(greys: [0, 99, 200])
        #expect(try Self.read(file).opaqueSRGB().pixels.map(\.red) == [0, 99, 200])
        let transparent = try Self.read(file.with("tRNS", [0, 99])).opaqueSRGB().pixels
        #expect(transparent.map(\.red) == [0, 255, 200])
        #expect(transparent.map(\.alpha) == [255, 255, 255])
    }
}
