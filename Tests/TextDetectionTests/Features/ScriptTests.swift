import Testing
import TextDetection

/// Letters are slanted strokes on one foot, of which no row covers all columns, as a headline would.
struct `The script of a line` {
    private static let constants = DetectionConstants()
    private static let small = 20

    private func shape(_ heights: [Int], draw: (inout CoverageMap) -> Void = { _ in }) -> LineShape {
        let height = heights.max() ?? 0
        var map = CoverageMap(width: 14 * heights.count, height: height)
        for (index, letter) in heights.enumerated() {
            for y in 0..<letter {
                let start = 14 * index + y * 8 / (letter - 1)
                for x in start..<start + 2 { map[x, height - letter + y] = 1 }
            }
        }
        draw(&map)
        return LineShape(map, Self.constants.shape)
    }

    private func script(of shape: LineShape, level: LevelLetters? = nil) -> Script {
        Script(shape, level: { level }, Self.constants.size)
    }

    /// Six small letters and a tall one.
    private func script(ofTallest height: Int, level: LevelLetters? = nil) -> Script {
        let shape = shape([Int](repeating: Self.small, count: 6) + [height])
        #expect(shape.xHeight == Float(Self.small) && shape.ascent == Float(height))
        return script(of: shape, level: level)
    }

    /// The lowest tall letter, for the small ones, that is above a ratio.
    private func height(above ratio: Double) -> Int { Int(ratio * Double(Self.small)) + 1 }

    @Test func `is told by how much higher tall letters are than small ones`() {
        let size = Self.constants.size
        let (mixed, marked) = (height(above: size.mixedProportion), height(above: size.markedProportion))
        #expect(script(ofTallest: mixed - 1) == .oneHeight)
        #expect(script(ofTallest: mixed) == .mixedCase)
        #expect(script(ofTallest: marked - 1) == .mixedCase)
        #expect(script(ofTallest: marked) == .marked)
    }

    @Test func `is that of letters of one height, under marks or among signs`() throws {
        let letters = Glyph.row(count: 6, foot: 100, height: 20)
        let mark = Glyph.letter(6, x: 103, y: 66, width: 5, height: 4)
        let size = Self.constants.size
        let plain = try #require(LevelLetters(Line(letters), inkHeight: 20, size))
        let marked = try #require(LevelLetters(Line(letters + [mark]), inkHeight: 34, size))
        let tall = height(above: size.markedProportion)
        #expect(script(ofTallest: tall, level: plain) == .amongSigns)
        #expect(script(ofTallest: tall, level: marked) == .marked)
        // Below that ratio nobody asks.
        #expect(script(ofTallest: tall - 1, level: marked) == .mixedCase)
    }

    @Test func `hangs from a headline`() {
        let letters = [Int](repeating: Self.small, count: 6)
        let headline = shape(letters) { map in
            for x in 0..<map.width { map[x, 0] = 1 }
        }
        #expect(headline.hasHeadline)
        #expect(script(of: headline) == .hanging)
        #expect(script(of: shape(letters)) == .oneHeight)
    }

    /// Squares with two sides and four bars across, whose columns cross four strokes.
    @Test func `is of dense squares`() {
        func squares(width: Int, stroke: Int) -> LineShape {
            var map = CoverageMap(width: 2 * width + 6, height: 40)
            for left in [0, width + 6] {
                for top in [0, 12, 24, 40 - stroke] {
                    for y in top..<top + stroke { for x in left..<left + width { map[x, y] = 1 } }
                }
                for y in 0..<40 {
                    for x in 0..<stroke {
                        map[left + x, y] = 1
                        map[left + width - 1 - x, y] = 1
                    }
                }
            }
            return LineShape(map, Self.constants.shape)
        }
        #expect(script(of: squares(width: 40, stroke: 3)) == .ideographic)
        // Too narrow, each and both together too wide; and strokes as wide as those of bold capitals.
        #expect(script(of: squares(width: 26, stroke: 3)) != .ideographic)
        #expect(script(of: squares(width: 40, stroke: 7)) != .ideographic)
    }
}
