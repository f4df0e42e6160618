import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// A cover on a white page, with a word of low contrast on it.
struct `The lettering of a picture` {
    private static let ink = SRGB8(red: 150, green: 120, blue: 90)
    private static let backdrop = SRGB8(red: 210, green: 200, blue: 180)
    private static let word = PixelRect(x: 120, y: 160, width: 96, height: 20)

    /// What the cover is filled with.
    private enum Filling {
        case patches, color, gradient

        func color(_ x: Int, _ y: Int) -> SRGB8 {
            switch self {
            case .patches:
                let patch = x / 40 + 6 * (y / 40)
                return SRGB8(
                    red: UInt8(patch * 53 % 256), green: UInt8(patch * 101 % 256),
                    blue: UInt8(patch * 29 % 256)
                )
            case .color: return backdrop
            case .gradient:
                return SRGB8(red: UInt8(40 + x / 2), green: UInt8(40 + y / 2), blue: UInt8(220 - x / 2))
            }
        }
    }

    /// The regions that are parts of the cover.
    private func told(
        _ filling: Filling = .patches, cover: PixelRect = PixelRect(x: 80, y: 80, width: 240, height: 240),
        isExact: Bool = false, contrast: Double = 2.5, grid: Int? = nil,
        others: [Region] = [], isOfSystem: Bool = false
    ) -> [Int] {
        var screen = Bitmap(width: 400, height: 400, filledWith: DrawnText.pixel(.white))
        for y in cover.y..<cover.maxY {
            for x in cover.x..<cover.maxX
            where grid.map({ !x.isMultiple(of: $0) && !y.isMultiple(of: $0) }) ?? true {
                screen[x, y] = DrawnText.pixel(filling.color(x - cover.x, y - cover.y))
            }
        }
        for y in Self.word.y..<Self.word.maxY {
            for x in Self.word.x..<Self.word.maxX {
                // What was scaled and compressed has as many shades as pixels.
                let shade = isExact ? 0 : UInt8(2 + (x + y) % 5)
                let isStroke = (x - Self.word.x) % 8 < 4
                let ink = SRGB8(
                    red: Self.ink.red - shade, green: Self.ink.green - shade, blue: Self.ink.blue - shade)
                screen[x, y] = DrawnText.pixel(isStroke ? ink : Self.backdrop)
            }
        }
        let word = Region.line(
            contrast: contrast, ink: Self.ink, backdrop: Self.backdrop, box: Self.word)
        let whole = PixelRect(x: 0, y: 0, width: 400, height: 400)
        return PictureLettering.indices(
            in: [word] + others, on: [Surface(color: .white, box: whole, share: 0.6)], screen: screen,
            within: whole, scale: 1, isOfSystem: { $0.box == Self.word && isOfSystem })
    }

    @Test func `is a part of it, where the picture has many colours`() {
        #expect(told() == [0])
        #expect(told(.color).isEmpty)
        #expect(told(.gradient).isEmpty)
    }

    @Test func `is the app's where its ink is one colour to the pixel, and can be seen`() {
        #expect(told(isExact: true).isEmpty)
        #expect(told(isExact: true, contrast: 1.3) == [0])
    }

    @Test func `is the app's where the same is written elsewhere`() {
        let below = PixelRect(x: 120, y: 350, width: 96, height: 20)
        let alike = Region.line(contrast: 2.5, ink: Self.ink, backdrop: Self.backdrop, box: below)
        #expect(told(others: [alike]).isEmpty)
        let larger = Region.line(
            contrast: 2.5, pointSize: 20, ink: Self.ink, backdrop: Self.backdrop, box: below)
        #expect(told(others: [larger]) == [0])
    }

    @Test func `is judged where it can be read, and on what covers most of a screen`() {
        #expect(told(contrast: 4.6).isEmpty)
        #expect(told(cover: PixelRect(x: 16, y: 16, width: 368, height: 368)).isEmpty)
        // Lower than a logo.
        #expect(told(cover: PixelRect(x: 116, y: 160, width: 104, height: 20)).isEmpty)
    }

    @Test func `is none in the place of the system's bar, where the picture begins at the top`() {
        let atTop = PixelRect(x: 80, y: 0, width: 240, height: 320)
        #expect(told(cover: atTop) == [0])
        #expect(told(cover: atTop, isOfSystem: true).isEmpty)
        // A cover that the page is above.
        #expect(told(isOfSystem: true) == [0])
    }

    @Test func `is a part of what was found by its texture, too`() {
        let cover = PixelRect(x: 80, y: 80, width: 240, height: 240)
        var picture = Region.line(box: cover)
        picture.kind = .picture
        // A grid in the colour of the page lies over it.
        #expect(told(grid: 6).isEmpty)
        #expect(told(grid: 6, others: [picture]) == [0])
    }
}
