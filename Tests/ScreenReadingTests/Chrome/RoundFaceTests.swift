import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

/// The faces of round watches.
struct `A round face` {
    private func isRound(
        side: Int = 454, height: Int? = nil, radius: Double = 1, corners: SRGB8 = .black, mark: Bool = false
    ) -> Bool {
        let height = height ?? side
        var screen = Bitmap(width: side, height: height, filledWith: DrawnText.pixel(corners))
        let middle = Double(side) / 2
        for y in 0..<height {
            for x in 0..<side {
                let across = Double(x) + 0.5 - middle
                let up = Double(y) + 0.5 - middle
                guard (across * across + up * up).squareRoot() <= radius * middle else { continue }
                screen[x, y] = DrawnText.pixel(SRGB8(red: 30, green: 40, blue: 60))
            }
        }
        if mark { for x in 4..<16 { screen[x, 8] = DrawnText.pixel(.white) } }
        return ScreenModel(reading: screen, scale: 2).chrome.isRound
    }

    @Test func `is all that is drawn, and drawn up to its edge`() {
        #expect(isRound())
        #expect(isRound(corners: .white))
        #expect(isRound(side: 384))
    }

    @Test func `leaves its corners free`() {
        #expect(!isRound(mark: true))
        #expect(!isRound(radius: 1.2))
    }

    @Test func `is no spot in the middle of a page, and no picture of another size`() {
        #expect(!isRound(radius: 0.7))
        #expect(!isRound(side: 300))
        #expect(!isRound(side: 512))
        #expect(!isRound(height: 460))
    }
}
