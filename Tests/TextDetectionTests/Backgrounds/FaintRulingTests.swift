import ColorMath
import Raster
import Testing
import TextDetection

struct `Text on squared paper` {
    /// Paper with lines every 36 pixels, and some words across them.
    private func screen(line: Int, _ words: [String] = ["on time", "Tidewater"]) throws -> (
        Bitmap<UInt8>, [PixelRect]
    ) {
        var screen = Bitmap(width: 480, height: 300) { x, y in
            x % 36 < 2 || y % 36 < 2 ? .gray(line) : .white
        }
        let boxes = try words.enumerated().map { row, word in
            screen.draw(try Lettering(word), x: 60, y: 64 + 72 * row, ink: .gray(60))
        }
        return (screen, boxes)
    }

    @Test(arguments: [248, 242, 236])
    func `is found, on the paper between the lines`(line: Int) throws {
        let (screen, boxes) = try screen(line: line)
        let text = screen.text()
        #expect(text.count == boxes.count)
        for (region, box) in zip(text, boxes) {
            #expect(region.box.isWithin(2, of: box))
            #expect(region.ink == .gray(60) && region.backdrop == .white)
        }
    }

    @Test func `is none where nothing is written`() throws {
        #expect(try screen(line: 242, []).0.text().isEmpty)
    }
}
