import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

/// What the edges of boxes tell of the pixels that a point has.
struct `The grid of points` {
    /// A column of boxes whose upper and lower sides lie on every so many pixels, from a first one on.
    private func grid(every: Int, from first: Int = 0, boxes: Int = 12) -> PointGrid {
        var screen = Bitmap(width: 160, height: 1000, filledWith: DrawnText.pixel(.white))
        var top = first
        for box in 0..<boxes {
            // Heights and gaps repeat in no common step, so that the sides leave every remainder otherwise.
            let bottom = top + every * (10 + (7 * box) % 5)
            for y in top..<bottom {
                for x in 20..<140 {
                    screen[x, y] = DrawnText.pixel(SRGB8(red: 40, green: UInt8(9 * box), blue: 90))
                }
            }
            top = bottom + every * (7 + (5 * box) % 8)
        }
        return PointGrid(of: screen, within: PixelRect(x: 0, y: 0, width: 160, height: 1000))
    }

    @Test(arguments: [2, 3])
    func `is that of the scale whose multiples the edges lie on`(every: Int) {
        for first in 0..<every {
            #expect(grid(every: every, from: first).likelihood(at: Double(every)) > 5)
        }
        #expect(grid(every: every).likelihood(at: Double(5 - every)) < 2)
    }

    @Test func `is none where edges lie anywhere`() {
        let anywhere = grid(every: 1, boxes: 12)
        #expect(anywhere.likelihood(at: 2) < 2 && anywhere.likelihood(at: 3) < 2)
    }

    @Test func `tells nothing of scales that are no whole number, nor by a few edges`() {
        #expect(grid(every: 2).likelihood(at: 1) == 1)
        #expect(grid(every: 2).likelihood(at: 1.5) == 1)
        #expect(grid(every: 2, boxes: 2).likelihood(at: 2) == 1)
    }
}
