import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// What phones show at their lower edge.
struct `A navigation bar` {
    /// A phone's screen with boxes at its lower edge, given by their middles and sizes in shares of the
    /// width.
    private func navigation(
        _ boxes: [(x: Double, width: Double, height: Double)], up: Double = 0.06,
        below labels: [(x: Double, width: Double, height: Double)] = [], cut: Int = 0
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
        // An arrow, of which no more than the lower half is full.
        for box in boxes.prefix(cut) {
            let (right, foot) = (Int((box.x + box.width / 2) * 720), height - Int(up * 720))
            for y in foot - Int(box.height * 360)..<foot {
                for x in right - Int(box.width * 360)..<right { screen[x, y] = DrawnText.pixel(.white) }
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

    @Test func `of Android 9 is a pill, with the way back beside it`() {
        func bar(_ pill: Double, back: Double = 0.22) -> NavigationBar? {
            navigation([(back, 0.012, 0.02), (0.5, pill, 0.022)], cut: 1)
        }
        #expect(bar(0.06) == .threeButtons)
        #expect(bar(0.04) == nil)
        #expect(bar(0.12) == nil)
        #expect(bar(0.06, back: 0.4) == nil)
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

    /// What a button of three is: a triangle, a disc or a square.
    private enum Shape {
        case triangle, disc, square

        func covers(_ x: Double, _ y: Double) -> Bool {
            switch self {
            case .triangle: abs(y) <= (x + 1) / 2
            case .disc: x * x + y * y <= 1
            case .square: true
            }
        }
    }

    /// A phone's screen with the three buttons over a bar of 120 rows, with lines beneath it in an ink.
    private func overContent(_ shapes: [Shape], ink: SRGB8) -> ScreenModel {
        let (width, height) = (1080, 2280)
        var screen = Bitmap(
            width: width, height: height,
            filledWith: DrawnText.pixel(SRGB8(red: 0x1C, green: 0x1E, blue: 0x20)))
        // Letters of two strokes and a bar, in a line across the bar and in one that the edge cuts off.
        for (letter, y) in [2180, 2270].flatMap({ y in (0..<12).map { ($0, y) } }) {
            let x = 190 + 24 * letter
            for row in y..<min(height, y + 24) {
                for column in 0..<16 where column < 4 || column >= 12 || (10..<14).contains(row - y) {
                    screen[x + column, row] = DrawnText.pixel(ink)
                }
            }
        }
        for (index, shape) in shapes.enumerated() {
            let middle = width / 2 + 270 * (index - 1)
            for y in -22..<22 {
                for x in -22..<22 where shape.covers((Double(x) + 0.5) / 22, (Double(y) + 0.5) / 22) {
                    screen[middle + x, 2220 + y] = DrawnText.pixel(.white)
                }
            }
        }
        return ScreenModel(reading: screen, scale: 2.625)
    }

    @Test func `of three buttons lies over what scrolls beneath it, which is not in force`() {
        let (shapes, grey): ([Shape], SRGB8) = (
            [.triangle, .disc, .square], SRGB8(red: 0x7F, green: 0x7F, blue: 0x7F)
        )
        let model = overContent(shapes, ink: grey)
        #expect(model.chrome.navigation == .threeButtons)
        let lines = model.regions.filter { $0.ink.largestDifference(from: .white) > 24 }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.place == .behind })
        // What is as white as they are, and what has other shapes.
        #expect(overContent(shapes, ink: .white).chrome.navigation == nil)
        #expect(overContent([.disc, .disc, .disc], ink: grey).chrome.navigation == nil)
    }

    /// A tablet's screen with buttons along its lower edge, or along its right side from the top, as far from
    /// one another as told, and 20 pixels from the edge.
    private func onTablet(
        _ shapes: [Shape], apart: Int = 120, atSide: Bool = false, upright: Bool = false,
        below content: Bool = false
    ) -> NavigationBar? {
        let (width, height) = upright ? (900, 1280) : (1280, 800)
        var screen = Bitmap(width: width, height: height, filledWith: DrawnText.pixel(.black))
        for (index, shape) in shapes.enumerated() {
            let offset = (index - 1) * apart
            let middle = atSide ? (width - 24, height / 2 + offset) : (width / 2 + offset, height - 24)
            for y in -8..<8 {
                for x in -8..<8 where shape.covers((Double(x) + 0.5) / 8, (Double(y) + 0.5) / 8) {
                    screen[middle.0 + x, middle.1 + y] = DrawnText.pixel(.white)
                }
            }
        }
        // What lies above is on the same ground.
        for x in 200..<400 where content {
            for y in height - 46..<height - 42 { screen[x, y] = DrawnText.pixel(.white) }
        }
        return ScreenModel(reading: screen, scale: 1.5).chrome.navigation
    }

    @Test func `of three buttons of today is told by their shapes below what is on the same ground`() {
        #expect(onTablet([.triangle, .disc, .square], below: true) == .threeButtons)
        #expect(onTablet([.triangle, .square, .square], below: true) == nil)
    }

    @Test func `of three buttons is on tablets too, and stays where it is on a phone held across`() {
        let shapes: [Shape] = [.triangle, .disc, .square]
        #expect(onTablet(shapes) == .threeButtons)
        #expect(onTablet(shapes, upright: true) == .threeButtons)
        #expect(onTablet(shapes.reversed(), atSide: true) == .threeButtons)
        #expect(onTablet(shapes, apart: 60) == nil)
        #expect(onTablet(shapes, apart: 480) == nil)
    }

    @Test func `is no row of dots, nor of two`() {
        #expect(onTablet([.disc, .disc, .disc]) == nil)
        #expect(onTablet([.triangle, .square, .disc]) == nil)
        #expect(onTablet([.triangle, .disc]) == nil)
    }

    /// A tablet's screen with a handle of a width and a thickness.
    private func handle(_ width: Int, thickness: Int = 6, shift: Int = 0) -> NavigationBar? {
        var screen = Bitmap(width: 1280, height: 800, filledWith: DrawnText.pixel(.black))
        for y in 776..<776 + thickness {
            for x in 640 - width / 2..<640 + width / 2 { screen[x + shift, y] = DrawnText.pixel(.white) }
        }
        return ScreenModel(reading: screen, scale: 1.5).chrome.navigation
    }

    @Test func `of a handle is on tablets too`() {
        #expect(handle(230) == .shortHandle)
        #expect(handle(230, thickness: 9) == nil)
        #expect(handle(230, shift: 20) == nil)
        // As wide as an iPad's, and as narrow as a word.
        #expect(handle(390) == nil)
        #expect(handle(60) == nil)
    }
}
