import ColorMath
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import Testing

/// What the layout of a file tells of the platform.
struct `The tool that took a screenshot` {
    /// Gives the same page for every file.
    private struct Page: ImageSource {
        let width: Int
        let height: Int

        func image(decoding bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> DecodedImage {
            let white = RGBA<UInt8>(red: 255, green: 255, blue: 255, alpha: 255)
            return DecodedImage(
                samples: .eight(Bitmap(width: width, height: height, filledWith: white)),
                mayBeTranslucent: false)
        }
    }

    /// A file of chunks whose contents nobody looks at, and image data that begin with some bytes.
    private func file(
        colorType: UInt8 = 2, _ types: [String] = [], profile: String = "", packed start: [UInt8],
        in piece: Int
    ) -> [UInt8] {
        func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
            let length = withUnsafeBytes(of: UInt32(data.count).bigEndian) { Array($0) }
            return length + Array(type.utf8) + data + [0, 0, 0, 0]
        }
        let header: [UInt8] = [0, 0, 0, 1, 0, 0, 0, 1, 8, colorType, 0, 0, 0]
        let parts = types.map { chunk($0, $0 == "iCCP" ? Array(profile.utf8) + [0, 0] : [0]) }
        let data = start + [UInt8](repeating: 0, count: piece - start.count)
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + parts.joined()
            + chunk("IDAT", data)
    }

    private func platform(
        of file: [UInt8], _ width: Int = 700, _ height: Int = 900, scale: Double? = 2
    ) throws -> RecognizedPlatform {
        let page = Page(width: width, height: height)
        let screenshot = try Screenshot(decoding: file, by: page, name: "page.png", scale: scale)
        return RecognizedScreen(ScreenModel(reading: screenshot), known: KnownConditions()).platform
    }

    @Test func `is a simulator, of the iPhone unless the screen is a television's`() throws {
        for file in [
            file(["sRGB", "eXIf", "pHYs", "iDOT"], packed: [0x78, 0x01], in: 900),
            file(["iCCP", "iDOT"], profile: "kCGColorSpaceDisplayP3", packed: [0x78, 0x01], in: 900),
        ] {
            #expect(try platform(of: file) == RecognizedPlatform(.iOS, by: .file))
            #expect(try platform(of: file, 1920, 1080, scale: 1).platform == .tvOS)
        }
    }

    @Test func `is none where a Mac captured its display, or people worked on the picture`() throws {
        let display = file(["iCCP", "iDOT"], profile: "ICC Profile", packed: [0x78, 0x01], in: 900)
        #expect(try platform(of: display).platform == nil)
        let edited = file(["sRGB", "iTXt", "iDOT"], packed: [0x78, 0x01], in: 900)
        #expect(try platform(of: edited).platform == nil)
    }

    @Test func `is a test that draws a view, as wide as phones are at most`() throws {
        let whole = file(["sRGB", "eXIf"], packed: [0x78, 0x01], in: 16384)
        #expect(try platform(of: whole).platform == .iOS)
        #expect(try platform(of: file(["sRGB", "eXIf"], packed: [0x78, 0x01], in: 500)).platform == .iOS)
        #expect(try platform(of: whole, 900, 700).platform == nil)
        let dense = file(["sRGB", "eXIf", "pHYs"], packed: [0x78, 0x01], in: 16384)
        #expect(try platform(of: dense).platform == nil)
        #expect(try platform(of: file(["sRGB"], packed: [0x78, 0x01], in: 500)).platform == nil)
    }

    @Test func `is Android's where Skia states a colour space`() throws {
        let sRGB = file(colorType: 6, ["sRGB", "sBIT"], packed: [0x78, 0x9C], in: 8192)
        #expect(try platform(of: sRGB) == RecognizedPlatform(.android, by: .file))
        let none = file(colorType: 6, ["sBIT"], packed: [0x78, 0x9C], in: 8192)
        #expect(try platform(of: none).platform == nil)
    }

    @Test func `is a browser`() throws {
        let chromium = file(packed: [0x78, 0x9C], in: 4096)
        #expect(try platform(of: chromium) == RecognizedPlatform(.web, by: .file))
        #expect(try platform(of: file(packed: [0x78, 0x9C], in: 8192)).platform == nil)
        let firefox = file(colorType: 6, packed: [0x78, 0x5E], in: 8192)
        #expect(try platform(of: firefox) == RecognizedPlatform(.web, by: .file))
        // In the size of a device that it plays.
        #expect(try platform(of: firefox, 750, 1334).platform == .web)
    }

    @Test func `is unknown of what is cut off`() throws {
        let whole = file(["sRGB", "eXIf", "pHYs", "iDOT"], packed: [0x78, 0x01], in: 900)
        for count in [0, 8, 20, 60] { #expect(try platform(of: Array(whole.prefix(count))).platform == nil) }
    }
}
