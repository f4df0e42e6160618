import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Rows of dashes that have the shape of a line.
struct `Dashed lines` {
    private static let grey = SRGB8(red: 0xDD, green: 0xDD, blue: 0xDD)

    /// Whether a row of dashes is told, given how wide and high they are and how many; the line around them
    /// has two rows more, as one with a shadow below has.
    private func isTold(
        width: Int = 6, height: Int = 2, count: Int = 50, stem: Int? = nil, scale: Double = 1
    ) -> Bool {
        let box = PixelRect(x: 20, y: 40, width: 12 * (count - 1) + width, height: height + 2)
        var screen = Bitmap(width: 700, height: 100, filledWith: DrawnText.pixel(.white))
        for dash in 0..<count {
            for x in 0..<width {
                for y in 0..<height { screen[20 + 12 * dash + x, 40 + y] = DrawnText.pixel(Self.grey) }
            }
        }
        // A stroke that reaches further down.
        for y in 40..<46 where stem != nil { screen[20 + (stem ?? 0), y] = DrawnText.pixel(Self.grey) }
        let line = Region.line(
            contrast: Self.grey.contrastRatio(with: .white), pointSize: 8, ink: Self.grey,
            box: stem == nil ? box : PixelRect(x: 20, y: 40, width: box.width, height: 6))
        return DashedLines.holds(line, on: screen, scale: scale)
    }

    @Test func `are the side of a card, and a leader of dots`() {
        #expect(isTold())
        #expect(isTold(width: 2))
        #expect(isTold(height: 3))
        // The corner of the card.
        #expect(isTold(stem: 2))
    }

    @Test func `are no higher than strokes, long, and broken`() {
        #expect(!isTold(height: 4))
        #expect(isTold(height: 4, scale: 2))
        #expect(!isTold(stem: 240))
        #expect(!isTold(count: 6))
        #expect(!isTold(width: 12))
    }
}
