import ColorMath
import Raster
import Testing
import TextDetection

struct `Hostile screens` {
    /// Hundreds of times what a megapixel takes on an idle machine: only work that grows faster than the screen fails.
    private static let bound = Duration.seconds(20)

    @Test func `a megapixel of noise is done with in bounded time, and has few regions`() {
        var random = SplitMix64(state: 5)
        let screen = Bitmap(width: 1000, height: 1000) { _, _ in
            SRGB8(
                red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
                blue: .random(in: 0...255, using: &random))
        }
        expectBounded(screen)
    }

    @Test func `two colours at random are done with in bounded time`() {
        var random = SplitMix64(state: 6)
        expectBounded(
            Bitmap(width: 1000, height: 1000) { _, _ in .gray(Bool.random(using: &random) ? 255 : 0) })
    }

    @Test(arguments: [1, 2, 3, 5, 8])
    func `a checkerboard is done with in bounded time`(side: Int) {
        expectBounded(
            Bitmap(width: 1000, height: 1000) { x, y in
                .gray((x / side + y / side).isMultiple(of: 2) ? 255 : 0)
            })
    }

    @Test func `ten thousand dots are done with in bounded time`() {
        expectBounded(
            Bitmap(width: 1000, height: 1000) { x, y in .gray(x % 10 < 5 && y % 10 < 5 ? 0 : 255) })
    }

    private func expectBounded(_ screen: Bitmap<UInt8>) {
        var regions: [Region] = []
        let time = ContinuousClock().measure { regions = TextDetector(scale: 2).regions(in: screen) }
        #expect(time < Self.bound)
        // A line of text of the smallest size takes more room than this.
        #expect(regions.count < screen.pixels.count / 100)
    }
}
