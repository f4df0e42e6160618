import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

// A minute is thousands of times what a megapixel takes: only work that grows much faster than the screen
// meets it.
@Suite(.timeLimit(.minutes(1)))
struct `Hostile screens` {
    @Test func `a megapixel of noise comes to an end, and has few regions`() {
        var random = SplitMix64(state: 5)
        let screen = Bitmap(width: 1000, height: 1000) { _, _ in
            SRGB8(
                red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random))
        }
        expectFewRegions(screen)
    }

    @Test func `two colours at random come to an end`() {
        var random = SplitMix64(state: 6)
        expectFewRegions(
            Bitmap(width: 1000, height: 1000) { _, _ in .gray(Bool.random(using: &random) ? 255 : 0) })
    }

    @Test(arguments: [1, 2, 3, 5, 8])
    func `a checkerboard comes to an end`(side: Int) {
        expectFewRegions(
            Bitmap(width: 1000, height: 1000) { x, y in
                .gray((x / side + y / side).isMultiple(of: 2) ? 255 : 0)
            })
    }

    @Test func `ten thousand dots come to an end`() {
        expectFewRegions(
            Bitmap(width: 1000, height: 1000) { x, y in .gray(x % 10 < 5 && y % 10 < 5 ? 0 : 255) })
    }

    private func expectFewRegions(_ screen: Bitmap<UInt8>) {
        let regions = TextDetector(scale: 2).regions(in: screen)
        // A line of text of the smallest size takes more room than this.
        #expect(regions.count < screen.pixels.count / 100)
    }
}
