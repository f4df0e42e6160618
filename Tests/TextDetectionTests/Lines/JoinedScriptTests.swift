import ColorMath
import Raster
import Testing
import TextDetection

/// Words whose letters are joined to one stroke on the baseline, as those of Arabic script are, in large
/// type.
struct `Words of joined letters` {
    /// Draws two words of teeth on a bar, with dots above the second where they are asked for.
    private static func screen(dots: Int) -> Bitmap<UInt8> {
        var screen = Bitmap(ground: .white)
        let ink = SRGB8.gray(40)
        let foot = 150.0
        for (teeth, left) in [([80.0, 40, 60], 60.0), ([50, 80, 40, 40], 290)] {
            let right = left + 56 * Double(teeth.count) - 20
            screen.draw(.stroke([SIMD2(left, foot), SIMD2(right, foot)], width: 14), ink)
            for (index, height) in teeth.enumerated() {
                let x = left + 56 * Double(index)
                screen.draw(.stroke([SIMD2(x, foot), SIMD2(x, foot - height)], width: 12), ink)
            }
        }
        for index in 0..<dots {
            screen.draw(.disc(x: 420 + 24 * Double(index), y: foot - 70, radius: 8), ink)
        }
        return screen
    }

    @Test func `are text by their dots`() throws {
        let text = Self.screen(dots: 2).text()
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(2, of: PixelRect(x: 53, y: 64, width: 448, height: 93)))
    }

    @Test func `are shapes without them`() {
        #expect(Self.screen(dots: 0).text().isEmpty)
    }
}
