import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// A page in its own colour, which a veil of the same has all but covered, and a dialog before it.
struct `A veiled page` {
    private static let side = 1000

    /// The number of lines that lie behind.
    ///
    /// - Parameters:
    ///   - shade: The grey of the lines of the page; 200 has a ratio of 1.67 with white, and 175 one of 2.2.
    ///   - count: How many there are.
    ///   - dialog: How many lines in black the dialog has.
    ///   - onlyAbove: Whether all lines of the page stand above it.
    ///   - pitch: From one line of the dialog to the next.
    private func behind(
        shade: UInt8 = 200, count: Int = 12, dialog: Int = 2, onlyAbove: Bool = false, pitch: Int = 60
    ) -> Int {
        var screen = Bitmap(width: Self.side, height: Self.side, filledWith: DrawnText.pixel(.white))
        let faint = SRGB8(red: shade, green: shade, blue: shade)
        for index in 0..<count {
            let x = onlyAbove ? 420 : index % 2 == 0 ? 40 : 780
            let y = onlyAbove ? 10 + 30 * index : 60 + 70 * index
            write(x: x, y: y, faint, in: &screen)
        }
        for index in 0..<dialog { write(x: 420, y: 460 + pitch * index, .black, in: &screen) }
        return ScreenModel(reading: screen, scale: 1).regions.count {
            $0.kind == .text && $0.place == .behind
        }
    }

    /// Eight marks that are like letters.
    private func write(x: Int, y: Int, _ ink: SRGB8, in screen: inout Bitmap<UInt8>) {
        for letter in 0..<8 {
            for row in 0..<20 {
                for column in 0..<12 where column < 3 || column >= 9 || (8...10).contains(row) {
                    screen[x + 18 * letter + column, y + row] = DrawnText.pixel(ink)
                }
            }
        }
    }

    @Test func `lies behind what alone can be read`() { #expect(behind() == 12) }

    @Test func `shows many lines, none of which can be read`() {
        #expect(behind(shade: 175) == 0)
        #expect(behind(count: 9) == 0)
    }

    @Test func `goes on around a dialog of several lines`() {
        #expect(behind(dialog: 1) == 0)
        #expect(behind(onlyAbove: true) == 0)
        #expect(behind(dialog: 8, pitch: 65) == 12)
    }
}
