import ColorMath
import Raster
import ScreenReading
import Screenshots
import TestSupport
import Testing

/// The apple at the left end of a Mac's bar of menus, and the title beside it.
struct `A bar of menus` {
    private static let bar = SRGB8(red: 226, green: 228, blue: 234)

    /// The columns of an apple of 13 by 16 points in each row, in points: a leaf, and a body with a bite.
    private func extent(of y: Double, isBitten: Bool, hasLeaf: Bool) -> ClosedRange<Double>? {
        if y < 3 { return hasLeaf ? 6.5...8.5 : nil }
        if y < 4 { return nil }
        let (middle, half) = (10.0, 6.0)
        let across = (1 - (y + 0.5 - middle) * (y + 0.5 - middle) / (half * half)).squareRoot()
        guard across > 0 else { return nil }
        let bite = isBitten && abs(y - 8) < 1.5 ? 1.0 : 0
        return 6.5 - 6.5 * across...6.5 + 6.5 * across - bite
    }

    /// A Mac's screen that begins with an apple and a title.
    private func chrome(
        at left: Int = 20, scale: Int = 2, isBitten: Bool = true, hasLeaf: Bool = true, title: Int = 54
    ) -> Chrome {
        var screen = Bitmap(width: 800, height: 500, filledWith: DrawnText.pixel(Self.bar))
        func ink(_ x: Int, _ y: Int) { screen[x, y] = DrawnText.pixel(.black) }
        for row in 0..<16 * scale {
            let y = Double(row) / Double(scale)
            guard let span = extent(of: y.rounded(.down), isBitten: isBitten, hasLeaf: hasLeaf) else {
                continue
            }
            let sides = [span.lowerBound, span.upperBound].map { Int(($0 * Double(scale)).rounded()) }
            for x in sides[0]..<sides[1] { ink(left * scale + x, 3 * scale + row) }
        }
        for row in 7 * scale..<17 * scale {
            for x in title * scale..<title * scale + 3 { ink(x, row) }
        }
        return ScreenModel(reading: screen, scale: Double(scale)).chrome
    }

    @Test(arguments: [1, 2]) func `begins with an apple`(scale: Int) {
        #expect(chrome(scale: scale).hasMenuBar)
    }

    @Test func `has neither a disc nor a pear, and a title`() {
        #expect(!chrome(isBitten: false).hasMenuBar)
        #expect(!chrome(hasLeaf: false).hasMenuBar)
        #expect(!chrome(title: 80).hasMenuBar)
        #expect(!chrome(at: 8).hasMenuBar)
    }

    @Test func `is not looked for where there is no room for one`() {
        for height in [1, 40, 41, 53, 54, 80, 107, 108] {
            let screen = Bitmap(width: 300, height: height, filledWith: DrawnText.pixel(Self.bar))
            #expect(!ScreenModel(reading: screen, scale: 1).chrome.hasMenuBar)
        }
    }
}
