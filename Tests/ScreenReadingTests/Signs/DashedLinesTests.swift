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

    /// Letters on all sides lead away from one as lines do, and are higher.
    @Test func `do not cross in a letter among others`() {
        var screen = Bitmap(width: 120, height: 80, filledWith: DrawnText.pixel(.white))
        for (column, row) in [(1, 2), (2, 2), (3, 2), (2, 1), (2, 3)] {
            for y in 0..<11 {
                for x in 0..<9 where x < 2 || x == 4 || x > 6 || y % 5 == 0 {
                    screen[20 * column + x, 16 * row + y] = DrawnText.pixel(Self.grey)
                }
            }
        }
        let letter = Region.line(
            contrast: 1.3, pointSize: 12, ink: Self.grey, box: PixelRect(x: 40, y: 32, width: 9, height: 11))
        #expect(!DashedGrid.holds(letter, on: screen, scale: 1))
    }

    /// Whether a row of dashes of one pixel is told that others cross, and the crossing of two.
    private func areTold(between plus: Int = 20) -> (row: Bool, crossing: Bool) {
        var screen = Bitmap(width: 260, height: 100, filledWith: DrawnText.pixel(.white))
        for x in 10..<250 where x % 4 < 2 { screen[x, 50] = DrawnText.pixel(Self.grey) }
        for x in stride(from: 20, to: 250, by: 60) {
            for y in 50 - plus...50 + plus where y % 4 < 2 { screen[x, y] = DrawnText.pixel(Self.grey) }
        }
        func line(_ box: PixelRect) -> Region {
            .line(contrast: 1.3, pointSize: 8, ink: Self.grey, box: box)
        }
        return (
            DashedLines.holds(line(PixelRect(x: 8, y: 48, width: 200, height: 5)), on: screen, scale: 1),
            DashedGrid.holds(line(PixelRect(x: 77, y: 47, width: 7, height: 7)), on: screen, scale: 1)
        )
    }

    @Test func `are those of a grid, and where they cross`() {
        #expect(areTold() == (true, true))
        #expect(!areTold(between: 2).crossing, "nothing leads up and down")
    }

    @Test func `are no higher than strokes, long, and broken`() {
        #expect(!isTold(height: 4))
        #expect(isTold(height: 4, scale: 2))
        #expect(!isTold(stem: 240))
        #expect(!isTold(count: 6))
        #expect(!isTold(width: 12))
    }
}
