import Foundation
import PNGFiles
import Raster
import Testing

@Suite(.enabled(if: PngSuite.isPresent, "needs ../shared/pngsuite"))
struct PngSuiteTests {
    @Test func `every valid file decodes to the samples that independent decoders give`() throws {
        let expectations = try PngSuite.Expectations.load().files
        let names = try FileManager.default.contentsOfDirectory(atPath: PngSuite.folder.path())
            .filter { $0.hasSuffix(".png") }
        #expect(Set(names) == Set(expectations.keys))
        for (name, expected) in expectations {
            let image = try PNGImage(decoding: PngSuite.bytes(of: name))
            #expect(image.metadata.header.width == expected.width, "\(name)")
            #expect(image.metadata.header.height == expected.height, "\(name)")
            #expect((image.metadata.header.bitDepth == 16 ? 16 : 8) == expected.depth, "\(name)")
            let hash = FNV1a.hash(image.samples)
            #expect(hash == UInt64(expected.fnv1a, radix: 16), "\(name)")
            #expect(image.metadata.warnings == [], "\(name)")
        }
    }

    @Test(arguments: [
        ("xs1n0g01", PNGError.Code.notPNG, nil), ("xs2n0g01", .notPNG, nil), ("xs4n0g01", .notPNG, nil),
        ("xs7n0g01", .notPNG, nil), ("xcrn0g04", .notPNG, nil), ("xlfn0g04", .notPNG, nil),
        ("xhdn0g08", .checksumMismatch, "IHDR"), ("xcsn0g01", .checksumMismatch, "IDAT"),
        ("xc1n0g08", .invalidHeader, "IHDR"), ("xc9n2c08", .invalidHeader, "IHDR"),
        ("xd0n2c08", .invalidHeader, "IHDR"), ("xd3n2c08", .invalidHeader, "IHDR"),
        ("xd9n2c08", .invalidHeader, "IHDR"), ("xdtn0g01", .missingImageData, "IEND"),
    ])
    func `every invalid file is an error that names its fault`(
        name: String, code: PNGError.Code, chunk: String?
    ) throws {
        let bytes = try PngSuite.bytes(of: "invalid/\(name).png")
        let error = #expect(throws: PNGError.self) { try PNGImage(decoding: bytes) }
        #expect(error?.code == code)
        #expect(error?.chunk == chunk)
    }
}
