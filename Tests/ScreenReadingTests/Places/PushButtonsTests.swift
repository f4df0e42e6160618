import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// The buttons at the end of a dialog of macOS.
struct `Push buttons` {
    private static let window = PixelRect(x: 0, y: 0, width: 800, height: 400)

    /// Whether they are seen, given where they begin, how high they are, how far their lower edge is above
    /// that of the window, and the size of their labels.
    private func areShown(
        at lefts: [Int] = [480, 630], height: Int = 38, margin: Int = 42, size: Double = 13,
        scale: Double = 2
    ) -> Bool {
        var screen = Bitmap(
            width: 800, height: 400, filledWith: DrawnText.pixel(SRGB8(red: 236, green: 236, blue: 236)))
        let labels = lefts.map { left -> Region in
            let top = 400 - margin - height
            for y in top..<top + height {
                for x in left..<left + 128 { screen[x, y] = DrawnText.pixel(.white) }
            }
            return .line(
                contrast: 21, pointSize: size, ink: .black, backdrop: .white,
                box: PixelRect(x: left + 44, y: top + height / 2 - 9, width: 40, height: 18))
        }
        return PushButtons.areShown(among: labels, on: screen, within: Self.window, scale: scale)
    }

    @Test func `stand in the lower right corner, as high as AppKit draws them`() {
        #expect(areShown())
        #expect(areShown(at: [100, 480, 630]))
    }

    @Test func `are two, close to each other and to the corner, of one height, with labels of 13 points`() {
        #expect(!areShown(at: [630]))
        #expect(!areShown(at: [300, 630]))
        #expect(!areShown(at: [380, 530]))
        #expect(!areShown(margin: 90))
        #expect(!areShown(height: 60))
        #expect(!areShown(size: 15))
        #expect(!areShown(scale: 1))
    }
}
