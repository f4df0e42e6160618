import ColorMath
import RandomNumbers
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Specks of one colour around what was taken for text.
struct `Specks of grain` {
    private static let ink = SRGB8(red: 0x30, green: 0x50, blue: 0x40)
    private static let box = PixelRect(x: 90, y: 90, width: 20, height: 12)

    /// Whether a word is told as grain, among specks that lie at random in a part of the screen.
    private func isTold(
        _ count: Int, side: Int = 2, within area: PixelRect = PixelRect(x: 78, y: 78, width: 44, height: 36),
        others: [PixelRect] = [], ink: SRGB8 = Self.ink
    ) -> Bool {
        var screen = Bitmap(width: 200, height: 200, filledWith: DrawnText.pixel(.white))
        var random = SplitMix64(state: 7)
        for _ in 0..<count {
            let x = Int.random(in: area.x..<area.maxX - side, using: &random)
            let y = Int.random(in: area.y..<area.maxY - side, using: &random)
            for row in y..<y + side {
                for column in x..<x + side { screen[column, row] = DrawnText.pixel(ink) }
            }
        }
        let word = Region.line(
            contrast: Self.ink.contrastRatio(with: .white), pointSize: 12, ink: Self.ink, box: Self.box)
        return Grain.holds(word, among: [Self.box] + others, on: screen, scale: 1)
    }

    @Test func `lie on all sides of a word that is made of them`() {
        #expect(isTold(60))
        #expect(!isTold(8))
        #expect(!isTold(0))
        // Below it alone, as dots are under the days of a month.
        #expect(!isTold(60, within: PixelRect(x: 78, y: 102, width: 44, height: 12)))
    }

    @Test func `are fine, in the ink of the word, and none of what was found`() {
        #expect(!isTold(20, side: 7))
        #expect(!isTold(60, ink: SRGB8(red: 0xC0, green: 0x30, blue: 0x30)))
        #expect(!isTold(60, others: [PixelRect(x: 70, y: 70, width: 60, height: 60)]))
    }
}
