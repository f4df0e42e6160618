import ColorMath
import Raster
import Testing
import TextDetection

/// Words that hang from a headline, as those of Devanagari do: each is one component.
struct Headlines {
    private static let ink = SRGB8.gray(60)

    /// Draws a word of letters that are a stem and a bowl, and returns its box.
    @discardableResult
    private static func drawWord(
        letters: Int, x: Int, y: Int, height: Int, on screen: inout Bitmap<UInt8>
    ) -> PixelRect {
        let size = Double(height)
        let (left, top) = (Double(x), Double(y))
        let advance = 0.8 * size
        let stroke = 0.11 * size
        let width = Double(letters) * advance
        var strokes = [[SIMD2(left, top), SIMD2(left + width, top)]]
        for letter in 0..<letters {
            let stem = left + (Double(letter) + 0.85) * advance
            strokes.append([SIMD2(stem, top), SIMD2(stem, top + size)])
            strokes.append([
                SIMD2(stem, top + 0.8 * size), SIMD2(stem - 0.45 * size, top + 0.75 * size),
                SIMD2(stem - 0.5 * size, top + 0.5 * size), SIMD2(stem - 0.2 * size, top + 0.4 * size),
            ])
        }
        for points in strokes { screen.draw(.stroke(points, width: stroke), ink) }
        let edge = Int(stroke / 2)
        return PixelRect(
            x: x - edge, y: y - edge, width: Int(width) + 2 * edge, height: height + 2 * edge)
    }

    private static func drawFrame(_ box: PixelRect, on screen: inout Bitmap<UInt8>) {
        let (left, top) = (Double(box.x), Double(box.y))
        let (right, bottom) = (Double(box.maxX), Double(box.maxY))
        let corners = [
            SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom), SIMD2(left, top),
        ]
        screen.draw(.stroke(corners, width: 2), ink)
    }

    @Test(arguments: [16, 20, 28])
    func `a word alone is text`(height: Int) throws {
        var screen = Bitmap(ground: .white)
        let box = Self.drawWord(letters: 4, x: 60, y: 70, height: height, on: &screen)
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].box.isWithin(2, of: box))
    }

    @Test func `two words of a large title are text`() throws {
        var screen = Bitmap(height: 300, ground: .white)
        let first = Self.drawWord(letters: 3, x: 60, y: 80, height: 80, on: &screen)
        let second = Self.drawWord(letters: 2, x: first.maxX + 24, y: 80, height: 80, on: &screen)
        let text = screen.text()
        try #require(text.count == 1)
        #expect(text[0].box.x <= first.x + 3 && text[0].box.maxX >= second.maxX - 3)
    }

    @Test(arguments: [50, 93])
    func `a word in a frame of its ink, or in a gap of it, is text`(y: Int) throws {
        var screen = Bitmap(ground: .white)
        Self.drawFrame(PixelRect(x: 40, y: 60, width: 400, height: 90), on: &screen)
        screen.draw(.box(x: 70, y: 40, width: 80, height: 36), .white)
        let box = Self.drawWord(letters: 4, x: 80, y: y, height: 18, on: &screen)
        let boxes = screen.text().map(\.box)
        #expect(boxes.contains { $0.isWithin(2, of: box) }, "\(boxes)")
    }
}
