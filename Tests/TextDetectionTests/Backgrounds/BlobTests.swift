import ColorMath
import Raster
import Testing
import TextDetection

struct `A component seen from its ground` {
    private static let constants = DetectionConstants().backgrounds

    /// What a row of greys on white is.
    private func blob(_ codes: [Int]) throws -> Blob {
        let screen = Bitmap(width: codes.count, height: 1) { x, _ in .gray(codes[x]) }
        var mask = PixelMask(width: codes.count, height: 1)
        mask.insert(0..<codes.count)
        let ink = InkMap(mask)
        return Blob(
            try #require(ink.components.first), ink: ink, pixels: screen.pixels, width: codes.count,
            ground: SIMD3(255, 255, 255), Self.constants)
    }

    @Test func `has the mean colour of its farthest pixels`() throws {
        // The quantile of four distances is the third: 235, and nine tenths of it are 211.5.
        #expect(try blob([0, 20, 50, 200]).color == SIMD3(repeating: 10))
        #expect(try blob([0, 20, 43, 200]).color == SIMD3(repeating: 21))
    }

    @Test func `is solid where it is more than half as far as its farthest pixel`() throws {
        // The farthest is 200 levels far.
        let limit = 255 - Int(Self.constants.solidDistance * 200)
        #expect(try blob([55, limit, 255]).solidArea == 1)
        #expect(try blob([55, limit - 1, 255]).solidArea == 2)
    }

    /// The mean leaves out what few pixels exceed.
    @Test func `takes no outlier for its colour`() throws {
        let blob = try blob([0] + [Int](repeating: 155, count: 99))
        #expect(abs(blob.color.x - 153.45) < 1e-3)
        #expect(blob.solidArea == 1)
    }
}
