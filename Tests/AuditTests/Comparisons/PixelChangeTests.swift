import Audit
import ColorMath
import Raster
import Testing

@Suite("What changed on a screen")
struct PixelChangeTests {
    private let plain = Bitmap<UInt8>(
        width: 80, height: 60, filledWith: RGBA(red: 255, green: 255, blue: 255))

    private func painted(_ boxes: [PixelRect], _ color: SRGB8) -> Bitmap<UInt8> {
        var bitmap = plain
        for box in boxes {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { bitmap[x, y] = RGBA(color) }
            }
        }
        return bitmap
    }

    @Test("is nothing where nothing is another")
    func nothing() throws {
        let change = try #require(PixelChange(from: plain, to: plain))
        #expect(change.box == nil && change.count == 0 && change.parts.isEmpty)
        #expect(change.greatestContrast == 1)
        #expect(change.indicator(scale: 1) == nil)
    }

    @Test("is counted, found in parts, and measured in either direction")
    func parts() throws {
        let boxes = [
            PixelRect(x: 2, y: 3, width: 5, height: 4), PixelRect(x: 60, y: 40, width: 8, height: 8),
        ]
        let other = painted(boxes, SRGB8(hex: 0x777777))
        let change = try #require(PixelChange(from: plain, to: other))
        let back = try #require(PixelChange(from: other, to: plain))
        #expect(change.count == 20 + 64 && change.clearCount == change.count)
        #expect(change.parts == boxes)
        #expect(abs(change.greatestContrast - 4.478) < 0.001)
        #expect(back == change)
    }

    @Test("leaves out what lies above the row from which it is looked for")
    func top() throws {
        let other = painted([PixelRect(x: 2, y: 3, width: 5, height: 4)], .black)
        #expect(PixelChange(from: plain, to: other, below: 7)?.count == 0)
        #expect(PixelChange(from: plain, to: other, below: 6)?.count == 5)
    }

    @Test("is not told between pictures of two sizes")
    func sizes() {
        let small = Bitmap<UInt8>(width: 79, height: 60, filledWith: RGBA(red: 0, green: 0, blue: 0))
        #expect(PixelChange(from: plain, to: small) == nil)
    }

    @Test("is as large as a frame two pixels wide, and no larger, where it is one")
    func indicator() throws {
        func frame(_ width: Int) -> [PixelRect] {
            let box = PixelRect(x: 10, y: 10, width: 50, height: 30)
            return [
                PixelRect(x: box.x, y: box.y, width: box.width, height: width),
                PixelRect(x: box.x, y: box.maxY - width, width: box.width, height: width),
                PixelRect(x: box.x, y: box.y, width: width, height: box.height),
                PixelRect(x: box.maxX - width, y: box.y, width: width, height: box.height),
            ]
        }
        let two = try #require(PixelChange(from: plain, to: painted(frame(2), .black))?.indicator(scale: 1))
        // Around 46 by 26 pixels; ends that are half circles take 4 · 26 - 2 π · 13 less.
        let least = 288 - 2 * (104 - 26 * Double.pi)
        #expect(two.area == 304 && abs(two.required - least) < 1e-9 && two.isEnough)
        let one = try #require(PixelChange(from: plain, to: painted(frame(1), .black))?.indicator(scale: 1))
        #expect(!one.isEnough)
        let pale = painted(frame(2), SRGB8(hex: 0xC0C0C0))
        #expect(PixelChange(from: plain, to: pale)?.indicator(scale: 1)?.area == 0)
        let sides = try #require(PixelChange(from: plain, to: painted(frame(2), .black))?.sides)
        #expect([sides.top, sides.bottom, sides.left, sides.right] == [1, 1, 1, 1])
    }
}
