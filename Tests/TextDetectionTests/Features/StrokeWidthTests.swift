import Raster
import Testing
import TextDetection

struct `The widths of a line's strokes` {
    private func map(width: Int, height: Int, _ boxes: [PixelRect], covered: Float = 1) -> CoverageMap {
        var map = CoverageMap(width: width, height: height)
        for box in boxes {
            for y in box.y..<box.maxY { for x in box.x..<box.maxX { map[x, y] = covered } }
        }
        return map
    }

    private func widths(_ map: CoverageMap) -> StrokeWidths {
        StrokeWidths(map, LineShape(map, DetectionConstants().shape))
    }

    /// The widths are read from a histogram of 96 steps to the height of the ink.
    private func step(_ map: CoverageMap) -> Float { Float(map.height) / 96 }

    /// Eight letters like an H: two stems, and a bar between them.
    private func letters(stem: Int, bar: Int) -> CoverageMap {
        map(
            width: 240, height: 30,
            (0..<8).flatMap { letter in
                [
                    PixelRect(x: 30 * letter, y: 0, width: stem, height: 30),
                    PixelRect(x: 30 * letter + 18 - stem, y: 0, width: stem, height: 30),
                    PixelRect(x: 30 * letter, y: 14, width: 18, height: bar),
                ]
            })
    }

    @Test(arguments: [2, 4, 5])
    func `are those of stems, from side to side`(stem: Int) {
        let map = letters(stem: stem, bar: 2)
        #expect(abs(widths(map).stems[2] - Float(stem)) <= step(map))
    }

    @Test(arguments: [1, 2, 4])
    func `and those of bars, from top to bottom`(bar: Int) {
        let map = letters(stem: 3, bar: bar)
        // Most columns of the letters cross the bar alone.
        #expect(abs(widths(map).bars[2] - Float(bar)) <= step(map))
    }

    @Test func `are known to parts of a pixel`() {
        var map = letters(stem: 3, bar: 2)
        for letter in 0..<8 {
            for y in 0..<30 { map[30 * letter + 20, y] = 0 }
            for y in 0..<30 where y < 14 || y >= 16 { map[30 * letter + 3, y] = 0.25 }
        }
        // A quarter of a pixel more at one of two stems.
        let widths = widths(map)
        #expect(abs(widths.stems[0] - 3) <= step(map))
        #expect(abs(widths.stems[3] - 3.25) <= step(map))
    }

    @Test func `leave out what is no letter's`() {
        var map = letters(stem: 3, bar: 2)
        let plain = widths(map)
        for x in 0..<map.width { map[x, 28] = 1 }
        // A line under them: its row does not count. A row fewer shifts shares of the steps a little.
        for (width, other) in zip(widths(map).stems, plain.stems) {
            #expect(abs(width - other) < 0.01)
        }
    }
}
