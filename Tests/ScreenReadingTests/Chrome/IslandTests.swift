import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

/// The Dynamic Island of an iPhone, as simulators draw it.
struct `An island` {
    /// Whether a black pill at the top of a white screen of 460 by 1000 pixels is one.
    private func isIsland(
        x: Int = 158, y: Int = 16, width: Int = 144, height: Int = 42, isRound: Bool = true,
        page: SRGB8 = .white
    ) -> Bool {
        var screen = Bitmap(width: 460, height: 1000, filledWith: DrawnText.pixel(page))
        let radius = Double(height) / 2
        for row in y..<y + height {
            for column in x..<x + width {
                let across = Double(column) + 0.5
                let middle = min(max(across, Double(x) + radius), Double(x + width) - radius)
                let (aside, up) = (across - middle, Double(row) + 0.5 - Double(y) - radius)
                if !isRound || (aside * aside + up * up).squareRoot() <= radius {
                    screen[column, row] = DrawnText.pixel(.black)
                }
            }
        }
        return ScreenModel(reading: screen, scale: 1).chrome.hasIsland
    }

    @Test func `is a black pill in the middle of the top`() {
        #expect(isIsland())
        #expect(isIsland(x: 155, y: 13, width: 150, height: 43))
    }

    @Test func `is no box, no punch hole, and nothing aside or further down`() {
        #expect(!isIsland(isRound: false))
        #expect(!isIsland(x: 209, width: 42))
        #expect(!isIsland(x: 140))
        #expect(!isIsland(y: 40))
        #expect(!isIsland(page: .black))
    }
}
