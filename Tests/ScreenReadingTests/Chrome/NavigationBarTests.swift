import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

/// What phones show at their lower edge.
struct `A navigation bar` {
    /// A phone's screen with boxes at its lower edge, given by their middles and sizes in shares of the
    /// width.
    private func navigation(
        _ boxes: [(x: Double, width: Double, height: Double)], up: Double = 0.06,
        below labels: [(x: Double, width: Double, height: Double)] = []
    ) -> NavigationBar? {
        let (width, height) = (720, 1520)
        var screen = Bitmap(width: width, height: height, filledWith: DrawnText.pixel(.white))
        let all = boxes.map { ($0, up) } + labels.map { ($0, 0.1) }
        for (box, up) in all {
            let (middle, foot) = (Int(box.x * 720), height - Int(up * 720))
            let (half, high) = (Int(box.width * 360), Int(box.height * 720))
            for y in foot - high / 2..<foot + (high + 1) / 2 {
                for x in middle - half..<middle + half { screen[x, y] = DrawnText.pixel(.black) }
            }
        }
        return ScreenModel(reading: screen, scale: 2).chrome.navigation
    }

    @Test func `of three buttons is Android's`() {
        #expect(
            navigation([(0.22, 0.035, 0.035), (0.5, 0.03, 0.03), (0.78, 0.03, 0.03)]) == .threeButtons)
    }

    @Test func `of three buttons has them evenly spaced`() {
        #expect(navigation([(0.22, 0.035, 0.035), (0.5, 0.03, 0.03), (0.7, 0.03, 0.03)]) == nil)
        #expect(navigation([(0.22, 0.035, 0.035), (0.5, 0.03, 0.03)]) == nil)
    }

    @Test func `of one handle is told by its width`() {
        #expect(navigation([(0.5, 0.36, 0.011)], up: 0.03) == .homeIndicator)
        #expect(navigation([(0.5, 0.2, 0.006)], up: 0.03) == .shortHandle)
        #expect(navigation([(0.5, 0.6, 0.011)], up: 0.03) == nil)
        #expect(navigation([(0.4, 0.36, 0.011)], up: 0.03) == nil)
    }

    @Test func `lies below what else is at the edge`() {
        let labels = [0.125, 0.375, 0.625, 0.875].map { ($0, 0.12, 0.03) }
        #expect(navigation([(0.5, 0.2, 0.006)], up: 0.03, below: labels) == .shortHandle)
        #expect(navigation([(0.5, 0.2, 0.006)], up: 0.09, below: labels) == nil)
        // The names of three tabs stand as buttons do, and their icons above them.
        let three = [0.22, 0.5, 0.78].map { ($0, 0.03, 0.03) }
        #expect(navigation(three, up: 0.04, below: three) == nil)
    }

    @Test func `is no row of letters`() {
        // Marks with gaps between them, which together are as wide as a handle.
        let word = (0..<9).map { (0.42 + 0.02 * Double($0), 0.01, 0.014) }
        #expect(navigation(word, up: 0.03) == nil)
    }

    @Test func `is none where nothing is`() { #expect(navigation([]) == nil) }
}
