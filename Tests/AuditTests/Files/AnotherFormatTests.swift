import Audit
import Foundation
import Legible
import PNGFiles
import Raster
import Screenshots
import TestSupport
import Testing

/// Binary portable pixmaps (`P6`), in the lines that another format takes.
private struct PPMDecoder: ImageSource {
    func image(decoding bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> DecodedImage {
        let fields = bytes.split(
            separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
        guard fields.count == 4, fields[0].elementsEqual("P6".utf8), fields[2].elementsEqual("255".utf8)
        else {
            throw .invalid("not a binary PPM file of 8 bits")
        }
        let sizes = fields[1].split(separator: UInt8(ascii: " ")).compactMap { size in
            Int(String(decoding: size, as: UTF8.self))
        }
        guard sizes.count == 2, let width = sizes.first, let height = sizes.last,
            (1...limits.sideLength).contains(width), (1...limits.sideLength).contains(height),
            width * height <= limits.pixelCount
        else { throw .invalid("too large, or without a size") }
        let codes = Array(fields[3])
        guard codes.count == 3 * width * height else { throw .invalid("truncated") }
        let pixels = (0..<width * height).map {
            RGBA(red: codes[3 * $0], green: codes[3 * $0 + 1], blue: codes[3 * $0 + 2])
        }
        return DecodedImage(
            samples: .eight(Bitmap(width: width, height: height, pixels: pixels)), space: .displayP3,
            mayBeTranslucent: false)
    }
}

@Suite("Files of another format")
struct AnotherFormatTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A screen that is audited elsewhere, in both formats.
    private func files() throws -> (png: String, ppm: String, pixels: Bitmap<UInt8>) {
        let path = URL(filePath: #filePath)
            .appending(path: "../../../../Samples/Screens/02-settings@2x.png").standardizedFileURL.path
        let screen = try Screenshot(contentsOf: path, decodedBy: PNGDecoder()).opaqueSRGB()
        let profile = try #require(PNGEncoder(for: .displayP3))
        let png = try folder.write(try profile.encode(screen), to: "screen@2x.png")
        let header = Array("P6\n\(screen.width) \(screen.height)\n255\n".utf8)
        let codes = screen.pixels.flatMap { [$0.red, $0.green, $0.blue] }
        return (png, try folder.write(header + codes, to: "screen@2x.ppm"), screen)
    }

    @Test("are audited like the same pixels in PNG, once something decodes them")
    func ppm() throws {
        let files = try files()
        let audit = try Auditor(images: PPMDecoder()).audit(contentsOf: files.ppm)
        let original = try Auditor(images: PNGDecoder()).audit(contentsOf: files.png)
        #expect(audit.regions.count > 10)
        #expect(audit.regions == original.regions)
        #expect(audit.findings == original.findings)
        #expect(audit.conditions == original.conditions)
        #expect(audit.colorSpace == "Display P3" && original.colorSpace == "Display P3")
        #expect(audit.scale == Scale(2, source: .fileName))
    }

    @Test("that are none are named with what the decoder has against them")
    func broken() throws {
        let path = try folder.write(Array("P6\n2 2\n255\n123".utf8), to: "broken.ppm")
        let error = #expect(throws: ScreenshotError.self) {
            try Auditor(images: PPMDecoder()).audit(contentsOf: path)
        }
        #expect(error == ScreenshotError(path: path, fault: .invalid("truncated")))
        let files = try files()
        let auditor = Auditor(images: PPMDecoder(), limits: ImageLimits(pixelCount: 100))
        #expect(throws: ScreenshotError.self) { try auditor.audit(contentsOf: files.ppm) }
        #expect(throws: ScreenshotError.self) {
            try Auditor(images: PNGDecoder()).audit(contentsOf: files.ppm)
        }
    }
}
