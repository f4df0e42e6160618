import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Buttons in a row or a column, one of which may be switched off.
struct `Pale buttons` {
    private static let (faint, full) = (SRGB8(gray: 190), SRGB8.black)

    /// A button: the ink of its label, where it begins, its middle, how wide and high it is, and how far its
    /// label is aside.
    private struct Button {
        var ink: SRGB8
        var x: Int
        var y = 200
        var width = 140
        var height = 40
        var aside = 0
    }

    /// The places of the labels of buttons, from the top and the left, on a page at one pixel a point.
    private func places(_ buttons: [Button], fill: SRGB8 = SRGB8(gray: 248), page: Int = 236) -> [Region
        .Place]
    {
        var screen = Bitmap(width: 900, height: 400, filledWith: DrawnText.pixel(SRGB8(gray: page)))
        func paint(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: SRGB8) {
            for row in y..<y + height {
                for column in x..<x + width { screen[column, row] = DrawnText.pixel(color) }
            }
        }
        for button in buttons {
            paint(button.x, button.y - button.height / 2, button.width, button.height, fill)
            for letter in 0..<5 {
                let x = button.x + button.width / 2 - 34 + button.aside + 14 * letter
                paint(x, button.y - 7, 2, 14, button.ink)
                paint(x + 8, button.y - 7, 2, 14, button.ink)
                paint(x, button.y - 1, 10, 2, button.ink)
            }
        }
        return ScreenModel(reading: screen, scale: 1).regions.filter { $0.kind == .text }.map(\.place)
    }

    @Test func `are switched off beside one that is not`() {
        #expect(
            places([Button(ink: Self.faint, x: 100), Button(ink: Self.full, x: 300)]) == [
                .inactive, .content,
            ])
        #expect(
            places([Button(ink: Self.full, x: 100), Button(ink: Self.faint, x: 500)]) == [
                .content, .inactive,
            ])
    }

    @Test func `are switched off in a column with one that is not, where both are as wide`() {
        let full = Button(ink: Self.full, x: 100, y: 60)
        #expect(places([full, Button(ink: Self.faint, x: 100, y: 110)]) == [.content, .inactive])
        #expect(
            places([full, Button(ink: Self.faint, x: 100, y: 110, width: 180)]) == [.content, .content])
        #expect(
            places([full, Button(ink: Self.faint, x: 500, y: 110)]) == [.content, .content])
    }

    @Test func `alone are an app's own grey`() {
        #expect(places([Button(ink: Self.faint, x: 100)]) == [.content])
        #expect(
            places([Button(ink: Self.faint, x: 100), Button(ink: Self.faint, x: 300)]) == [
                .content, .content,
            ])
    }

    @Test func `are as high, and have their labels in their middles`() {
        let full = Button(ink: Self.full, x: 300)
        #expect(places([Button(ink: Self.faint, x: 100, height: 56), full]) == [.content, .content])
        #expect(places([Button(ink: Self.faint, x: 100, aside: 20), full]) == [.content, .content])
        #expect(
            places([Button(ink: Self.faint, x: 100), full], fill: SRGB8(gray: 238)) == [.content, .content])
    }

    @Test func `are grey, and hardly stand out, in the way of the other`() {
        let full = Button(ink: Self.full, x: 300)
        #expect(places([Button(ink: SRGB8(gray: 225), x: 100), full]) == [.content, .content])
        let other = [Button(ink: SRGB8(gray: 200), x: 100), full]
        #expect(places(other, fill: SRGB8(gray: 130), page: 90) == [.content, .content])
        #expect(
            places([Button(ink: SRGB8(gray: 80), x: 100), full], fill: SRGB8(gray: 130), page: 90) == [
                .inactive, .content,
            ])
        #expect(places([Button(ink: SRGB8(gray: 140), x: 100), full]) == [.content, .content])
        let blue = SRGB8(red: 160, green: 190, blue: 230)
        #expect(places([Button(ink: blue, x: 100), full]) == [.content, .content])
    }
}

extension SRGB8 {
    fileprivate init(gray: Int) { self.init(red: UInt8(gray), green: UInt8(gray), blue: UInt8(gray)) }
}
