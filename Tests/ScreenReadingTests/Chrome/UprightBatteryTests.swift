import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

/// The signs at the top right of a phone's screen.
struct `A battery` {
    /// A phone's screen with a wedge and a box beside it, which may have a nub on it or at its right end.
    private func isUpright(
        width: Int = 14, height: Int = 22, nub: (x: Int, y: Int, width: Int, height: Int)? = (4, -3, 6, 3),
        top: Int = 14, hasWedge: Bool = true, isOutline: Bool = false
    ) -> Bool {
        var screen = Bitmap(width: 720, height: 1520, filledWith: DrawnText.pixel(.black))
        func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
            for row in y..<y + height {
                for column in x..<x + width { screen[column, row] = DrawnText.pixel(.white) }
            }
        }
        if hasWedge {
            for row in 0..<20 { fill(620 - row, top + row, 2 * row + 1, 1) }
        }
        fill(660, top, width, height)
        for row in top + 2..<top + height - 2 where isOutline {
            for x in 662..<660 + width - 2 { screen[x, row] = DrawnText.pixel(.black) }
        }
        if let nub { fill(660 + nub.x, top + nub.y, nub.width, nub.height) }
        return ScreenModel(reading: screen, scale: 2).chrome.hasUprightBattery
    }

    @Test func `of Android stands`() {
        #expect(isUpright())
        #expect(isUpright(width: 10, height: 16, nub: (3, -2, 4, 2)))
    }

    @Test func `of other systems lies, or is an outline`() {
        #expect(!isUpright(width: 44, height: 20, nub: (44, 7, 3, 6)))
        #expect(!isUpright(isOutline: true))
    }

    @Test func `has a nub in the middle of its top, and a sign beside it`() {
        #expect(!isUpright(nub: nil))
        #expect(!isUpright(nub: (0, -3, 6, 3)))
        #expect(!isUpright(nub: (4, -10, 6, 10)))
        #expect(!isUpright(hasWedge: false))
        #expect(!isUpright(top: 200))
    }
}
