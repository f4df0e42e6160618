import PNGAssembly
import PNGFiles
import Raster
import Testing

struct ImageChecksumTests {
    private static let warning = PNGWarning(
        chunk: "IDAT", reason: "its pixels do not match their checksum (Adler-32)")

    /// Sizes whose sum ends within the last row's inflating, and behind it.
    @Test(arguments: [(3, 2), (10, 10), (300, 200), (1, 4000)])
    func `pixels that do not match their sum are read, with a warning`(width: Int, height: Int) throws {
        var file = PNGBuilder.small(width: width, height: height)
        let sound = try PNGImage(decoding: file.file)
        #expect(sound.metadata.warnings == [])
        file.hasWrongSum = true
        let image = try PNGImage(decoding: file.file)
        #expect(image.samples == sound.samples)
        #expect(image.metadata.warnings == [Self.warning])
    }

    @Test(arguments: [
        PNGBuilder(width: 1, height: 1, bitDepth: 16, colorType: 6, rows: [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        PNGBuilder(width: 1, height: 1, bitDepth: 8, colorType: 0, isInterlaced: true, rows: [0, 7]),
        PNGBuilder(width: 9, height: 1, bitDepth: 1, colorType: 0, rows: [0, 0xAA, 0x80]),
    ])
    func `of every way of storing them`(file: PNGBuilder) throws {
        var file = file
        let sound = try PNGImage(decoding: file.file)
        file.hasWrongSum = true
        let image = try PNGImage(decoding: file.file)
        #expect(image.samples == sound.samples)
        #expect(image.metadata.warnings == [Self.warning])
    }

    @Test func `other warnings stay beside it`() throws {
        var file = PNGBuilder.small(chunks: [.init("gAMA", [])])
        file.hasWrongSum = true
        let warnings = try PNGImage(decoding: file.file).metadata.warnings
        #expect(warnings.map(\.chunk) == ["gAMA", "IDAT"])
    }
}
